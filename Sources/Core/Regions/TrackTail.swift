import Geo

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
