import Foundation
package import GRDB
import GRDBSQLite
import Localization

extension SQLiteStore {
  /// Opens the database at a path, and brings its schema up to date.
  ///
  /// The connection is that of `opened` if it leads to the same file and nothing has taken it.
  ///
  /// - Throws: `SQLiteStoreError.directory`, `.folder`, `.inaccessible`, `.readOnly`, `.full`,
  ///   `.busy`, `.notADatabase`, `.foreign`,
  ///   `.newer` or `.damaged`.
  package init(
    path: String, mode: Mode = .readWriteCreate,
    busyTimeout: Duration = SQLiteStore.defaultBusyTimeout, taking opened: OpenDatabase? = nil
  ) throws(SQLiteStoreError) {
    let file = DatabaseFile(path: path)
    let seconds = busyTimeout / .seconds(1)
    let presence = try file.presence()
    if mode == .readOnlyIfPresent, presence != .filled {
      self = try Self.inMemory(path: file.path, isReadOnly: true)
      return
    }
    if presence == .missing { try file.create() }
    do {
      // The path alone: the closure is sent to whatever thread opens the file again.
      let path = file.path
      let connection = try DatabaseConnection(path: path) { isFirst in
        let queue =
          try opened?.take(path: path, busySeconds: seconds)
          ?? Self.connect(to: path, busySeconds: seconds)
        if !isFirst { try Self.checkComplete(queue, path: path) }
        try Self.prepare(queue, path: path, canWrite: true)
        if mode == .readWriteCreate { try Self.startWriteAheadLog(queue) }
        return queue
      }
      self.init(
        connection, path: file.path, busySeconds: seconds, isReadOnly: mode == .readOnlyIfPresent)
    } catch {
      throw SQLiteStoreError(error, path: file.path, busySeconds: seconds)
    }
  }

  /// Opens a new, empty store that lives in memory only.
  ///
  /// - Throws: `SQLiteStoreError` when SQLite cannot be used at all.
  package static func inMemory() throws(SQLiteStoreError) -> SQLiteStore {
    try inMemory(path: ":memory:", isReadOnly: false)
  }

  /// Opens a store in memory with all that the database at a path holds; a missing file, or none,
  /// gives an empty store.
  ///
  /// The file is not changed, not even to bring its schema up to date.
  ///
  /// - Throws: What opening the file for reading throws.
  package static func inMemoryCopy(
    of path: String?, busyTimeout: Duration = SQLiteStore.defaultBusyTimeout
  ) throws(SQLiteStoreError) -> SQLiteStore {
    guard let path else { return try inMemory() }
    let file = DatabaseFile(path: path)
    guard try file.presence() == .filled else { return try inMemory() }
    let seconds = busyTimeout / .seconds(1)
    do {
      let source = try connect(to: file.path, busySeconds: seconds)
      try prepare(source, path: file.path, canWrite: false)
      let copy = try inMemoryCopy(of: source, busySeconds: seconds)
      try source.close()
      try Schema.migrate(copy.queue)
      return copy
    } catch {
      throw SQLiteStoreError(error, path: file.path, busySeconds: seconds)
    }
  }

  /// Copies a whole database, of whatever schema, into a new one in memory.
  package static func inMemoryCopy(
    of source: DatabaseQueue, busySeconds: Double = 0
  ) throws -> SQLiteStore {
    let queue = try DatabaseQueue(configuration: configuration(busySeconds: busySeconds))
    try source.backup(to: queue)
    return SQLiteStore(
      DatabaseConnection(queue, path: ":memory:"), path: ":memory:", busySeconds: busySeconds,
      isReadOnly: false)
  }

  private static func inMemory(
    path: String, isReadOnly: Bool
  ) throws(SQLiteStoreError) -> SQLiteStore {
    do {
      let queue = try DatabaseQueue(configuration: configuration(busySeconds: 0))
      try Schema.create(queue)
      return SQLiteStore(
        DatabaseConnection(queue, path: path), path: path, busySeconds: 0, isReadOnly: isReadOnly)
    } catch {
      throw SQLiteStoreError(error, path: path, busySeconds: 0)
    }
  }

  package static func configuration(busySeconds: Double) -> Configuration {
    var configuration = Configuration()
    configuration.busyMode = .timeout(busySeconds)
    configuration.prepareDatabase { db in
      // The pragma cannot change inside a transaction, so it is set once and for all.
      try db.execute(sql: "PRAGMA synchronous = FULL")
      db.add(function: ViewerScope.function)
    }
    return configuration
  }

  package static func connect(to path: String, busySeconds: Double) throws -> DatabaseQueue {
    do {
      return try DatabaseQueue(path: path, configuration: configuration(busySeconds: busySeconds))
    } catch let error as DatabaseError where isReadOnlyFileSystem(error, path: path) {
      // A write-ahead log cannot be read without creating files beside it. On a read-only file
      // system the database cannot change either.
      let uri = URL(fileURLWithPath: path).absoluteString + "?immutable=1"
      return try DatabaseQueue(path: uri, configuration: configuration(busySeconds: busySeconds))
    }
  }

