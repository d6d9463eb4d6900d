/// The dates of one countdown.
public struct RuleDates: Sendable, Hashable {
  /// When it opens; `nil` where the rule has no window.
  public let opens: RuleDate?
  /// When it is due.
  public let due: RuleDate

  /// Creates the dates of a countdown.
  public init(opens: RuleDate?, due: RuleDate) {
    self.opens = opens
    self.due = due
  }
}
