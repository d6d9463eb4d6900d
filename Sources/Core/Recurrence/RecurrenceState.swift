public import Foundation

/// The progress of a task through its rule.
///
/// Opens and due are not stored; `Schedule` computes them from this value and the rule, so that
/// they follow changes of the time-zone rules (R14).
public enum RecurrenceState: Sendable, Hashable, Codable {
  /// Never done: the countdown that began with the start.
  case beginning
  /// From done: the countdown that began with a completion, or with a skipped occurrence.
  case completed(Date)
  /// From start: occurrence k of the series, counted from its start.
  case occurrence(Int)
  /// Nothing is left to do.
  case finished
}
