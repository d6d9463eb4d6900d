public import Geo

/// The ball around the last examined fix in which no fix changes anything.
///
/// Its radius is the distance to the nearest limit of any region. A ball is convex, so the way
/// between two fixes in it stays in it too, and no region sees a pass (G8).
@usableFromInline
struct SkipBall: Sendable {
  @usableFromInline let center: Coordinate
  /// Negative when no fix may be skipped.
  @usableFromInline let radiusMeters: Double
  /// Seconds since the reference date, exclusive: the next dwell, or the end of a quiet band.
  @usableFromInline let deadline: Double
  /// The best and the worst accuracy of a fix that may be skipped, in metres.
  @usableFromInline let accuracies: ClosedRange<Double>

  /// Holds no fix.
  static let none = SkipBall(
    center: Coordinate(checkedLatitude: 0, longitude: 0), radiusMeters: -1, deadline: -.infinity,
    accuracies: 0...0)

  /// Returns true if a fix at `time` is certainly in the ball; false may be wrong.
  @inlinable
  func holds(_ fix: Fix, at time: Double) -> Bool {
    time < deadline && fix.accuracyMeters >= accuracies.lowerBound
      && fix.accuracyMeters <= accuracies.upperBound
      && fix.coordinate.isCertainly(withinMeters: radiusMeters, of: center)
  }
}
