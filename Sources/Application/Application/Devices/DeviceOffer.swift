import Foundation
package import Geo
package import Localization
package import Model
import Regions
package import Text

/// A region that the user has made on a phone, and of which a place can be made (P13).
package struct DeviceOffer: Sendable, Hashable {
  /// The name on the phone, on one line.
  package let name: String
  /// The middle of its circle.
  package let center: Coordinate
  /// The radius in metres; 0 for a beacon, `nil` if the phone did not send it.
  package let radiusMeters: Double?

  package init(name: String, center: Coordinate, radiusMeters: Double?) {
    self.name = name
    self.center = center
    self.radiusMeters = radiusMeters
  }

  /// The keys of the region, as the API has them; `isPlace` is true if a place has its name.
  package func json(isPlace: Bool) -> JSON {
    .object([
      ("name", .string(name)), ("lat", JSON(center.latitude, decimals: 7)),
      ("lon", JSON(center.longitude, decimals: 7)), ("radius_m", JSON(radiusMeters, decimals: 1)),
      ("known", .bool(isPlace)), ("circle", .bool(isCircle)),
    ])
  }

  /// False for a beacon, of which no place can be made: it has a radius of 0 or stands at 0, 0, or
  /// its name holds the UUID that it sends.
  ///
  /// Source: OwnTracks iOS, where `name:UUID:major:minor` makes a beacon of a region.
  package var isCircle: Bool {
    radiusMeters != 0 && (center.latitude != 0 || center.longitude != 0)
      && !name.split { $0 == ":" || $0 == " " }.contains { UUID(uuidString: String($0)) != nil }
  }

  /// Why no place can be made of it; `nil` if one can.
  package var obstacle: DevicePhrase? {
    if !isCircle { return .offerIsBeacon(name.quoted) }
    return placeName.trimmed.isEmpty ? .offerWithoutName : nil
  }

  /// The name of the place: `#` begins tags, so it begins no name.
  private var placeName: String { String(name.drop { $0 == "#" || $0 == " " }) }

  /// Returns the name that the place gets among others: its own, or one with a number.
  func placeName(among places: [Place]) -> String {
    placeName.distinct { name in
      places.contains { $0.name.isSameName(as: name) }
    }
  }

  /// Returns true if a place was made of the region before: it has the name; or where the name
  /// cannot be that of a place, a name that was made of it, and the same centre.
  package func isPlace(among places: [Place]) -> Bool {
    places.contains { place in
      let (known, own) = (FoldedText(place.name), FoldedText(placeName))
      return known == FoldedText(name)
        || name != placeName && known.hasPrefix(own)
          && place.center.distanceMeters(to: center) <= Self.same
    }
  }

  /// Centres so near, in metres, are the same.
  private static let same = 1.0

  /// The radius of the place, within the limits for places.
  package var placeRadius: Double {
    let range = Region.radiusRange
    return min(
      max(radiusMeters ?? Region.defaultRadiusMeters, range.lowerBound), range.upperBound)
  }
}

extension DeviceFigures {
  /// The regions that the user has made on the phone.
  package var offers: [DeviceOffer] {
    regions.compactMap { region in
      let center = try? Coordinate(latitude: region.latitude, longitude: region.longitude)
      return center.map {
        DeviceOffer(name: region.name, center: $0, radiusMeters: region.radiusM)
      }
    }
  }
}
