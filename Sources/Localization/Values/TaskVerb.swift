/// An action on a task.
public enum TaskVerb: Sendable, Hashable, CaseIterable {
  case add, edit, move, remove, done, skip, snooze, unsnooze, dismiss, pin, unpin
}