  private static func isReadOnlyFileSystem(_ error: DatabaseError, path: String) -> Bool {
    guard [.SQLITE_CANTOPEN, .SQLITE_READONLY].contains(error.resultCode) else { return false }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    return !isAllowed(W_OK, folder) && isAllowed(R_OK, path) && !isAllowed(F_OK, path + "-wal")
  }

  private static func isAllowed(_ mode: Int32, _ path: String) -> Bool {
    faccessat(AT_FDCWD, path, mode, AT_EACCESS) == 0
  }

  /// Checks whose database it is, and brings its schema up to date where it may.
  package static func prepare(_ queue: DatabaseQueue, path: String, canWrite: Bool) throws {
    // One transaction: each takes a command four statements.
    let state = try queue.read { db in
      let state = try Schema.State(db)
      guard state.isOurs || state.isEmpty else { throw SQLiteStoreError.foreign(path: path) }
      guard state.version <= Schema.version else {
        throw SQLiteStoreError.newer(path: path, schema: state.version, known: Schema.version)
      }
      if state.isOurs, try Schema.isSuperseded(db) {
        throw SQLiteStoreError.newer(path: path, schema: state.version + 1, known: Schema.version)
      }
      return state
    }
    guard canWrite, state.version < Schema.version else { return }
    if state.isEmpty { try Schema.create(queue) }
    // Another process may have been quicker, with an older version.
    guard try queue.read(Schema.State.init).version < Schema.version else { return }
    try Schema.migrate(queue)
  }

  /// Checks that a file that has taken the place of a database is Passby's and complete:
  /// the copy may not be finished.
  private static func checkComplete(_ queue: DatabaseQueue, path: String) throws {
    let state = try queue.read(Schema.State.init)
    guard state.isOurs else { throw SQLiteStoreError.foreign(path: path) }
    let size = try queue.read { db in
      try db.integer("PRAGMA page_count") * db.integer("PRAGMA page_size")
    }
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    let isLogged = access(path + "-wal", F_OK) == 0
    guard isLogged || (attributes[.size] as? Int ?? 0) >= size else {
      throw SQLiteStoreError.damaged(path: path, reason: StorePhrase.notComplete.text)
    }
  }

  /// Switches the journal over, once in a database's life.
  package static func startWriteAheadLog(_ queue: DatabaseQueue) throws {
    do {
      try queue.writeWithoutTransaction { db in
        _ = try String.fetchOne(db, sql: "PRAGMA journal_mode = WAL")
        // SQLite creates the log with the first transaction; from then on it is known by its inode.
        _ = try Int.fetchOne(db, sql: "PRAGMA schema_version")
      }
    } catch let error as DatabaseError
      where [.SQLITE_BUSY, .SQLITE_READONLY, .SQLITE_CANTOPEN].contains(error.resultCode)
    {
      // Another process is using the new database, or this one may not write: the journal it has
      // serves as well.
    }
  }

  /// How large the database is, in bytes.
  package func sizeBytes() throws(SQLiteStoreError) -> Int {
    try read { try $0.integer("PRAGMA page_count") * $0.integer("PRAGMA page_size") }
  }

  /// Returns true if there is a write-ahead log, so that readers do not wait for the writer.
  package func hasWriteAheadLog() throws(SQLiteStoreError) -> Bool {
    try read { try String.fetchOne($0, sql: "PRAGMA journal_mode") == "wal" }
  }

  /// Reads the whole database, and writes a number that it already holds, to find damage before a
  /// command does.
  ///
  /// - Throws: `SQLiteStoreError.damaged` when a page or an index is damaged;
  ///   `.readOnly`, `.full`, `.busy` or `.inaccessible`
  ///   when nothing could be stored.
  package func check() throws(SQLiteStoreError) {
    let verdict = try read { try String.fetchOne($0, sql: "PRAGMA integrity_check(1)") }
    guard verdict == "ok" else {
      throw .damaged(path: path, reason: verdict ?? StorePhrase.nothingReadable.text)
    }
    try write { try $0.execute(sql: "PRAGMA user_version = \(Schema.version)") }
  }
}

extension Database {
  /// Checks that the open file still begins as a SQLite database does.
  ///
  /// SQLite reads pages from its cache and its log, and does not notice that a program has
  /// truncated the file or written something else into it.
  ///
  /// - Throws: `SQLiteStoreError.overwritten` when it does not.
  func checkFile(path: String) throws {
    var pointer: UnsafeMutablePointer<sqlite3_file>?
    let code = withUnsafeMutablePointer(to: &pointer) {
      sqlite3_file_control(sqliteConnection, "main", SQLITE_FCNTL_FILE_POINTER, $0)
    }
    guard code == SQLITE_OK, let pointer, let methods = pointer.pointee.pMethods,
      let read = methods.pointee.xRead
    else { return }
    var header = [UInt8](repeating: 0, count: 16)
    // A short read is an error of its own kind and leaves zeros.
    _ = read(pointer, &header, Int32(header.count), 0)
    guard header.starts(with: "SQLite format 3".utf8) else {
      throw SQLiteStoreError.overwritten(path: path)
    }
  }
}
