public import Geo
import Regions

/// A region that the user has made on a phone, and of which a place can be made (P13).
public struct DeviceOffer: Sendable, Hashable {
  /// The name on the phone, on one line.
  public let name: String
  /// The middle of its circle.
  public let center: Coordinate
  /// The radius in metres; `nil` if the phone did not say it.
  public let radiusMeters: Double?

  /// Creates an offer.
  public init(name: String, center: Coordinate, radiusMeters: Double?) {
    self.name = name
    self.center = center
    self.radiusMeters = radiusMeters
  }

  /// The keys of the region, as the API has them; `isPlace` says if there is a place of its name.
  public func json(isPlace: Bool) -> JSON {
    .object([
      ("name", .string(name)), ("lat", JSON(center.latitude, decimals: 7)),
      ("lon", JSON(center.longitude, decimals: 7)), ("radius_m", JSON(radiusMeters, decimals: 1)),
      ("known", .bool(isPlace)),
    ])
  }

  /// The name of the place: `#` begins tags, so it begins no name.
  public var placeName: String { String(name.drop { $0 == "#" || $0 == " " }) }

  /// The radius of the place, within the limits for places.
  public var placeRadius: Double {
    let range = Region.radiusRange
    return min(
      max(radiusMeters ?? Region.defaultRadiusMeters, range.lowerBound), range.upperBound)
  }
}
