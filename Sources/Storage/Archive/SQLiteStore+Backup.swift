import Foundation
import GRDB
import Localization
package import SQLiteStore

extension SQLiteStore {
  /// Copies a snapshot of the database into a new file; other connections can write meanwhile.
  ///
  /// Checks the copy as a restore does, flushes it, and leaves out tracks that cannot be read. The
  /// copy needs no files beside it. With `replacing`, it may replace a regular file.
  ///
  /// - Returns: How much the copy holds.
  /// - Throws: `SQLiteStoreError.missing` without a database to copy, `.damaged` when the copy
  ///   could not be restored, `.itself`, `.occupied`, `.inUse`,
  ///   `.directory` or `.notWritten`; then nothing is left behind.
  package func backup(
    to path: String, replacing: Bool = false
  ) throws(SQLiteStoreError) -> StoreContents {
    let source = DatabaseFile(path: self.path)
    guard try source.presence() == .filled else { throw .missing(path: self.path) }
    guard !source.isSameFile(as: path) else { throw .itself(path: path) }
    do {
      return try Self.copy(queue, of: self.path, to: path, replacing: replacing) { db in
        try db.checkSchema(of: self.path)
        return try db.checkedContents()
      }
    } catch {
      throw translated(error)
    }
  }

  /// Copies a database into a new file, and looks at the copy before it gets its name.
  static func copy<Value>(
    _ source: DatabaseQueue, of original: String, to path: String, replacing: Bool,
    look: (Database) throws -> Value
  ) throws -> Value {
    let file = try AtomicFile(path: path, replacing: replacing)
    defer { file.discard() }
    let value: Value
    do {
      let copy = try DatabaseQueue(path: file.draft, configuration: configuration(busySeconds: 0))
      try source.backup(to: copy)
      value = try copy.writeWithoutTransaction { db in
        // One file that can be carried away: a write-ahead log would want two more beside it.
        _ = try String.fetchOne(db, sql: "PRAGMA journal_mode = DELETE")
        try checkIntegrity(db, of: original)
        return try look(db)
      }
      try copy.close()
    } catch let error as DatabaseError where error.isAboutDisk {
      throw SQLiteStoreError.notWritten(path: file.path, reason: error.diskReason)
    }
    try file.publish()
    return value
  }

  /// - Throws: `SQLiteStoreError.damaged` with the first thing that SQLite finds wrong.
  static func checkIntegrity(_ db: Database, of path: String) throws {
    let verdict =
      try String.fetchOne(db, sql: "PRAGMA integrity_check(1)") ?? StorePhrase.noAnswer.text
    guard verdict == "ok" else {
      throw SQLiteStoreError.damaged(path: path, reason: verdict)
    }
    if let row = try Row.fetchOne(db, sql: "PRAGMA foreign_key_check") {
      let table: String = row[0] ?? "?"
      throw SQLiteStoreError.damaged(
        path: path, reason: StorePhrase.danglingRow(table: table).text)
    }
  }
}

extension DatabaseError {
  /// True if writing the file has failed, and not reading its content.
  var isAboutDisk: Bool {
    [.SQLITE_FULL, .SQLITE_IOERR, .SQLITE_CANTOPEN, .SQLITE_READONLY, .SQLITE_PERM]
      .contains(resultCode)
  }

  /// Why, in words of the file system.
  var diskReason: String {
    resultCode == .SQLITE_FULL
      ? String(cString: strerror(ENOSPC)) : message ?? "\(extendedResultCode)"
  }
}
