/// From which level on messages are logged; the names are those of swift-log.
public enum LogLevel: String, Sendable, Hashable, CaseIterable {
  /// Every step.
  case trace
  /// What helps to find a mistake; positions appear from here down.
  case debug
  /// What happens.
  case info
  /// What may want attention.
  case notice
  /// What probably is wrong, though all goes on.
  case warning
  /// What failed.
  case error
  /// What stops the program.
  case critical
}
