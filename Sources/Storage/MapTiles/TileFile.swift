package import Foundation
import GRDB
package import Localization
import Text

/// A map in one file, for where there is no network: an MBTiles file of pictures.
///
/// SQLite opens the file as immutable: never modify it in place; replace it and open it again.
///
/// Source: MBTiles 1.3, <https://github.com/mapbox/mbtiles-spec/blob/master/1.3/spec.md>.
package struct TileFile: Sendable {
  /// The absolute path of the file.
  package let path: String
  /// The description that is in the file.
  package let metadata: TileMetadata
  /// The inode, size and modification time of the file as a text, for the ETag of its tiles.
  package let stamp: String
  private let queue: DatabaseQueue

  /// Tiles of more bytes are damage, or an attack on the memory.
  private static let largestTileBytes = 2_000_000

  /// Opens a file and reads its metadata.
  ///
  /// - Throws: `TileFileError.missing`, `.unreadable`, `.notTiles`, `.vector` or `.empty`.
  package init(path: String) throws(TileFileError) {
    let url = URL(fileURLWithPath: path)
    self.path = url.path
    stamp = try Self.stamp(of: url.path)
    do {
      // Immutable: no lock and no file beside it, so that it may lie in a read-only folder.
      queue = try DatabaseQueue(
        path: url.absoluteString + "?immutable=1", configuration: Self.configuration)
      metadata = try queue.read(TileMetadata.init)
    } catch let error as TileFileProblem {
      throw TileFileError(error, path: url.path)
    } catch let error as DatabaseError where error.resultCode == .SQLITE_NOTADB {
      throw .notTiles(path: url.path, reason: StorePhrase.mapIsNoDatabase.text)
    } catch {
      throw .unreadable(path: url.path, reason: Self.reason(error))
    }
  }

  /// Returns the tile at a zoom level, a column from west and a row from north (XYZ); `nil` if the
  /// file has none, or one of more than 2 MB or of another type than PNG, JPEG or WebP.
  ///
  /// - Throws: `TileFileError.unreadable` when the file is damaged.
  package func tile(zoom: Int, column: Int, row: Int) async throws(TileFileError) -> Tile? {
    guard metadata.zoomRange.contains(zoom), (0..<1 << zoom).contains(column),
      (0..<1 << zoom).contains(row)
    else { return nil }
    do {
      return try await queue.read { db in
        // Rows are counted from the south in the file (TMS), and from the north on the web.
        try Data.fetchOne(
          db,
          sql: """
            SELECT tile_data FROM tiles
            WHERE zoom_level = ? AND tile_column = ? AND tile_row = ? AND length(tile_data) <= ?
            """,
          arguments: [zoom, column, (1 << zoom) - 1 - row, Self.largestTileBytes])
      }.flatMap(Tile.init)
    } catch {
      throw .unreadable(path: path, reason: Self.reason(error))
    }
  }

  private static var configuration: Configuration {
    var configuration = Configuration()
    configuration.readonly = true
    configuration.prepareDatabase { db in
      // A file from elsewhere: its views call no function that could do harm. A tile is read once,
      // so little is kept in memory.
      try db.execute(sql: "PRAGMA trusted_schema = OFF; PRAGMA cache_size = -256")
    }
    return configuration
  }

  /// Returns the stamp of a file without opening it.
  ///
  /// - Throws: `TileFileError.missing`, `.unreadable` or `.notTiles`.
  package static func stamp(of path: String) throws(TileFileError) -> String {
    var status = stat()
    guard stat(path, &status) == 0 else {
      if errno == ENOENT { throw .missing(path: path) }
      throw .unreadable(path: path, reason: String(cString: strerror(errno)))
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw .notTiles(path: path, reason: StorePhrase.mapIsNotRegular.text)
    }
    let time = status.st_mtim
    return [Int(status.st_ino), status.st_size, time.tv_sec, time.tv_nsec]
      .map { String($0, radix: 36) }.joined(separator: "-")
  }

  private static func reason(_ error: any Error) -> String {
    (error as? DatabaseError)?.message ?? "\(error)"
  }
}

/// A square picture of a map.
package struct Tile: Sendable, Hashable {
  /// The picture as it lies in the file.
  package let bytes: Data
  /// Its media type, from its first bytes: a file may mix several, and its metadata may be wrong.
  package let mediaType: String

  /// Recognises a picture: PNG, JPEG or WebP; anything else is none.
  init?(_ bytes: Data) {
    guard let mediaType = Self.mediaType(bytes) else { return nil }
    (self.bytes, self.mediaType) = (bytes, mediaType)
  }

  private static func mediaType(_ bytes: Data) -> String? {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return "image/png" }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return "image/jpeg" }
    if bytes.starts(with: Array("RIFF".utf8)),
      bytes.dropFirst(8).starts(with: Array("WEBP".utf8))
    {
      return "image/webp"
    }
    return nil
  }
}

/// Reasons why a file cannot serve as the map.
package enum TileFileError: Error, Sendable, Hashable, Phrased {
  /// There is no such file.
  case missing(path: String)
  /// The file cannot be opened or read, or is damaged.
  case unreadable(path: String, reason: String)
  /// The file is no MBTiles file.
  case notTiles(path: String, reason: String)
  /// The tiles are vectors, not pictures.
  case vector(path: String)
  /// The file has no tiles.
  case empty(path: String)

  /// The failure, its cause, and advice.
  package var phrase: StorePhrase {
    switch self {
    case .missing(let path): .mapMissing(path: path.quoted)
    case .unreadable(let path, let reason):
      .mapUnreadable(path: path.quoted, reason: reason.cleanLine(cutAfter: 200))
    case .notTiles(let path, let reason): .notAMap(path: path.quoted, reason: reason)
    case .vector(let path): .vectorMap(path: path.quoted)
    case .empty(let path): .emptyMap(path: path.quoted)
    }
  }

  init(_ problem: TileFileProblem, path: String) {
    self =
      switch problem {
      case .notTiles(let reason): .notTiles(path: path, reason: reason)
      case .vector: .vector(path: path)
      case .empty: .empty(path: path)
      }
  }
}

/// A fault in the content of a file, before its path is named.
enum TileFileProblem: Error {
  case notTiles(String)
  case vector
  case empty
}
