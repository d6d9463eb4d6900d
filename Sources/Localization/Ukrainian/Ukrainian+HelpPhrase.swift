extension Ukrainian {
  /// Returns the text of a phrase.
  public func text(_ phrase: HelpPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .json: "Вивести JSON зі сталими ключами."
    }
  }
}
