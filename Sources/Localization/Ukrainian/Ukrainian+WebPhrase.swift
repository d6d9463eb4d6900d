extension Ukrainian {
  /// Returns the text of a phrase.
  public func text(_ phrase: WebPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .noSuchTask: "Такого завдання немає."
    }
  }
}
