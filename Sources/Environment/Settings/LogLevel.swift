/// From which level on messages are logged; the names are those of swift-log.
package enum LogLevel: String, Sendable, Hashable, CaseIterable {
  /// Every step.
  case trace
  /// Details for finding a fault; positions appear from here down.
  case debug
  /// Normal events.
  case info
  /// Events that may need attention.
  case notice
  /// Probable faults that stop nothing.
  case warning
  /// Failures.
  case error
  /// Failures that stop the program.
  case critical
}
