import Foundation
import GRDB

/// The tables of an SQLite file that another program wrote.
///
/// SQLite reads a private copy, which is removed afterwards. Tables alone are read, and what the
/// schema of the file brings may call no function that has effects.
final class SQLiteFile {
  /// A file that is not as its format says.
  struct Damaged: Error {}

  /// A value of a row; blobs and NULL are none.
  struct Value {
    fileprivate let stored: DatabaseValue

    var integer: Int? {
      switch stored.storage {
      case .int64(let value): Int(value)
      case .double(let value): value.magnitude < 1e15 ? Int(value) : nil
      case .string(let text): Int(text)
      case .null, .blob: nil
      }
    }

    var number: Double? {
      switch stored.storage {
      case .int64(let value): Double(value)
      case .double(let value): value
      case .string(let text): Double(text)
      case .null, .blob: nil
      }
    }

    var text: String? {
      switch stored.storage {
      case .int64(let value): String(value)
      case .double(let value): String(value)
      case .string(let text): text
      case .null, .blob: nil
      }
    }
  }

  /// The values of a row, by the names of its columns in small letters.
  typealias Row = [String: Value]

  private let folder: URL
  private let queue: DatabaseQueue

  /// True for bytes that begin as an SQLite file.
  static func isLikely(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.starts(with: Array("SQLite format 3\u{0}".utf8))
  }

  /// Opens a copy.
  ///
  /// - Throws: `Damaged`, and what the system throws for the copy.
  init(_ bytes: ArraySlice<UInt8>) throws {
    // SQLite would read the missing end of a last page as zeros.
    let bytes = Array(bytes)
    guard Self.isLikely(bytes[...]), bytes.count >= 512 else { throw Damaged() }
    let size = Int(bytes[16]) << 8 | Int(bytes[17])
    guard size > 0, bytes.count.isMultiple(of: size == 1 ? 65_536 : size) else { throw Damaged() }
    let files = FileManager.default
    folder = files.temporaryDirectory.appending(path: "passby-\(UUID().uuidString)")
    try files.createDirectory(
      at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    do {
      let file = folder.appending(path: "copy.db")
      try Data(bytes).write(to: file)
      var configuration = Configuration()
      configuration.prepareDatabase { db in
        try db.execute(sql: "PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON")
      }
      queue = try DatabaseQueue(path: file.path, configuration: configuration)
    } catch {
      try? files.removeItem(at: folder)
      throw error is DatabaseError ? Damaged() : error
    }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Passes the rows of a table, whose name may be in any case.
  ///
  /// - Throws: `Damaged`, also for a table that is not there; what the closure throws.
  func forEachRow(of name: String, _ body: (Row) throws -> Void) throws {
    do {
      try queue.read { db in
        guard try db.tableExists(name) else { throw Damaged() }
        let rows = try GRDB.Row.fetchCursor(
          db, sql: "SELECT * FROM \(name.quotedDatabaseIdentifier)")
        while let row = try rows.next() {
          try body(
            Dictionary(
              row.lazy.filter { !$1.isNull }.map { ($0.lowercased(), Value(stored: $1)) },
              uniquingKeysWith: { first, _ in first }))
        }
      }
    } catch is DatabaseError {
      throw Damaged()
    }
  }
}
