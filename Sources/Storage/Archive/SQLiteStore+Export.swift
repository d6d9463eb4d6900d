package import Foundation
import GRDB
package import SQLiteStore

extension SQLiteStore {
  /// Writes a snapshot of the database as JSON lines: a header, the rows, and an end with their
  /// number.
  ///
  /// Other connections can write meanwhile. Equal contents give equal lines, except for the time in
  /// the header. The export contains the coordinates of places and the state of the track; it
  /// leaves out the tracks that `damagedTracks()` returns.
  ///
  /// - Parameters:
  ///   - scope: What to write.
  ///   - withPhotos: True to write the files of photos too.
  ///   - program: The version of the program, for the header.
  ///   - now: The time in the header.
  ///   - write: Takes each line, without its line end; its errors are let through as they are.
  /// - Returns: How many lines lie between header and end.
  /// - Throws: What `write` throws, what reading throws, and `.damaged` with a value that an import
  ///   of everything would refuse.
  @discardableResult
  package func export(
    _ scope: ExportScope = .everything, withPhotos: Bool = false, program: String, at now: Date,
    write: (String) throws -> Void
  ) throws -> Int {
    do {
      return try queue.read { db in
        try ViewerScope.run(viewer) {
          func put(_ line: ExportText) throws {
            do { try write(line.line) } catch { throw WriteFailure(error: error) }
          }
          // What this writes, an import reads.
          if scope == .everything { try db.checkReadable() }
          let lost = try db.damagedTracks().map { (table: $0.table, row: $0.row) }
          try put(Self.header(scope, program: program, at: now))
          var count = 0
          for table in scope.tables where withPhotos || table.type != ExportLayout.photoData.type {
            let omitted = Set(lost.lazy.filter { $0.table == table.table }.map(\.row))
            count += try Self.rows(
              of: table, in: db, all: scope == .everything, omitting: omitted
            ) { try put($0) }
          }
          if scope == .everything {
            var counters = ExportText(type: ExportCounters.type)
            for (key, number) in zip(ExportCounters.keys, try ExportCounters.read(db)) {
              counters.add(number, as: key)
            }
            try put(counters)
            count += 1
          }
          var end = ExportText(type: "end")
          end.add(Int64(count), as: "lines")
          try put(end)
          return count
        }
      }
    } catch let failure as WriteFailure {
      throw failure.error
    } catch {
      throw translated(error)
    }
  }

  /// Writes an export into a new file, for its owner only, that appears whole or not at all.
  ///
  /// - Parameters:
  ///   - path: Its path.
  ///   - replacing: True if it may take the place of a regular file.
  ///   - fill: Passes the text in pieces to the closure that it is called with.
  /// - Returns: The absolute path.
  /// - Throws: `SQLiteStoreError.occupied`, `.directory`, `.inUse`, `.itself` or `.notWritten`, and
  ///   what `fill` throws.
  package func writeFile(
    _ path: String, replacing: Bool, _ fill: (_ put: (String) throws -> Void) throws -> Void
  ) throws -> String {
    guard !DatabaseFile(path: self.path).isSameFile(as: path) else {
      throw SQLiteStoreError.itself(path: path)
    }
    let file = try AtomicFile(path: path, replacing: replacing)
    defer { file.discard() }
    var writer = try BufferedWriter(file)
    try fill { try writer.write($0) }
    try writer.finish()
    try file.publish()
    return file.path
  }

  private static func header(_ scope: ExportScope, program: String, at now: Date) -> ExportText {
    var header = ExportText(type: "passby")
    header.add(Int64(ExportLayout.format), as: "format")
    header.add(program, as: "version")
    header.add(Int64(Schema.version), as: "schema")
    header.add(now.formatted(.iso8601), as: "exported")
    switch scope {
    case .everything: header.add(String?.none, as: "only")
    case .only(let parts): header.add(parts.map(\.rawValue).sorted(), as: "only")
    }
    return header
  }

  private static func rows(
    of table: ExportedTable, in db: Database, all: Bool, omitting omitted: Set<Int64>,
    put: (ExportText) throws -> Void
  ) throws -> Int {
    let rows = try Row.fetchCursor(
      db,
      sql: """
        SELECT \(table.columnList) FROM \(table.exportedRows(all: all)) ORDER BY \(table.order)
        """)
    var count = 0
    while let row = try rows.next() {
      if !omitted.isEmpty, let id = Int64.fromDatabaseValue(row[0]), omitted.contains(id) {
        continue
      }
      var line = ExportText(type: table.type)
      for (index, column) in table.columns.enumerated() { try line.add(row[index], as: column) }
      if let list = table.list {
        let statement = try db.cachedStatement(
          sql: """
            SELECT \(list.columns.map(\.name).joined(separator: ", ")) FROM \(list.table)
            WHERE \(list.owner) = ? ORDER BY ordinal
            """)
        let id: Int64 = row[0]
        try line.add(try Row.fetchAll(statement, arguments: [id]), as: list)
      }
      try put(line)
      count += 1
    }
    return count
  }
}

/// A wrapper that carries the caller's own error out of the reading.
private struct WriteFailure: Error {
  let error: any Error
}
