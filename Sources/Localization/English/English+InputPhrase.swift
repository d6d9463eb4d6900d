extension English {
  /// Returns the text of a phrase.
  public func text(_ phrase: InputPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .nothingToUndo: "nothing to undo."
    }
  }
}
