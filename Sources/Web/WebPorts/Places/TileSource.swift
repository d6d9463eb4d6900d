public import Foundation
public import Geo

/// A file of map images, which needs no network.
public struct TileSource: Sendable {
  /// A square image.
  public struct Picture: Sendable {
    /// The bytes as they are in the file.
    public let bytes: Data
    /// The media type.
    public let type: String

    /// Creates an image.
    public init(bytes: Data, type: String) {
      (self.bytes, self.type) = (bytes, type)
    }
  }

  /// The attribution as plain text.
  public let attribution: String?
  /// The media type of most images.
  public let type: String
  /// The zoom levels.
  public let zooms: ClosedRange<Int>
  /// The south-west and the north-east corner, if the file names them.
  public let corners: (southWest: Coordinate, northEast: Coordinate)?
  /// A word that changes with the file.
  public let stamp: String
  /// Returns the image at a zoom level, a column from west and a row from north; `nil` for none.
  public let picture: @Sendable (_ zoom: Int, _ column: Int, _ row: Int) async throws -> Picture?

  /// Creates a source.
  public init(
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
