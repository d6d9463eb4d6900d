import Foundation
import GRDB
public import SQLiteStore

extension StagedBackup {
  /// Puts the backup in the place of what a database holds, in one transaction.
  ///
  /// What was there is kept first, in `kept`. Connections that others hold see the new content with their next transaction. A database that
  /// SQLite cannot read any more is set aside as it is, and a new file takes its place.
  ///
  /// - Returns: Whether there was something to keep.
  /// - Throws: `SQLiteStoreError.foreign` when the database belongs to another program, and what reading and writing it throws; then it holds
  ///   what it held.
  public func replaceContents(
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
      guard try file.presence() == .filled else { return .absent }
      let present = try SQLiteStore.connect(
        to: file.path, busySeconds: SQLiteStore.defaultBusyTimeout / .seconds(1))
      let state = try present.read(Schema.State.init)
      guard !state.isEmpty else { return .absent }
      guard state.isOurs else { throw SQLiteStoreError.foreign(path: file.path) }
      try SQLiteStore.copy(present, of: file.path, to: kept, replacing: false) { _ in }
      return .sound
    } catch let error as DatabaseError
      where [.SQLITE_CORRUPT, .SQLITE_NOTADB].contains(error.resultCode)
    {
      return .damaged
    } catch let error as SQLiteStoreError {
      switch error {
      case .damaged, .notADatabase: return .damaged
      default: throw error
      }
    }
  }

  /// Moves a damaged database away with its log, and puts a new file where it was.
  private func setAside(_ file: DatabaseFile, as kept: String) throws {
    let draft = file.path + ".part-\(getpid())"
    for suffix in ["", "-journal"] { unlink(draft + suffix) }
    defer { for suffix in ["", "-journal"] { unlink(draft + suffix) } }
    _ = try SQLiteStore.copy(queue, of: path, to: draft, replacing: false) { _ in }
    for suffix in ["-wal", "-journal"] { _ = rename(file.path + suffix, kept + suffix) }
    unlink(file.path + "-shm")
    if link(file.path, kept) != 0 { _ = rename(file.path, kept) }
    guard rename(draft, file.path) == 0 else {
      throw SQLiteStoreError.notWritten(path: file.path, reason: String(cString: strerror(errno)))
    }
  }

  /// Copies all pages, in one transaction.
  ///
  /// A database with a write-ahead log cannot change its page size, so where that differs a draft in the target's size goes in between.
  private func copy(to target: DatabaseQueue, beside file: DatabaseFile) throws {
    func size(_ db: Database) throws -> Int {
      try Int.fetchOne(db, sql: "PRAGMA page_size") ?? 4096
    }
    let wanted = try target.read(size)
    guard try queue.read(size) != wanted else { return try queue.backup(to: target) }
    let draft = file.path + ".part-\(getpid())"
    defer { unlink(draft) }
    unlink(draft)
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
