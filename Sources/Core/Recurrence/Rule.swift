/// The rule by which a task is due: repeatedly or once.
public enum Rule: Sendable, Hashable, Codable {
  /// Repeatedly, by a cadence.
  case repeating(Cadence)
  /// Once, at a moment or without a date (R13).
  case once(due: LocalDateTime?)
}
