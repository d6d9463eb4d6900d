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
