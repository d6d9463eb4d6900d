import Foundation
import GRDB
import Localization
package import SQLiteStore

/// A backup that was found sound, in a private copy brought up to date; the file itself stays as it
/// is.
package struct StagedBackup: Sendable {
  /// The absolute path of the file.
  package let path: String
  /// How much it holds.
  package let contents: StoreContents
  /// The version of its schema before the copy was brought up to date.
  package let schema: Int
  let queue: DatabaseQueue

  /// Copies a file and checks it.
  ///
  /// Checks the application ID, the integrity, the schema, and that the program can read every
  /// row; leaves out a track that it cannot read.
  ///
  /// The copy is temporary: SQLite deletes it when the process ends, even after a crash.
  ///
  /// - Throws: `SQLiteStoreError.missing`, `.directory`, `.inaccessible`, or `.unusableBackup` with
  ///   what is wrong with it.
  package init(path: String) throws(SQLiteStoreError) {
    let file = DatabaseFile(path: path)
    self.path = file.path
    do {
      switch try file.presence() {
      case .missing: throw SQLiteStoreError.missing(path: file.path)
      case .empty: throw SQLiteStoreError.notADatabase(path: file.path)
      case .filled: break
      }
      queue = try Self.copied(file.path)
      let state = try queue.read(Schema.State.init)
      guard state.isOurs else { throw SQLiteStoreError.foreign(path: file.path) }
      schema = state.version
      try queue.read { try SQLiteStore.checkIntegrity($0, of: file.path) }
      try SQLiteStore.prepare(queue, path: file.path, canWrite: true)
      contents = try queue.write { db in
        try db.checkSchema(of: file.path)
        return try db.checkedContents()
      }
    } catch {
      throw SQLiteStoreError(error, path: file.path, busySeconds: 0).ofBackup
    }
  }

  private static func copied(_ path: String) throws -> DatabaseQueue {
    var configuration = SQLiteStore.configuration(busySeconds: 5)
    configuration.readonly = true
    // Without a log beside it nothing can be missed, and opened so the file's folder is not touched
    // either.
    let hasLog = ["-wal", "-journal"].contains { access(path + $0, F_OK) == 0 }
    let uri = URL(fileURLWithPath: path).absoluteString + "?immutable=1"
    let source = try DatabaseQueue(path: hasLog ? path : uri, configuration: configuration)
    // An empty name is a temporary database that SQLite keeps on the disk when it grows.
    let copy = try DatabaseQueue(
      path: "", configuration: SQLiteStore.configuration(busySeconds: 0))
    try source.backup(to: copy)
    try source.close()
    return copy
  }
}

extension SQLiteStoreError {
  /// The error in words about a file that was to be restored.
  fileprivate var ofBackup: Self {
    switch self {
    case .notADatabase(let path):
      .unusableBackup(
        path: path,
        reason: (Self.isExport(path) ? StorePhrase.backupIsExport : .backupIsNoDatabase).text)
    case .foreign(let path):
      .unusableBackup(path: path, reason: StorePhrase.backupIsForeign.text)
    case .newer(let path, let schema, let known):
      .unusableBackup(
        path: path,
        reason: StorePhrase.backupIsNewer(schema: schema, known: known).text
      )
    case .damaged(let path, let reason), .refused(let path, let reason):
      .unusableBackup(path: path, reason: StorePhrase.backupIsDamaged(reason: reason).text)
    default: self
    }
  }

  /// True for a file that begins as an export of Passby.
  private static func isExport(_ path: String) -> Bool {
    guard let file = FileHandle(forReadingAtPath: path),
      let head = try? file.read(upToCount: 64)
    else { return false }
    return String(decoding: head, as: UTF8.self).filter { !$0.isWhitespace }
      .hasPrefix("{\"type\":\"passby\"")
  }
}

