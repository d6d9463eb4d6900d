package import Geo
import Localization

/// A point and its address.
package struct PostalAddress: Sendable, Hashable {
  /// The point.
  package let coordinate: Coordinate
  /// A short name, such as `Torstrasse 12`; never empty, one clean line.
  package let name: String
  /// The whole address, one clean line.
  package let text: String
  /// The distance from its middle to the farthest corner of its bounding box, in metres; `nil` if
  /// the service gives no box.
  package let radiusMeters: Double?

  package init(coordinate: Coordinate, name: String, text: String, radiusMeters: Double? = nil) {
    self.coordinate = coordinate
    self.name = name
    self.text = text
    self.radiusMeters = radiusMeters
  }
}

/// The addresses that a service found, best first.
package struct GeocodingResult: Sendable, Hashable {
  /// The addresses; empty if nothing was found.
  package let found: [PostalAddress]
  /// The service's own words about the source of the answer.
  private let licence: String?
  private let host: String

  /// Creates an answer of a service; `licence` is its own words about the source.
  init(found: [PostalAddress], licence: String? = nil, host: String) {
    self.found = found
    self.licence = licence
    self.host = host
  }

  /// The source of the answer, shown beside it as licences demand; in the language in force if the
  /// service names none.
  package var attribution: String { licence ?? PlacePhrase.addressesBy(host: host).text }
}
