extension English {
  /// Returns the text of a phrase.
  public func text(_ phrase: ServicePhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .nothingAnswers: "nothing answers there"
    }
  }
}
