import Foundation
import GRDB
import TestSupport
import Testing

@testable import Archive
@testable import SQLiteStore

/// Backups whose schema is not this program's.
@Suite(.temporaryFolder)
struct ForeignSchemaTests {
  /// Rewrites the text of the schema, as no statement could.
  private static func rewriting(_ table: String, _ old: String, _ new: String) -> String {
    """
    PRAGMA writable_schema = ON;
    UPDATE sqlite_schema SET sql = replace(sql, '\(old)', '\(new)') WHERE name = '\(table)';
    PRAGMA writable_schema = RESET
    """
  }

  @Test(arguments: [
    "CREATE TRIGGER spy AFTER UPDATE ON todo BEGIN DELETE FROM place; END",
    "CREATE TABLE extra (a)", "CREATE VIEW extra AS SELECT 1", "CREATE INDEX extra ON todo (name)",
    "ALTER TABLE place ADD COLUMN extra TEXT",
    "ALTER TABLE day_mark RENAME TO other; CREATE VIEW day_mark AS SELECT * FROM other",
    rewriting("note", " CHECK (length(uuid) = 16)", ""),
  ])
  func `a foreign schema is no backup, and the database stays`(change: String) throws {
    let store = try Sample.filledStore()
    let before = try ExportTests.lines(of: store)
    let path = try TemporaryFolder.file("copy.db")
    _ = try store.backup(to: path)
    try DatabaseQueue(path: path).writeWithoutTransaction { try $0.execute(sql: change) }
    let error = #expect(throws: SQLiteStoreError.self) { _ = try StagedBackup(path: path) }
    guard case .unusableBackup? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(try ExportTests.lines(of: store) == before)
  }

  @Test func `each trigger and each constraint of ours is missed`() throws {
    let store = try Sample.filledStore()
    let names = try store.queue.read {
      try String.fetchAll(
        $0, sql: "SELECT name FROM sqlite_schema WHERE type IN ('trigger', 'index') AND sql <> ''")
    }
    #expect(names.count > 5)
    for name in names {
      let path = try TemporaryFolder.file("without-\(name).db")
      _ = try store.backup(to: path)
      try DatabaseQueue(path: path).write { db in
        let kind = try String.fetchOne(
          db, sql: "SELECT type FROM sqlite_schema WHERE name = ?", arguments: [name])
        try db.execute(sql: "DROP \(kind ?? "") \(name)")
      }
      #expect(throws: SQLiteStoreError.self, "\(name)") { _ = try StagedBackup(path: path) }
    }
  }

  @Test func `statistics that SQLite keeps for itself are no foreign schema`() throws {
    let store = try Sample.filledStore()
    try store.queue.writeWithoutTransaction { try $0.execute(sql: "ANALYZE") }
    let path = try TemporaryFolder.file("copy.db")
    _ = try store.backup(to: path)
    _ = try StagedBackup(path: path)
  }

  @Test(arguments: MigrationTests.Released.all)
  func `a backup of each released version can be restored`(
    released: MigrationTests.Released
  ) throws {
    let path = try TemporaryFolder.file("old.db")
    try released.write(to: path)
    let backup = try StagedBackup(path: path)
    #expect(backup.schema == released.version)
    let restored = try TemporaryFolder.file("restored.db")
    _ = try backup.replaceContents(of: restored, keeping: TemporaryFolder.file("kept.db"))
    #expect(try SQLiteStore(path: restored).contents() == backup.contents)
  }
}
