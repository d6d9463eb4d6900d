/// When time alone reminds.
package enum TimeCondition: Sendable, Hashable {
  /// At an instant.
  case at(RelativeTime)
  /// Some time before an instant, and at the instant.
  case before(TimeSpan, RelativeTime)
  /// As soon as the daemon runs.
  case atOnce
  /// Again and again while overdue; the period in its short form.
  case nagging(String)
}
