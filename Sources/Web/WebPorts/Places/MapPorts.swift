package import Foundation
package import Geo
package import Model

/// A service that searches addresses, as the settings name it.
package struct AddressBook: Sendable {
  /// The addresses, and the attribution that is shown beside them.
  package typealias Answer = (addresses: [PostalAddress], attribution: String)

  /// Searches an address; the languages are those of the browser.
  package let search: @Sendable (_ text: String, _ languages: String?) async throws -> Answer
  /// Finds the name of a point.
  package let name: @Sendable (_ point: Coordinate, _ languages: String?) async throws -> Answer

  /// Creates a service; the user sees the description of the errors that it throws.
  package init(
    search: @escaping @Sendable (_ text: String, _ languages: String?) async throws -> Answer,
    name: @escaping @Sendable (_ point: Coordinate, _ languages: String?) async throws -> Answer
  ) {
    self.search = search
    self.name = name
  }
}

/// A file of map images, which needs no network.
package struct TileSource: Sendable {
  /// A square image.
  package struct Picture: Sendable {
    /// The bytes as they are in the file.
    package let bytes: Data
    /// The media type.
    package let type: String

    /// Creates an image.
    package init(bytes: Data, type: String) {
      (self.bytes, self.type) = (bytes, type)
    }
  }

  /// The attribution as plain text.
  package let attribution: String?
  /// The media type of most images.
  package let type: String
  /// The zoom levels.
  package let zooms: ClosedRange<Int>
  /// The south-west and the north-east corner, if the file names them.
  package let corners: (southWest: Coordinate, northEast: Coordinate)?
  /// A word that changes with the file.
  package let stamp: String
  /// Returns the image at a zoom level, a column from west and a row from north; `nil` for none.
  package let picture: @Sendable (_ zoom: Int, _ column: Int, _ row: Int) async throws -> Picture?

  package init(
    attribution: String?, type: String, zooms: ClosedRange<Int>,
    corners: (southWest: Coordinate, northEast: Coordinate)?, stamp: String,
    picture: @escaping @Sendable (_ zoom: Int, _ column: Int, _ row: Int) async throws -> Picture?
  ) {
    self.attribution = attribution
    self.type = type
    self.zooms = zooms
    self.corners = corners
    self.stamp = stamp
    self.picture = picture
  }
}
