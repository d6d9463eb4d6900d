extension Ukrainian {
  /// Returns the text of a phrase.
  public func text(_ phrase: CommandPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .noTasks: "Завдань ще немає."
    }
  }
}
