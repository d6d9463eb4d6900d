/// When a new or changed task comes up.
public enum TaskProspects: Sendable, Hashable {
  /// Its end comes before it is due.
  case never
  /// Open at once, without a date.
  case undated
  /// Due; nothing opens it earlier.
  case due(RelativeTime)
  /// Not open yet.
  case opens(RelativeTime, due: RelativeTime)
  /// Open at once.
  case open(due: RelativeTime)
  /// Due in the past.
  case overdue(since: RelativeTime)
}
