public import Foundation

/// Why the gate refused a report.
public enum FixRefusal: Sendable, Hashable, CustomStringConvertible {
  /// The receiver itself says that it has no position (mode below 2).
  case noFix(mode: Int)
  /// Latitude or longitude is missing, not finite or out of range.
  case invalidPosition
  /// Exactly 0, 0: what receivers send when they know nothing.
  case nullIsland
  /// No time came with the position.
  case noTime
  /// The epoch is not newer than the last one seen.
  case notNewer(than: Date)
  /// The accuracy is worse than the limit that the user set.
  case inaccurate(meters: Double, limit: Double)
  /// The position is farther than anything could have moved; held until three fixes in a row agree.
  case jump(meters: Double, seconds: Double)

  /// The reason in words, as the log and `fix_refused` events show it.
  public var description: String {
    switch self {
    case .noFix(let mode): "no fix (mode \(mode))"
    case .invalidPosition: "the position is missing or out of range"
    case .nullIsland: "the position is exactly 0, 0"
    case .noTime: "the position has no time"
    case .notNewer: "not newer than the last fix"
    case .inaccurate(let meters, let limit):
      "an accuracy of \(Int(min(meters, 1e9).rounded())) m; the limit is \(Int(limit.rounded())) m"
    case .jump(let meters, let seconds):
      "a jump of \(Int(min(meters, 1e9).rounded())) m in \(Int(min(max(seconds, 0), 1e9).rounded(.up))) s; held until 3 fixes agree"
    }
  }
}
