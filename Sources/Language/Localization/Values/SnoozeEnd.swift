/// Until when a task is snoozed.
public enum SnoozeEnd: Sendable, Hashable {
  /// Until an instant.
  case at(RelativeTime)
  /// Until the next visit to one of its places.
  case nextVisit
  /// Until the user leaves the place where they are.
  case leaving
}
