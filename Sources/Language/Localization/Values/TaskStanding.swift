/// How a task stands against its dates.
public enum TaskStanding: Sendable, Hashable {
  /// Nothing is left to do.
  case finished
  /// Not open yet, without a date for it.
  case waiting
  /// Not open yet.
  case opens(RelativeTime)
  /// It can be done; `nil` without a date.
  case open(due: RelativeTime?)
  /// It is due within a minute.
  case dueNow
  /// It is due on this day, at no time of it.
  case dueToday
  /// It was due; `missed` occurrences have passed undone, 1 and up.
  case overdue(since: RelativeTime, missed: Int)
}
