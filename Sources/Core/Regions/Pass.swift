import Geo

/// A track that has come near the centre while the state is outside, and has not left the circle
/// again (G8).
struct Pass: Sendable, Hashable, Codable {
  /// Segments between fixes farther apart than this do not count.
  static let longestSegmentSeconds = 60.0
  /// Slower than this, in metres per second, a receiver does not come by: it stays.
  static let leastSpeed = 3.0

  /// The last fix outside before the pass.
  let start: TrackPoint
  /// The smallest distance of the track from the centre so far, in metres.
  private(set) var nearestMeters: Double

  /// Returns true if the segment between fixes at two times counts.
  static func links(_ start: Double, _ end: Double) -> Bool {
    !Span(from: start, to: end).exceeds(longestSegmentSeconds)
  }

  /// Returns the longest step in metres that certainly begins no pass, if both its ends are
  /// outside the circle.
  ///
  /// With both ends at least R away, a chord of length s comes no nearer than the root of
  /// R² - (s/2)²; near is at most R - a/2 or R/2. The smaller the circle and the better the
  /// accuracy, the easier it is to cross. Holds for radii from 20 m on; at most a kilometre.
  static func longestBlindStep(radiusMeters radius: Double, accuracyMeters: Double) -> Double {
    let depth = min(accuracyMeters, radius) / 2
    // A hundredth less, for rounding and the curvature of the earth.
    return min((3.96 * depth * (2 * radius - depth)).squareRoot(), 1000)
  }

  /// Creates a pass with the first segment that came near.
  init(from start: TrackPoint, nearestMeters: Double) {
    self.start = start
    self.nearestMeters = nearestMeters
  }

  /// Adds one more segment of the track.
  mutating func add(segmentAt meters: Double) {
    nearestMeters = min(nearestMeters, meters)
  }

  /// Returns true if the receiver was fast enough between the last fix outside before and the
  /// first one after, and at least one of the fixes between, both included, may be of a movement.
  func isFast(to end: TrackPoint, moving lastMoving: Double) -> Bool {
    let seconds = max(Span(from: start.time, to: end.time).seconds, 1)
    return lastMoving >= start.time
      && start.vector.distanceMeters(to: end.vector) / seconds >= Self.leastSpeed
  }
}
