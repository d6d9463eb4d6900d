extension Ukrainian {
  /// Returns the text of a phrase.
  public func text(_ phrase: ServicePhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .nothingAnswers: "ніхто не відповідає"
    }
  }
}
