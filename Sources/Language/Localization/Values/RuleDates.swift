/// The dates of one countdown.
package struct RuleDates: Sendable, Hashable {
  /// When it opens; `nil` where the rule has no window.
  package let opens: RuleDate?
  /// When it is due.
  package let due: RuleDate
  /// True if it can be done up to the time of day at which it is due, which an appointment cannot.
  package let isDeadline: Bool

  /// Creates the dates of a countdown.
  package init(opens: RuleDate?, due: RuleDate, isDeadline: Bool) {
    self.opens = opens
    self.due = due
    self.isDeadline = isDeadline
  }
}
