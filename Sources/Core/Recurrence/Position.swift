public import Foundation

/// The position of a task in its rule.
///
/// Only this is stored: opens and due follow from it and the rule each time, so that they move when
/// the time-zone rules change (R14).
public enum Position: Sendable, Hashable, Codable {
  /// Never done: the countdown that began with the start.
  case beginning
  /// From done: the countdown that began with a completion, or with a skipped occurrence.
  case completed(Date)
  /// From start: occurrence k of the series, counted from its start.
  case occurrence(Int)
  /// Nothing is left to do.
  case finished
}
