/// How the pending countdown of a rule stands.
package enum RuleStanding: Sendable, Hashable {
  /// It is the first one, still to come.
  case first(RuleDates)
  /// It is open.
  case open(due: RuleDate)
  /// It is overdue.
  case dueSince(RuleDate)
}
