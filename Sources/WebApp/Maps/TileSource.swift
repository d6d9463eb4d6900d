public import Foundation
public import Geo

/// The pictures of the map out of a file, for where there is no network.
public struct TileSource: Sendable {
  /// A square picture.
  public struct Picture: Sendable {
    /// As it lies in the file.
    public let bytes: Data
    /// Its media type.
    public let type: String

    /// Creates a picture.
    public init(bytes: Data, type: String) {
      (self.bytes, self.type) = (bytes, type)
    }
  }

  /// Whom the map is owed to, as plain text.
  public let attribution: String?
  /// The media type of most of the pictures.
  public let type: String
  /// The zooms there are pictures of.
  public let zooms: ClosedRange<Int>
  /// The south-west and the north-east corner of what it shows, where it says so.
  public let corners: (southWest: Coordinate, northEast: Coordinate)?
  /// Differs between two states of the file.
  public let stamp: String
  /// The picture at a zoom, a column from west and a row from north; `nil` where there is none.
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
