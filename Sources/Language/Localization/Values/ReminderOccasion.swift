/// The occasion of a reminder; places by their names.
public enum ReminderOccasion: Sendable, Hashable {
  case enter(String)
  case exit(String)
  case dwell(String)
  case cross(String)
  /// The task opened, or the daemon was started, while the user was inside.
  case inside(String)
  /// The countdown ended.
  case due
  /// A task with a fixed time starts soon.
  case before
  /// A task with a fixed time starts.
  case start
  /// The time of a habit has come; which of its days it is.
  case habit(day: Int, of: Int)
}
