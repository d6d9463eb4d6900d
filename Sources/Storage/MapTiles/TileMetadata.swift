import Foundation
import GRDB
package import Geo
import Localization
import Text

/// The metadata of an MBTiles file.
package struct TileMetadata: Sendable, Hashable {
  /// Its name, where it has one.
  package let name: String?
  /// The attribution of the map, as plain text without the HTML tags of the file.
  package let attribution: String?
  /// The media type of its first picture.
  package let mediaType: String
  /// The zoom levels by the metadata, or else those with tiles; within 0 to 24.
  package let zoomRange: ClosedRange<Int>
  /// The bounds by the metadata, if they are given.
  package let bounds: BoundingBox?

  /// A bounding box, which does not cross the antimeridian.
  package struct BoundingBox: Sendable, Hashable {
    /// The south-west corner.
    package let southWest: Coordinate
    /// The north-east corner.
    package let northEast: Coordinate
  }

  private static let deepestZoom = 24

  /// Reads the metadata and looks for tiles.
  ///
  /// - Throws: `TileFileProblem`, or what SQLite throws.
  init(_ db: Database) throws {
    guard try Self.hasTiles(db) else {
      throw TileFileProblem.notTiles(StorePhrase.mapHasNoTable.text)
    }
    let isDescribed = try db.tableExists("metadata") || db.viewExists("metadata")
    let rows =
      try isDescribed
      ? Row.fetchAll(db, sql: "SELECT name, value FROM metadata LIMIT 1000") : []
    var values: [String: String] = [:]
    for row in rows {
      guard let name = String.fromDatabaseValue(row[0] as DatabaseValue),
        let value = String.fromDatabaseValue(row[1] as DatabaseValue)
      else { continue }
      values[name] = value.trimmingBlanks
    }
    if ["pbf", "mvt", "application/vnd.mapbox-vector-tile"].contains(values["format"] ?? "") {
      throw TileFileProblem.vector
    }
    zoomRange = try Self.zoomRange(db, values)
    mediaType = try Self.mediaType(db)
    name = values["name"].flatMap { $0.isEmpty ? nil : $0 }
    attribution = values["attribution"].map(\.withoutTags).flatMap { $0.isEmpty ? nil : $0 }
    bounds = values["bounds"].flatMap(BoundingBox.init)
  }

  private static func hasTiles(_ db: Database) throws -> Bool {
    guard try db.tableExists("tiles") || db.viewExists("tiles") else { return false }
    let names = try Set(db.columns(in: "tiles").map { $0.name.lowercased() })
    return names.isSuperset(of: ["zoom_level", "tile_column", "tile_row", "tile_data"])
  }

  /// Returns the zooms of the metadata, or else those that there are; `minzoom` and `maxzoom` are
  /// optional.
  private static func zoomRange(_ db: Database, _ values: [String: String]) throws -> ClosedRange<
    Int
  > {
    if let lowest = values["minzoom"].flatMap(Int.init),
      let deepest = values["maxzoom"].flatMap(Int.init),
      (0...deepestZoom).contains(lowest), (lowest...deepestZoom).contains(deepest)
    {
      return lowest...deepest
    }
    // Each look is one step in the index, where the smallest and the largest of a view would read
    // it all.
    let there = try (0...deepestZoom).filter { zoom in
      try Row.fetchOne(
        db, sql: "SELECT 1 FROM tiles WHERE zoom_level = ? LIMIT 1", arguments: [zoom]) != nil
    }
    guard let lowest = there.first, let deepest = there.last else { throw TileFileProblem.empty }
    return lowest...deepest
  }

  /// Detects the type from a tile: vectors come as gzip, and the metadata may be wrong.
  private static func mediaType(_ db: Database) throws -> String {
    guard
      let beginning = try Data.fetchOne(
        db, sql: "SELECT substr(tile_data, 1, 16) FROM tiles LIMIT 1")
    else { throw TileFileProblem.empty }
    guard let tile = Tile(beginning) else { throw TileFileProblem.vector }
    return tile.mediaType
  }
}

extension TileMetadata.BoundingBox {
  /// Reads `west,south,east,north` in degrees; what is no part of the world is left out.
  init?(_ text: String) {
    let degrees = text.split(separator: ",").map { Double(String($0).trimmingBlanks) }
    guard degrees.count == 4, let west = degrees[0], let south = degrees[1],
      let east = degrees[2], let north = degrees[3], south < north, west < east,
      let southWest = try? Coordinate(latitude: south, longitude: west),
      let northEast = try? Coordinate(latitude: north, longitude: east)
    else { return nil }
    (self.southWest, self.northEast) = (southWest, northEast)
  }
}

extension String {
  /// The text between tags; the few named characters that attributions use are put in.
  fileprivate var withoutTags: String {
    var text = ""
    var isTag = false
    for character in self {
      switch character {
      case "<": isTag = true
      case ">" where isTag: isTag = false
      default: if !isTag { text.append(character) }
      }
    }
    for (name, character) in [
      ("&copy;", "\u{A9}"), ("&nbsp;", " "), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""),
      ("&amp;", "&"),
    ] {
      text = text.replacing(name, with: character)
    }
    return text.trimmingBlanks
  }
}
