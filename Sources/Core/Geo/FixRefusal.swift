public import Foundation

/// A reason why the gate refused a report.
public enum FixRefusal: Sendable, Hashable {
  /// The receiver reports that it has no position (mode below 2).
  case noFix(mode: Int)
  /// Latitude or longitude is missing, not finite or out of range.
  case invalidPosition
  /// Exactly 0, 0, which receivers send when they have no position.
  case nullIsland
  /// The position has no time, or one beyond the year 9923.
  case noTime
  /// A negative accuracy, by which receivers mark a position as invalid (G1).
  case negativeAccuracy
  /// The epoch is not newer than the last one seen.
  case notNewer(than: Date)
  /// The accuracy is worse than the limit that the user set.
  case inaccurate(meters: Double, limit: Double)
  /// The position is too far for any movement; held until three fixes in a row agree.
  case jump(meters: Double, seconds: Double)
}
