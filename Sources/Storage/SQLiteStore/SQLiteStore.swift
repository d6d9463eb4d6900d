package import GRDB
package import Model

/// Tasks, places, history and the engine's memory in one SQLite database.
///
/// A thin value around one connection. The journal is a write-ahead log, so that readers and the
/// one writer do not wait for each other, and each commit is flushed to the disk (`synchronous =
/// FULL`): what a call stored survives a power cut. There is no lesser mode for the position, since
/// nothing is written for a fix that changes nothing (S3), and what does change comes with a
/// reminder or a state.
///
/// Calls block the calling thread, at most for the busy timeout. None may be made from inside the
/// closure of another one, such as `edit`: that traps.
package struct SQLiteStore: ReminderStore, PictureStore {
  /// The purpose that a store is opened for.
  package enum Mode: Sendable, Hashable {
    /// To read and write; the folder (0700) and the file (0600) are created where they are missing.
    case readWriteCreate
    /// Only to read; a missing file is an empty store, and is not created.
    case readOnlyIfPresent
  }

  /// How long to wait for another process.
  package static let defaultBusyTimeout = Duration.seconds(5)

  /// The absolute path, or `:memory:`.
  package let path: String
  let connection: DatabaseConnection
  let busySeconds: Double
  private(set) var isReadOnly: Bool
  /// True if each write transaction is rolled back at its end.
  package private(set) var isRehearsal = false
  /// Whose page it is; every transaction reads and stores for this viewer.
  package private(set) var viewer = Viewer.me

  init(
    _ connection: DatabaseConnection, path: String, busySeconds: Double, isReadOnly: Bool
  ) {
    self.connection = connection
    self.path = path
    self.busySeconds = busySeconds
    self.isReadOnly = isReadOnly
  }

  /// The same store as another viewer has it, over the same connection.
  package func viewed(by viewer: Viewer) -> SQLiteStore {
    var store = self
    store.viewer = viewer
    return store
  }

  /// The same store, over the same connection, which changes nothing: each write transaction is
  /// rolled back at its end.
  package var rehearsal: SQLiteStore {
    var store = self
    (store.isRehearsal, store.isReadOnly) = (true, false)
    return store
  }

  /// The connection to the file that is at the path now.
  package var queue: DatabaseQueue {
    get throws(SQLiteStoreError) {
      do {
        return try connection.current()
      } catch {
        throw translated(error)
      }
    }
  }

  /// Releases the cached pages of the file, and limits the cache of pages to 256 kB
  /// from now on, for a store that was read as a whole and of which only little is needed then.
  package func releaseMemory() {
    try? queue.writeWithoutTransaction { try $0.execute(sql: "PRAGMA cache_size = -256") }
    try? queue.releaseMemory()
  }

  /// The number of times that another file had taken the place of the database and was opened.
  package var replacements: Int { connection.generation }

  /// Checks that the database is in the file at its path, and opens another one that is there.
  ///
  /// - Throws: `SQLiteStoreError.gone` when no file is there, `.overwritten` when a program has
  ///   truncated it or written something else into it, and what opening another one throws.
  package func checkFile() throws(SQLiteStoreError) {
    do {
      try queue.unsafeRead { try $0.checkFile(path: path) }
    } catch {
      throw translated(error)
    }
  }

  /// Runs a closure on one snapshot of the database.
  package func read<Value>(_ body: (Database) throws -> Value) throws(SQLiteStoreError) -> Value {
    do {
      return try queue.unsafeRead { db in
        try db.checkFile(path: path)
        return try ViewerScope.run(viewer) {
          try db.readOnly { try Self.transaction(.deferred, in: db, body) }
        }
      }
    } catch {
      throw translated(error)
    }
  }

  /// Runs a closure in one immediate transaction and flushes it to the disk; an error rolls it
  /// back.
  @discardableResult
  package func write<Value>(_ body: (Database) throws -> Value) throws(SQLiteStoreError) -> Value {
    try checkWritable()
    do {
      return try transaction(body)
    } catch {
      throw translated(error)
    }
  }

  /// Runs a closure in one immediate transaction, which a rehearsal rolls back; its errors are
  /// passed on unchanged.
  package func transaction<Value>(_ body: (Database) throws -> Value) throws -> Value {
    try queue.writeWithoutTransaction { db in
      try db.checkFile(path: path)
      return try ViewerScope.run(viewer) {
        try Self.transaction(.immediate, in: db, ending: isRehearsal ? .rollback : .commit, body)
      }
    }
  }

  private static func transaction<Value>(
    _ kind: Database.TransactionKind, in db: Database,
    ending: Database.TransactionCompletion = .commit, _ body: (Database) throws -> Value
  ) throws -> Value {
    var value: Value?
    try db.inTransaction(kind) {
      value = try body(db)
      return ending
    }
    guard let value else { throw DatabaseError(resultCode: .SQLITE_ABORT) }
    return value
  }

  /// - Throws: `SQLiteStoreError.readOnly` when the store was opened only to be read.
  package func checkWritable() throws(SQLiteStoreError) {
    if isReadOnly { throw .readOnly(path: path) }
  }

  /// An error in the store's words.
  package func translated(_ error: any Error) -> SQLiteStoreError {
    SQLiteStoreError(error, path: path, busySeconds: busySeconds)
  }

  /// An error of a closure: in the store's words if it is of the database, else unchanged.
  func passedOn(_ error: any Error) -> any Error {
    switch error {
    case is DatabaseError, is RowDecodingError, is DamagedValue: translated(error)
    default: error
    }
  }

  /// Changes whenever another connection, or another process, has committed something, and when
  /// another file has taken the place of the database.
  ///
  /// Reads the file's inode and shared memory, and writes nothing.
  package func dataVersion() throws(SQLiteStoreError) -> Int {
    do {
      return try queue.unsafeRead { db in
        try db.checkFile(path: path)
        return try version(of: db)
      }
    } catch {
      throw translated(error)
    }
  }

  /// The version of the database, or of the snapshot while a transaction reads one.
  func version(of db: Database) throws -> Int {
    let version = try Int.fetchOne(db.cachedStatement(sql: "PRAGMA data_version")) ?? 0
    return connection.generation << 32 | version
  }
}

extension SQLiteStore {
  /// Runs a closure on the state of one moment, in one read transaction.
  ///
  /// - Throws: What the closure throws, unchanged; `SQLiteStoreError` when the database cannot be
  ///   read.
  package func withSnapshot<Value>(
    _ body: (any StoreSnapshot) throws -> Value
  ) throws -> Value {
    let result: Result<Value, any Error> = try read { db in
      do {
        return .success(try body(db))
      } catch {
        return .failure(passedOn(error))
      }
    }
    return try result.get()
  }
}
