/// When a task is due: again and again, or once.
public enum Rule: Sendable, Hashable, Codable {
  /// Again and again.
  case repeating(Cadence)
  /// Once, at a moment or without a date (R13).
  case once(due: LocalDateTime?)
}
