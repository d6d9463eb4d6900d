package import Geo
import Text

/// A region that the user has made on a phone, and which Passby can make a place of.
package struct OfferedPlace: Sendable, Hashable {
  /// The name, on one line of at most 200 characters.
  package let name: String
  /// The centre.
  package let coordinate: Coordinate
  /// The phone's key for the region, unique among equal names; `nil` if it sent none.
  package let key: String?
  /// The radius in metres; 0 for beacons, `nil` if the phone did not send one.
  package let radiusMeters: Double?

  /// The most regions of one phone that are kept.
  package static let most = 250

  /// No radius is larger, in metres; half way round the earth.
  static let largestMeters = 2e7

  /// The longest name, in scalars.
  private static let longestName = 200

  package init(
    name: String, coordinate: Coordinate, radiusMeters: Double?, key: String? = nil
  ) {
    self.key = key
    let isLong = name.unicodeScalars.dropFirst(Self.longestName).first != nil
    self.name = name.cleanLine(cutAfter: isLong ? Self.longestName - 1 : Self.longestName)
    self.coordinate = coordinate
    self.radiusMeters = radiusMeters
  }
}
