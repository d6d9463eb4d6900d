import Foundation
import GRDB
import GRDBSQLite
import Synchronization

/// The connection of a store, which follows its path when another file takes the place of the
/// database.
///
/// SQLite keeps using the file that it has opened, even when that file was deleted or another one
/// was moved to its path: what is stored then is in no visible file. So each access
/// compares the file at the path with the one that is open. When another one is there, it is
/// opened instead. When none is there, calls fail until there is one: creating an empty database
/// would block a user who is about to put a copy there.
final class DatabaseConnection: Sendable {
  /// Opens the file at the path, for the first time or in place of another one.
  typealias Opening = @Sendable (_ isFirst: Bool) throws -> DatabaseQueue

  private struct State {
    var queue: DatabaseQueue
    var files: OpenFiles?
    var generation = 0
  }

  /// The connection that was closed last; it is kept until the next one, or the process, ends.
  ///
  /// When its object is released, libdispatch starts two threads, in each command.
  private static let closed = Mutex<DatabaseQueue?>(nil)

  private let state: Mutex<State>
  private let path: String
  private let reopen: Opening?

  /// Wraps an open connection that never changes, such as one in memory.
  init(_ queue: DatabaseQueue, path: String) {
    state = Mutex(State(queue: queue, files: nil))
    self.path = path
    reopen = nil
  }

  /// Opens a file; `open` is called again when another file has taken its place.
  init(path: String, open: @escaping Opening) throws {
    self.path = path
    reopen = open
    let queue = try open(true)
    state = Mutex(State(queue: queue, files: OpenFiles(path: path)))
  }

  deinit {
    state.withLock { state in
      guard isKnownUniquelyReferenced(&state.queue), (try? state.queue.close()) != nil else {
        return
      }
      let queue = state.queue
      Self.closed.withLock { $0 = queue }
    }
  }

  /// The number of times that another file was opened.
  var generation: Int { state.withLock { $0.generation } }

  /// Returns the connection to the file at the path.
  ///
  /// Checks the file's inode, in about a microsecond.
  ///
  /// - Throws: `SQLiteStoreError.gone` when no file is there, and what opening another one throws.
  func current() throws -> DatabaseQueue {
    guard let reopen else { return state.withLock { $0.queue } }
    return try state.withLock { state in
      let database = FileIdentity(path: path)
      if let files = state.files, files.database == database {
        if !files.hasLogs { state.files = OpenFiles(path: path) }
        return state.queue
      }
      guard database != nil, try DatabaseFile(path: path).presence() == .filled else {
        throw SQLiteStoreError.gone(path: path)
      }
      // They belong to the file that was there before; SQLite would play them into this one.
      state.files?.removeLogs(of: path)
      let new = try reopen(false)
      state.queue.keepLogsWhenClosed()
      state.queue = new
      state.files = OpenFiles(path: path)
      state.generation += 1
      return state.queue
    }
  }
}

/// The files of an open database, by identity.
private struct OpenFiles {
  private static let suffixes = ["-wal", "-shm"]

  let database: FileIdentity
  private let logs: [String: FileIdentity]

  /// True once SQLite has created the logs.
  var hasLogs: Bool { !logs.isEmpty }

  /// Reads them; `nil` when there is no database at the path.
  init?(path: String) {
    guard let database = FileIdentity(path: path) else { return nil }
    self.database = database
    let found = Self.suffixes.map { ($0, FileIdentity(path: path + $0)) }
    logs = Dictionary(uniqueKeysWithValues: found).compactMapValues(\.self)
  }

  /// Deletes the logs at a path that are those of this database, not of one that came with its own.
  func removeLogs(of path: String) {
    for (suffix, identity) in logs where FileIdentity(path: path + suffix) == identity {
      unlink(path + suffix)
    }
  }
}

extension DatabaseQueue {
  /// Keeps SQLite from deleting the logs when the connection is closed.
  ///
  /// It would delete by path, and the logs at the path are those of another file now. Does not wait
  /// for readers of this connection, which may be waiting for the caller.
  func keepLogsWhenClosed() {
    asyncWriteWithoutTransaction { db in
      var isKept: Int32 = 1
      sqlite3_file_control(db.sqliteConnection, "main", SQLITE_FCNTL_PERSIST_WAL, &isKept)
    }
  }
}
