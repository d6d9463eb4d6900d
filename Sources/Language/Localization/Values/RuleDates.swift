/// The dates of one countdown.
public struct RuleDates: Sendable, Hashable {
  /// When it opens; `nil` where the rule has no window.
  public let opens: RuleDate?
  /// When it is due.
  public let due: RuleDate
  /// True if it can be done up to the time of day at which it is due, which an appointment cannot.
  public let isDeadline: Bool

  /// Creates the dates of a countdown.
  public init(opens: RuleDate?, due: RuleDate, isDeadline: Bool) {
    self.opens = opens
    self.due = due
    self.isDeadline = isDeadline
  }
}
