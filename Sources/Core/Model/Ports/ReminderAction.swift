/// A user's answer to a reminder.
package enum ReminderAction: String, Sendable, Hashable, CaseIterable {
  /// The task is done.
  case done
  /// Silence for an hour.
  case snoozeOneHour = "snooze"
  /// Silence until the next visit.
  case nextVisit = "visit"
}
