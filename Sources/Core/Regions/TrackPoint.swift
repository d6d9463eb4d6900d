import Foundation
import Geo

/// A fix as the monitor stores it.
///
/// The time is in seconds since the reference date, so that it is encoded exactly whatever the
/// encoder does with dates.
struct TrackPoint: Sendable, Hashable, Codable {
  let time: Double
  let coordinate: Coordinate
  let accuracyMeters: Double
  /// Computed from the coordinate; not encoded.
  let vector: UnitVector

  init(_ fix: Fix) {
    self.init(
      time: fix.time.timeIntervalSinceReferenceDate, coordinate: fix.coordinate,
      accuracyMeters: fix.accuracyMeters)
  }

  private init(time: Double, coordinate: Coordinate, accuracyMeters: Double) {
    self.time = time
    self.coordinate = coordinate
    self.accuracyMeters = accuracyMeters
    vector = UnitVector(coordinate)
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      time: try container.decode(Double.self, forKey: .time),
      coordinate: try container.decode(Coordinate.self, forKey: .coordinate),
      accuracyMeters: min(
        try container.decode(Double.self, forKey: .accuracyMeters), AccuracyLimits.largestMeters))
    try decoder.check(
      Fix.isTime(time) && Fix.isAccuracy(accuracyMeters),
      expected: "a time of a fix and an accuracy above 0")
  }

  private enum CodingKeys: String, CodingKey {
    case time, coordinate, accuracyMeters
  }
}

/// The recent fixes among which each region finds the last one that it could use.
///
/// A monotonic stack: times ascend, and so do accuracies, because every region that can use an
/// older fix can also use a newer one that is no worse. Accuracies up to 50 m count as equal,
/// because every region can use them (G2); so the tail of an ordinary track is one fix long.
struct TrackTail: Sendable, Hashable, Codable {
  /// Of the fixes older than this, only the most widely usable one is kept.
  ///
  /// Twice the longest segment (G8), and the silence of G7.
  static let keptSeconds = 120.0

  private(set) var points: [TrackPoint] = []

  /// Returns the last fix with an accuracy of at most `limit`, which is 50 m or more.
  func last(usableUpTo limit: Double) -> TrackPoint? {
    if points.count == 1 { return points[0].accuracyMeters <= limit ? points[0] : nil }
    return points.last { $0.accuracyMeters <= limit }
  }

  /// Appends a fix that is newer than all others.
  mutating func append(_ point: TrackPoint) {
    let rank = Self.rank(point)
    if points.count == 1, Self.rank(points[0]) >= rank {
      points[0] = point
      return
    }
    while let last = points.last, Self.rank(last) >= rank { points.removeLast() }
    let old = points.prefix { Span(from: $0.time, to: point.time).exceeds(Self.keptSeconds) }.count
    if old > 1 { points.removeSubrange(1..<old) }
    points.append(point)
  }

  /// Removes all points.
  mutating func removeAll() {
    points.removeAll(keepingCapacity: true)
  }

  /// Returns the longest segment in metres that ends in a fix for any region (G8), or 0.
  func longestSegment(endingIn point: TrackPoint) -> Double {
    var longest = 0.0
    for start in points.reversed() {
      if !Pass.links(start.time, point.time) { break }
      longest = max(longest, start.vector.distanceMeters(to: point.vector))
    }
    return longest
  }

  private static func rank(_ point: TrackPoint) -> Double {
    max(point.accuracyMeters, Circle.alwaysUsableAccuracy)
  }
}

/// A length of time between two fixes, compared at the resolution of fix times.
///
/// Times have milliseconds and are held as seconds in a `Double`; half a millisecond of tolerance
/// makes "spanning 2 s" exact at 10 Hz.
struct Span {
  static let tolerance = 0.0005

  let seconds: Double

  init(from start: Double, to end: Double) {
    seconds = end - start
  }

  func isAtLeast(_ limit: Double) -> Bool { seconds >= limit - Self.tolerance }
  func exceeds(_ limit: Double) -> Bool { seconds > limit + Self.tolerance }
}
