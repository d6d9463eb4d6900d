import GRDB

extension SQLiteStoreError {
  /// Creates the store's error for one of SQLite, or of the decoding of a row.
  package init(_ error: any Error, path: String, busySeconds: Double) {
    switch error {
    case let error as SQLiteStoreError: self = error
    case let error as DatabaseError:
      self.init(sqlite: error, path: path, busySeconds: busySeconds)
    case let error as RowDecodingError: self = .damaged(path: path, reason: error.description)
    case let error as DamagedValue: self = .damaged(path: path, reason: error.description)
    default: self = .inaccessible(path: path, reason: "\(error)")
    }
  }

  private init(sqlite error: DatabaseError, path: String, busySeconds: Double) {
    let reason = error.message ?? "\(error.extendedResultCode)"
    switch error.resultCode {
    case .SQLITE_BUSY, .SQLITE_LOCKED: self = .busy(path: path, seconds: busySeconds)
    case .SQLITE_FULL: self = .full(path: path)
    case .SQLITE_READONLY: self = .readOnly(path: path)
    case .SQLITE_NOTADB: self = .notADatabase(path: path)
    case .SQLITE_CORRUPT: self = .damaged(path: path, reason: reason)
    case .SQLITE_CONSTRAINT, .SQLITE_MISMATCH, .SQLITE_TOOBIG:
      self = .refused(path: path, reason: reason)
    // The shared memory file beside the database cannot grow: that is a full disk, too.
    case .SQLITE_IOERR where error.extendedResultCode == .SQLITE_IOERR_SHMSIZE:
      self = .full(path: path)
    // No such table or column: the application ID is right, but the schema is of no version.
    case .SQLITE_ERROR: self = .damaged(path: path, reason: reason)
    default: self = .inaccessible(path: path, reason: reason)
    }
  }
}
