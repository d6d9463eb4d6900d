/// The outcome of a decision.
public enum DecisionOutcome: Sendable, Hashable {
  /// The user was reminded.
  case reminded
  /// Quiet hours hold it back until a time.
  case held(until: LocalTime)
  /// It waits until all that a phone had kept has come.
  case waits
  /// The user was reminded after quiet hours.
  case released
  /// Quiet hours are over, and it makes no sense any more.
  case dropped(QuietReason)
  /// There was no reminder.
  case silent(QuietReason)
}
