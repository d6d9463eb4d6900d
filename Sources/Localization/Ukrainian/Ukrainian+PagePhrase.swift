extension Ukrainian {
  /// Returns the text of a phrase.
  public func text(_ phrase: PagePhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .done: "Зроблено"
    }
  }
}
