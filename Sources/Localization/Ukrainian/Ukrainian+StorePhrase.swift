extension Ukrainian {
  /// Returns the text of a phrase.
  public func text(_ phrase: StorePhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .noAnswer: "без відповіді"
    }
  }
}
