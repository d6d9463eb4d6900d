import Foundation
import GRDB
import Geo
import Localization
import TestSupport
import Testing

@testable import MapTiles

/// The map in one file.
@Suite(.temporaryFolder)
struct TileFileTests {
  private static let town = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Fixtures/tiles/berlin.mbtiles").standardized.path

  @Test
  func `the file tells what it shows, and to whom that is owed`() throws {
    let metadata = try TileFile(path: Self.town).metadata
    #expect(metadata.name == "A made-up town")
    #expect(metadata.attribution == "\u{A9} Passby, drawn")
    #expect(metadata.zoomRange == 10...14)
    #expect(metadata.bounds?.southWest.latitude == 52.495)
    #expect(metadata.bounds?.southWest.longitude == 13.34)
    #expect(metadata.bounds?.northEast.latitude == 52.545)
    #expect(metadata.bounds?.northEast.longitude == 13.47)
  }

  @Test
  func `rows are counted from the north, as on the web`() async throws {
    let file = try TileFile(path: Self.town)
    // 52.52 north, 13.405 east, at zoom 14.
    let tile = try #require(try await file.tile(zoom: 14, column: 8802, row: 5373))
    #expect(tile.mediaType == "image/png")
    let south = try #require(try await file.tile(zoom: 14, column: 8802, row: 5374))
    #expect(tile != south)
    #expect(try await file.tile(zoom: 14, column: 8802, row: 16_383 - 5373) == nil)
  }

  @Test(arguments: [
    (9, 275, 167), (15, 17_604, 10_746), (14, 0, 0), (14, -1, 5373), (14, 8802, 16_384),
    (-1, 0, 0), (64, 0, 0), (Int.max, Int.max, Int.min),
  ])
  func `there is no tile outside`(zoom: Int, column: Int, row: Int) async throws {
    let file = try TileFile(path: Self.town)
    #expect(try await file.tile(zoom: zoom, column: column, row: row) == nil)
  }

  @Test(arguments: [
    ([0x89, 0x50, 0x4E, 0x47, 0x0D] as [UInt8], "image/png"),
    ([0xFF, 0xD8, 0xFF, 0xE0], "image/jpeg"),
    (Array("RIFF\u{1}\u{2}\u{3}\u{4}WEBPVP8".utf8), "image/webp"),
  ])
  func `a picture's type is told from its bytes`(bytes: [UInt8], type: String) async throws {
    let path = try Self.make(format: "jpg", tiles: [(0, 0, 0, Data(bytes))])
    let tile = try await TileFile(path: path).tile(zoom: 0, column: 0, row: 0)
    #expect(tile?.mediaType == type)
    #expect(tile?.bytes == Data(bytes))
  }

  @Test
  func `zooms are looked up where the metadata leave them out`() throws {
    let path = try Self.make(tiles: [(3, 1, 1, Self.png), (7, 1, 1, Self.png)])
    #expect(try TileFile(path: path).metadata.zoomRange == 3...7)
    #expect(try TileFile(path: path).metadata.bounds == nil)
  }

  @Test(arguments: ["181,0,182,1", "1,2,3", "3,0,1,1", "a,b,c,d", "", "nan,0,1,1", "1,2,3,4,5"])
  func `bounds that are no part of the world are left out`(bounds: String) throws {
    let path = try Self.make(["bounds": bounds], tiles: [(0, 0, 0, Self.png)])
    #expect(try TileFile(path: path).metadata.bounds == nil)
  }

  @Test
  func `a tile that is too large, or no picture, is none`() async throws {
    let path = try Self.make(tiles: [
      (1, 0, 0, Self.png), (1, 0, 1, Self.png + Data(count: 2_000_000)),
      (1, 1, 0, Data("<svg onload=alert(1)>".utf8)), (1, 1, 1, Data()),
    ])
    let file = try TileFile(path: path)
    #expect(try await file.tile(zoom: 1, column: 0, row: 1) != nil)
    for (column, row) in [(0, 0), (1, 1), (1, 0)] {
      #expect(try await file.tile(zoom: 1, column: column, row: row) == nil)
    }
  }

