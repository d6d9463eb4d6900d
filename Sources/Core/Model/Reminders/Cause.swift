/// The event that caused a reminder.
package enum Cause: String, Sendable, Hashable, Codable, CaseIterable {
  /// The user entered.
  case enter
  /// The user left.
  case exit
  /// The user has stayed long enough.
  case dwell
  /// The user passed through at speed.
  case cross
  /// The task opened, or the daemon was started, while the user was inside.
  case inside
  /// The countdown ended.
  case due
  /// A task with a fixed time starts in 15 minutes.
  case before
  /// A task with a fixed time starts.
  case start
  /// The time of a habit has come (J4).
  case habit
  /// The task is overdue, or an appointment was missed (Z8).
  case overdue
}
