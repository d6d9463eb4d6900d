public import Geo

/// Where the track may go, and until when, without any region having to be looked at.
///
/// A ball around the point at which the monitor last looked about: wherever the receiver is in it, and whichever way it came there, no
/// region at rest changes. The test takes no trigonometry: the great circle is never longer than the straight line on a map whose
/// meridians are nowhere drawn closer together than within the ball. The ball ends where that map does, at a pole or at the antimeridian, and
/// before the one point that no receiver means, 0° N 0° E.
@usableFromInline
struct CalmZone: Sendable {
  @usableFromInline let latitude: Double
  @usableFromInline let longitude: Double
  /// The largest cosine of a latitude in the ball.
  @usableFromInline let widening: Double
  /// In square degrees of a great circle; negative when there is no such ball.
  @usableFromInline let squaredRadius: Double
  /// Seconds since the reference date, exclusive: the next dwell, or the first end of a ring.
  @usableFromInline let until: Double
  /// Fixes that are worse than this, in metres, are not passed over.
  @usableFromInline let worstAccuracy: Double
  /// Nor are those that are better: what the gate admits never is.
  @inlinable static var bestAccuracy: Double { 10 }

  /// No fix may be passed over.
  @inline(__always)
  static var none: CalmZone {
    CalmZone(
      latitude: 0, longitude: 0, widening: 1, squaredRadius: -1, until: -.infinity,
      worstAccuracy: 0)
  }

  private init(
    latitude: Double, longitude: Double, widening: Double, squaredRadius: Double, until: Double,
    worstAccuracy: Double
  ) {
    self.latitude = latitude
    self.longitude = longitude
    self.widening = widening
    self.squaredRadius = squaredRadius
    self.until = until
    self.worstAccuracy = worstAccuracy
  }

  /// The ball of some metres around a point.
  @inline(__always)
  init(
    around center: Glimpse, radiusMeters: Double, until: Double, worstAccuracyMeters: Double
  ) {
    guard radiusMeters > 0 else {
      self = .none
      return
    }
    // cos(a - r) is never above cos a + r sin a.
    let widening = min(
      1, center.cosine + abs(center.vector.z) * (radiusMeters * (1 / Earth.radiusMeters)))
    let (latitude, longitude) = (center.latitude, center.longitude)
    let east = longitude * widening
    let edge = min(
      90 - abs(latitude), (180 - abs(longitude)) * widening,
      (latitude * latitude + east * east).squareRoot())
    let degrees = min(radiusMeters * Self.degreesPerMeter, edge * (1 - 1e-9))
    self.init(
      latitude: latitude, longitude: longitude, widening: widening,
      squaredRadius: degrees * degrees, until: until, worstAccuracy: worstAccuracyMeters)
  }

  /// What a metre on the ground is in degrees of a great circle.
  @inlinable static var degreesPerMeter: Double { 180 / (.pi * Earth.radiusMeters) }

  /// Tells whether a fix that is newer than the last changes nothing.
  @inlinable
  func holds(
    _ latitude: Double, _ longitude: Double, at time: Double, accuracyMeters: Double
  ) -> Bool {
    squaredDegrees(latitude - self.latitude, longitude - self.longitude) <= squaredRadius
      && time < until && accuracyMeters <= worstAccuracy && accuracyMeters >= Self.bestAccuracy
  }

  /// At least the square of how far two points of the zone lie apart, given the differences of their coordinates.
  @inlinable
  func squaredDegrees(_ latitudes: Double, _ longitudes: Double) -> Double {
    let east = longitudes * widening
    return latitudes * latitudes + east * east
  }
}
