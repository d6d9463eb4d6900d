package import Geo

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
