public import Foundation

/// The progress of a task through its rule.
///
/// Opens and due are not stored; `Schedule` computes them from this value and the rule, so that
/// they follow changes of the time-zone rules (R14).
public enum RecurrenceState: Sendable, Hashable, Codable {
  /// Never done; the countdown runs from the start of the rule.
  case beginning
  /// Done or skipped, by a rule from done; the countdown runs from this time.
  case completed(Date)
  /// Occurrence k is pending, counted from the start of the series; for a rule from start, and for
  /// one with days that was never done.
  case occurrence(Int)
  /// Nothing is pending any more.
  case finished
}
