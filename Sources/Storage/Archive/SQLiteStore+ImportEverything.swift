import GRDB
import Localization
package import SQLiteStore

extension SQLiteStore {
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
