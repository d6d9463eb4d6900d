import Foundation

/// A point on the earth's surface, in WGS 84 degrees.
///
/// An invalid coordinate cannot exist: both initialisers check the range. Poles and the
/// antimeridian are ordinary points; longitudes -180 and 180 are the same meridian.
public struct Coordinate: Sendable, Hashable, Codable {
  /// Degrees north of the equator, -90 to 90.
  public let latitude: Double
  /// Degrees east of Greenwich, -180 to 180.
  public let longitude: Double

  /// Creates a coordinate from degrees.
  ///
  /// - Throws: `CoordinateError.latitude` or `.longitude` when a value is not finite or out of
  ///   range.
  @inlinable
  public init(latitude: Double, longitude: Double) throws(CoordinateError) {
    // NaN is in no range.
    guard PositionField.latitude.range.contains(latitude) else { throw .latitude(latitude) }
    guard PositionField.longitude.range.contains(longitude) else { throw .longitude(longitude) }
    self.latitude = latitude
    self.longitude = longitude
  }

  /// Creates a coordinate from degrees that are known to be in range.
  @inlinable
  package init(checkedLatitude latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }

  /// Decodes and checks a coordinate, so that no stored value escapes the range check.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    try self.init(
      latitude: container.decode(Double.self, forKey: .latitude),
      longitude: container.decode(Double.self, forKey: .longitude))
  }

  private enum CodingKeys: String, CodingKey {
    case latitude, longitude
  }
}

/// A latitude or longitude that is not on the globe.
public enum CoordinateError: Error, Hashable {
  case latitude(Double)
  case longitude(Double)
}

extension Coordinate {
  /// Returns the course at the beginning of the great circle to another point, in degrees from
  /// true north, 0 up to 360.
  ///
  /// Returns 0 for the same point. From a pole every course is along a meridian, and the result is
  /// relative to the longitude of the given coordinate.
  ///
  /// Source: initial course between points, Aviation Formulary (Williams).
  public func bearingDegrees(to other: Coordinate) -> Double {
    let (from, to) = (latitude * .pi / 180, other.latitude * .pi / 180)
    let delta = (other.longitude - longitude) * .pi / 180
    let east = sin(delta) * cos(to)
    let north = cos(from) * sin(to) - sin(from) * cos(to) * cos(delta)
    let degrees = atan2(east, north) * 180 / .pi
    let positive = degrees < 0 ? degrees + 360 : degrees
    return positive == 360 ? 0 : positive
  }

  /// Returns true if another coordinate is certainly within a distance; false proves nothing.
  ///
  /// Computes no trigonometric function, for short distances. Often false within a kilometre of a
  /// pole and across the antimeridian.
  @inlinable
  public func isCertainly(withinMeters meters: Double, of other: Coordinate) -> Bool {
    let north = latitude - other.latitude
    let east = longitude - other.longitude
    let limit = meters * (180 / (.pi * Earth.radiusMeters))
    // Meridian plus parallel is an upper bound of the distance; no parallel exceeds the equator.
    if abs(north) + abs(east) <= limit { return true }
    // So is a straight line on a map with the scale of the parallel, among those that the line
    // touches, that is nearest to the equator. The scale is a cosine, and its series up to x⁸ is
    // never below it.
    let degrees = max(
      0, min(latitude, other.latitude), -max(latitude, other.latitude))
    let square = degrees * degrees * (Double.pi * .pi / 32400)
    let scale =
      1 - square * (1 / 2 - square * (1 / 24 - square * (1 / 720 - square * (1 / 40320))))
    let eastward = east * scale
    return north * north + eastward * eastward <= limit * limit && meters >= 0
  }
}