  @Test
  func `the attribution is plain text`() throws {
    let path = try Self.make(
      ["attribution": "<script>x()</script>&copy; <a href='https://a.example'>A &amp; B</a>"],
      tiles: [(0, 0, 0, Self.png)])
    #expect(try TileFile(path: path).metadata.attribution == "x()\u{A9} A & B")
  }

  @Test
  func `nothing is written beside the file, which may be where nobody can write`() async throws {
    let path = try Self.make(tiles: [(0, 0, 0, Self.png)])
    let folder = URL(filePath: path).deletingLastPathComponent().path
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
    let file = try TileFile(path: path)
    #expect(try await file.tile(zoom: 0, column: 0, row: 0) != nil)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["passby.db"])
  }

  @Test
  func `another state of the file has another stamp`() throws {
    let path = try Self.make(tiles: [(0, 0, 0, Self.png)])
    let old = try TileFile(path: path).stamp
    #expect(try TileFile(path: path).stamp == old)
    try FileManager.default.removeItem(atPath: path)
    _ = try Self.make(tiles: [(0, 0, 0, Self.png), (1, 0, 0, Self.png)])
    #expect(try TileFile(path: path).stamp != old)
  }

  @Test
  func `a file that is no map is refused with a reason`() throws {
    let path = try TemporaryFolder.file()
    func refusal() -> String? {
      do { _ = try TileFile(path: path) } catch { return error.description }
      return nil
    }
    #expect(refusal() == "there is no map file \"\(path)\".")
    try Data("not a database, but long enough to be looked at".utf8).write(
      to: URL(filePath: path))
    let expected = "Expected an MBTiles file of pictures (png, jpg or webp)."
    #expect(refusal() == "\"\(path)\" is no map: it is no SQLite database. \(expected)")
    try FileManager.default.removeItem(atPath: path)
    try DatabaseQueue(path: path).write { try $0.execute(sql: "CREATE TABLE task (id INTEGER)") }
    #expect(refusal() == "\"\(path)\" is no map: it has no table of tiles. \(expected)")
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    #expect(refusal() == "\"\(path)\" is no map: it is no ordinary file. \(expected)")
    try FileManager.default.removeItem(atPath: path)
    _ = try Self.make(tiles: [])
    #expect(refusal() == "map file \"\(path)\" holds no tiles.")
  }

  @Test(arguments: ["pbf", "png", ""])
  func `vector tiles are refused, whatever the file calls them`(format: String) throws {
    let path = try Self.make(
      format: format, tiles: [(0, 0, 0, Data([0x1F, 0x8B, 8, 0, 0, 0, 0, 0]))])
    #expect(throws: TileFileError.vector(path: path)) { try TileFile(path: path) }
    #expect(
      TileFileError.vector(path: "a.mbtiles").description
        == "map file \"a.mbtiles\" holds vector tiles, which are not drawn here. Expected an MBTiles file of pictures (png, jpg or webp)."
    )
  }

  private static let png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])

  /// Writes a file of tiles: zoom, column, row from the south, picture.
  private static func make(
    _ metadata: [String: String] = [:], format: String = "png", tiles: [(Int, Int, Int, Data)]
  ) throws -> String {
    let path = try TemporaryFolder.file()
    let queue = try DatabaseQueue(path: path)
    try queue.write { db in
      try db.execute(
        sql: """
          CREATE TABLE metadata (name TEXT, value TEXT);
          CREATE TABLE tiles (zoom_level INTEGER, tile_column INTEGER, tile_row INTEGER, tile_data BLOB);
          """)
      for (name, value) in metadata.merging(["format": format], uniquingKeysWith: { $1 }) {
        try db.execute(sql: "INSERT INTO metadata VALUES (?, ?)", arguments: [name, value])
      }
      for (zoom, column, row, bytes) in tiles {
        try db.execute(
          sql: "INSERT INTO tiles VALUES (?, ?, ?, ?)", arguments: [zoom, column, row, bytes])
      }
    }
    try queue.close()
    return path
  }
}
