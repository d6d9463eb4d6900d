import GRDB
import Localization
import Model
package import SQLiteStore

/// An export that was read to its end and found sound, in a temporary database of its own.
///
/// Reading takes as long as its source takes, and blocks no other process meanwhile. It needs the
/// memory of the longest line.
package struct StagedImport: Sendable {
  /// The contents of the export.
  package let scope: ExportScope
  /// How much that is.
  package let contents: StoreContents
  let queue: DatabaseQueue

  /// Reads lines, without their line ends, until there are no more.
  ///
  /// - Throws: `SQLiteStoreError.line` with the number of the line and what was expected of it;
  ///   what `next` throws, as it is.
  package init(next: () throws -> [UInt8]?) throws {
    do {
      // An empty name is a temporary database that SQLite keeps on the disk when it grows.
      queue = try DatabaseQueue(
        path: "", configuration: SQLiteStore.configuration(busySeconds: 0))
      try Schema.create(queue)
      // An export has its own categories, persons and settings.
      try queue.write {
        try $0.execute(sql: "DELETE FROM category; DELETE FROM person; DELETE FROM preference")
      }
    } catch {
      throw SQLiteStoreError(error, path: "temporary", busySeconds: 0)
    }
    var number = 0
    do {
      scope = try queue.write { db in
        var reading = try ImportReading(db)
        while true {
          let line: [UInt8]?
          do { line = try next() } catch { throw ReadFailure(error: error) }
          guard let line else { return try reading.finish() }
          number += 1
          // What belongs to anyone is checked as it comes.
          try ViewerScope.run(.household) { try reading.read(line) }
        }
      }
      contents = try queue.write { try $0.checkedContents() }
    } catch let failure as ReadFailure {
      throw failure.error
    } catch let problem as LineProblem {
      throw SQLiteStoreError.line(number: max(1, number), problem: problem.text)
    } catch {
      throw SQLiteStoreError(error, path: "temporary", busySeconds: 0)
    }
  }
}

/// A wrapper that carries the caller's own error out of the transaction.
private struct ReadFailure: Error {
  let error: any Error
}

/// How much a database holds.
package struct StoreContents: Sendable, Hashable {
  /// Tasks, finished ones too.
  package let tasks: Int
  package let places: Int
  /// Completions and skips, undone ones too.
  package let completions: Int
  /// Steps that can be undone.
  package let steps: Int
  /// The tracks that could not be read, and were left out.
  package let damagedTracks: [DamagedTrack]

  /// Counts the rows.
  init(_ db: Database, damagedTracks: [DamagedTrack] = []) throws {
    self.damagedTracks = damagedTracks
    func count(_ table: String) throws -> Int {
      try Int.fetchOne(db, sql: "SELECT count(*) FROM \(table)") ?? 0
    }
    tasks = try count("todo")
    places = try count("place")
    completions = try count("completion")
    steps = try count("edit_log WHERE undone = 0")
  }
}

extension SQLiteStore {
  /// How much the store holds.
  package func contents() throws(SQLiteStoreError) -> StoreContents {
    try read { try StoreContents($0) }
  }

  /// Returns true if the store is new: no task, no place, no number given out.
  ///
  /// Ignores the stored track, the categories, and the choices that a new database begins with.
  package func isNew() throws(SQLiteStoreError) -> Bool {
    try read { try Self.isNew($0) }
  }

  /// Imports an export of everything in one transaction: numbers, history, undo steps and memory.
  ///
  /// - Throws: `SQLiteStoreError.changedMeanwhile` when the store is not untouched any more.
  package func importEverything(from staged: StagedImport) throws(SQLiteStoreError) {
    try checkWritable()
    do {
      try staged.queue.read { source in
        try transaction { db in
          guard try Self.isNew(db) else {
            throw SQLiteStoreError.changedMeanwhile(subject: StorePhrase.wholeDatabase.text)
          }
          try db.execute(sql: "DELETE FROM track")
          // Exports of versions without categories leave those of a new database.
          if try Int.fetchOne(source, sql: "SELECT count(*) FROM category") != 0 {
            try db.execute(sql: "DELETE FROM category")
          }
          try db.execute(sql: "DELETE FROM person; DELETE FROM preference")
          var loader = try RowLoader(db)
          for table in ExportLayout.tables { try Self.copy(table, from: source, with: &loader) }
          try loader.finish(counters: try ExportCounters.read(source))
        }
      }
    } catch {
      throw translated(error)
    }
  }

  private static func isNew(_ db: Database) throws -> Bool {
    let ignored = [
      ExportLayout.track.type, ExportLayout.category.type, ExportLayout.preference.type,
    ]
    let tables = ExportLayout.tables.filter { !ignored.contains($0.type) }.map {
      $0.exportedRows(all: true)
    }
    let rows =
      tables.map { "EXISTS (SELECT 1 FROM \($0))" } + [
        """
        EXISTS (SELECT 1 FROM preference
          WHERE (key, value) NOT IN (VALUES \(Schema.firstPreferences)))
        """, "(SELECT todo + place FROM counter)",
      ]
    return try Int.fetchOne(db, sql: "SELECT \(rows.joined(separator: " + "))") == 0
  }

  private static func copy(
    _ table: ExportedTable, from source: Database, with loader: inout RowLoader
  ) throws {
    let rows = try Row.fetchCursor(
      source, sql: "SELECT \(table.columnList) FROM \(table.table) ORDER BY \(table.order)")
    while let row = try rows.next() {
      try loader.load(table.columns.indices.map { row[$0] }, into: table)
    }
    guard let list = table.list else { return }
    let columns = ([list.owner, "ordinal"] + list.columns.map(\.name)).joined(separator: ", ")
    let items = try Row.fetchCursor(source, sql: "SELECT \(columns) FROM \(list.table)")
    while let item = try items.next() {
      try loader.load(
        list.columns.indices.map { item[$0 + 2] }, at: item[1], of: item[0], into: list)
    }
  }
}
