import Geo

/// The end of the track: enough recent fixes to find, for any region, the last one that it could use.
///
/// One tail serves all regions. It is a monotonic stack: times ascend, and so do the accuracies, since a fix that is no worse than
/// an older one replaces it for every region. Accuracies up to 50 m are alike here, because every region can use them (G2); so the
/// tail of an ordinary track is one fix long.
struct TrackTail: Sendable, Hashable, Codable {
  /// Longer ago than this, only the most widely usable fix is kept; twice the longest segment, and the silence of G7.
  static let keptSeconds = 120.0

  private(set) var points: [TrackPoint] = []

  /// Finds the last fix with an accuracy of at most `limit`, which is 50 m or more.
  func last(usableUpTo limit: Double) -> TrackPoint? {
    if points.count == 1 { return points[0].accuracyMeters <= limit ? points[0] : nil }
    return points.last { $0.accuracyMeters <= limit }
  }

  /// Appends a fix that is newer than all.
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

  /// Forgets the track; nothing links what comes to what was.
  mutating func removeAll() {
    points.removeAll(keepingCapacity: true)
  }

  /// The longest segment in metres that any region may see ending in a fix (G8), 0 when there is none.
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
