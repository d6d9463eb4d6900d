package import Geo

/// A service that searches addresses, as the settings name it.
package struct AddressBook: Sendable {
  /// A point with its name and address.
  package struct Entry: Sendable, Hashable {
    /// The position.
    package let coordinate: Coordinate
    /// A short name.
    package let name: String
    /// The whole address on one line.
    package let text: String
    /// The distance from its center to its edge in metres, if known.
    package let radiusMeters: Double?

    package init(coordinate: Coordinate, name: String, text: String, radiusMeters: Double? = nil) {
      self.coordinate = coordinate
      self.name = name
      self.text = text
      self.radiusMeters = radiusMeters
    }
  }

  /// The results and their attribution.
  package typealias OneShot = (entries: [Entry], attribution: String)

  /// Searches an address; the languages are those of the browser.
  package let search: @Sendable (_ text: String, _ languages: String?) async throws -> OneShot
  /// Finds the name of a point.
  package let name: @Sendable (_ point: Coordinate, _ languages: String?) async throws -> OneShot

  /// Creates a service; the user sees the description of the errors that it throws.
  package init(
    search: @escaping @Sendable (_ text: String, _ languages: String?) async throws -> OneShot,
    name: @escaping @Sendable (_ point: Coordinate, _ languages: String?) async throws -> OneShot
  ) {
    self.search = search
    self.name = name
  }
}
