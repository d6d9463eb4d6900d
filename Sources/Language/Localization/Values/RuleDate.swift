/// A date of a rule as texts show it: a day, or a moment where the rule names a time.
public struct RuleDate: Sendable, Hashable {
  /// The instant.
  public let time: RelativeTime
  /// True if the time of day is shown.
  public let showsTime: Bool

  /// Creates a date.
  public init(_ time: RelativeTime, showsTime: Bool) {
    self.time = time
    self.showsTime = showsTime
  }
}
