import Foundation
import GRDB
package import SQLiteStore

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
