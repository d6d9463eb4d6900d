extension English {
  /// Returns the text of a phrase.
  public func text(_ phrase: TaskPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .openWithoutDate: "open, no date"
    }
  }
}
