/// Reasons why the running daemon holds fixes or gives up reminders.
public enum EnginePhrase: Phrase, Hashable {
  /// The clocks of receiver and computer are days apart; both dates as `2026-01-15`.
  case clocksDisagree(receiver: String, computer: String)
  /// The receiver's times have lost 1024 or 2048 weeks.
  case putRight
  /// A reminder waits for a notifier that has been removed from the configuration.
  case notifierRemoved

  /// Returns the phrase in a language.
  public func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}