extension StagedBackup {
  /// Replaces the content of a database by the backup, in one transaction.
  ///
  /// The present content is first copied to `kept`. Other connections see the new content with
  /// their next transaction. A database that SQLite can no longer read is moved to `kept`, and a
  /// new file takes its place.
  ///
  /// - Returns: True if the database had content, which is now at `kept`.
  /// - Throws: `SQLiteStoreError.foreign` when the database belongs to another program,
  ///   `.notADatabase` for any other file, and what reading and writing it throws; then it is
  ///   unchanged.
  package func replaceContents(
    of database: String, keeping kept: String
  ) throws(SQLiteStoreError) -> Bool {
    let file = DatabaseFile(path: database)
    do {
      guard !file.isSameFile(as: path) else { throw SQLiteStoreError.itself(path: path) }
      let state = try Self.keep(file, as: kept)
      if state == .damaged {
        try setAside(file, as: kept)
      } else {
        if state == .absent { try file.create() }
        let target = try SQLiteStore.connect(
          to: file.path, busySeconds: SQLiteStore.defaultBusyTimeout / .seconds(1))
        try copy(to: target, beside: file)
        try SQLiteStore.startWriteAheadLog(target)
        try target.close()
      }
      return state != .absent
    } catch {
      throw SQLiteStoreError(
        error, path: file.path, busySeconds: SQLiteStore.defaultBusyTimeout / .seconds(1))
    }
  }

  private enum Present {
    case absent, sound, damaged
  }

  private static func keep(_ file: DatabaseFile, as kept: String) throws -> Present {
    do {
      switch try file.presence() {
      case .missing: return .absent
      case .empty: throw SQLiteStoreError.notADatabase(path: file.path)
      case .filled: break
      }
      let present = try SQLiteStore.connect(
        to: file.path, busySeconds: SQLiteStore.defaultBusyTimeout / .seconds(1))
      let state = try present.read(Schema.State.init)
      guard !state.isEmpty else { return .absent }
      guard state.isOurs else { throw SQLiteStoreError.foreign(path: file.path) }
      try SQLiteStore.copy(present, of: file.path, to: kept, replacing: false) { _ in }
      return .sound
    } catch {
      switch SQLiteStoreError(error, path: file.path, busySeconds: 0) {
      case .damaged: return .damaged
      // Only what was a database once is set aside. Anything else stays where it is.
      case .notADatabase:
        guard try hasHeader(file.path) else { throw error }
        return .damaged
      default: throw error
      }
    }
  }

  /// Checks that a file begins as every SQLite database does.
  ///
  /// Only for a file that SQLite has refused: to open and close one that it uses would drop its
  /// locks.
  private static func hasHeader(_ path: String) throws -> Bool {
    let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
    defer { try? file.close() }
    return try file.read(upToCount: 16)?.starts(with: "SQLite format 3".utf8) ?? false
  }

  /// A name for a draft that cannot be guessed.
  private static func draft(beside file: DatabaseFile) -> String {
    file.path + ".draft-" + String(UInt64.random(in: 0 ... .max), radix: 36)
  }

  /// Moves a damaged database and its log to `kept`, and writes a new file in its place.
  private func setAside(_ file: DatabaseFile, as kept: String) throws {
    let draft = Self.draft(beside: file)
    defer { for suffix in ["", "-journal"] { unlink(draft + suffix) } }
    _ = try SQLiteStore.copy(queue, of: path, to: draft, replacing: false) { _ in }
    for suffix in ["-wal", "-journal"] { _ = rename(file.path + suffix, kept + suffix) }
    unlink(file.path + "-shm")
    if link(file.path, kept) != 0 { _ = rename(file.path, kept) }
    guard rename(draft, file.path) == 0 else {
      throw SQLiteStoreError.notWritten(path: file.path, reason: String(cString: strerror(errno)))
    }
  }

  /// Copies all pages in one transaction.
  ///
  /// A database with a write-ahead log cannot change its page size. If that differs, the backup is
  /// first copied to a draft with the target's page size.
  private func copy(to target: DatabaseQueue, beside file: DatabaseFile) throws {
    func size(_ db: Database) throws -> Int {
      try Int.fetchOne(db, sql: "PRAGMA page_size") ?? 4096
    }
    let wanted = try target.read(size)
    guard try queue.read(size) != wanted else { return try queue.backup(to: target) }
    let draft = Self.draft(beside: file)
    defer { unlink(draft) }
    try SQLiteStore.copy(queue, of: path, to: draft, replacing: false) { _ in }
    let resized = try DatabaseQueue(
      path: draft, configuration: SQLiteStore.configuration(busySeconds: 0))
    try resized.writeWithoutTransaction {
      try $0.execute(sql: "PRAGMA page_size = \(wanted); VACUUM")
    }
    try resized.backup(to: target)
    try resized.close()
  }
}

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
