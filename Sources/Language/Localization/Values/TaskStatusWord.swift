/// A task's status as one word.
public enum TaskStatusWord: Sendable, Hashable, CaseIterable {
  case waiting, open, due, overdue, finished
}
