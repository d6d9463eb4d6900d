import Foundation
public import Geo

/// Where the track may go, and until when, without any region having to be looked at.
///
/// A ball around the point at which the monitor last looked about: wherever the receiver is in it, and whichever way it came there, no
/// region at rest changes. The test takes no trigonometry: the great circle is never longer than the straight line on a map whose
/// meridians are nowhere drawn closer together than within the ball. Where such a map is bad, at the poles and across the antimeridian, the answer
/// may be a needless no.
@usableFromInline
struct CalmZone: Sendable {
  @usableFromInline let latitude: Double
  @usableFromInline let longitude: Double
  /// The largest cosine of a latitude in the ball.
  @usableFromInline let widening: Double
  /// In square degrees of a great circle; negative when there is no such ball.
  @usableFromInline let squaredRadius: Double
  /// Seconds since the reference date, exclusive: the next dwell.
  @usableFromInline let until: Double

  /// No fix may be passed over.
  static let none = CalmZone(
    latitude: 0, longitude: 0, widening: 1, squaredRadius: -1, until: -.infinity)

  private init(
    latitude: Double, longitude: Double, widening: Double, squaredRadius: Double, until: Double
  ) {
    self.latitude = latitude
    self.longitude = longitude
    self.widening = widening
    self.squaredRadius = squaredRadius
    self.until = until
  }

  /// The ball of some metres around a point.
  init(around center: Coordinate, radiusMeters: Double, until: Double) {
    guard radiusMeters > 0 else {
      self = .none
      return
    }
    let radius = radiusMeters / Earth.radiusMeters
    let nearestToEquator = max(abs(center.latitude) * .pi / 180 - radius, 0)
    let degrees = radius * 180 / .pi
    self.init(
      latitude: center.latitude, longitude: center.longitude, widening: cos(nearestToEquator),
      squaredRadius: degrees * degrees, until: until)
  }

  /// Tells whether a fix, known to be within, changes nothing.
  @inlinable
  func holds(_ coordinate: Coordinate, at time: Double) -> Bool {
    let north = coordinate.latitude - latitude
    let east = (coordinate.longitude - longitude) * widening
    return north * north + east * east <= squaredRadius && time < until
  }
}
