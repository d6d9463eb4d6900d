import GRDB
package import Localization

/// A failure of the database; the attempt has changed nothing.
///
/// A `reason` is a text of the system, of SQLite, or in the language in force when it was made.
package enum SQLiteStoreError: Error, Sendable, Hashable, Phrased {
  /// The kinds of failure, each with an exit code of its own.
  package enum Kind: Sendable, Hashable {
    /// The file system or the disk: `EX_IOERR`, 74.
    case io
    /// Another process is at work: `EX_TEMPFAIL`, 75.
    case busy
    /// The content is invalid: `EX_DATAERR`, 65.
    case data
    /// The request is refused; the exit code is 1.
    case refused
    /// The file is not there: `EX_NOINPUT`, 66.
    case missing
  }

  /// A folder was given as database.
  case directory(path: String)
  /// The database's folder does not exist and cannot be created.
  case folder(path: String, reason: String)
  /// The file cannot be created, opened, read or written.
  case inaccessible(path: String, reason: String)
  /// The file or its file system does not allow writing, or it was opened only to be read.
  case readOnly(path: String)
  /// The disk is full.
  case full(path: String)
  /// Another process has held the lock for too long.
  case busy(path: String, seconds: Double)
  /// The open file is no longer at its path, and no other one is there.
  case gone(path: String)
  /// A program has truncated the open file or written something else into it.
  case overwritten(path: String)
  /// The file is something else than a SQLite database.
  case notADatabase(path: String)
  /// The file is a SQLite database of another program.
  case foreign(path: String)
  /// The file was written by a newer Passby.
  case newer(path: String, schema: Int, known: Int)
  /// The file's content is broken.
  case damaged(path: String, reason: String)
  /// A constraint of the schema forbids it.
  case refused(path: String, reason: String)
  /// An edit was built from something that is no longer there.
  case changedMeanwhile(subject: String)
  /// A step cannot be undone or redone: something else has changed the same rows since.
  case cannotStep(summary: String, subject: String)
  /// There is no database, or no backup, at the path.
  case missing(path: String)
  /// A file that would be written is there already; a device or a pipe is never replaced.
  case occupied(path: String, isRegular: Bool)
  /// A file that would be replaced is a database that is open, or was not closed.
  case inUse(path: String, beside: String)
  /// A backup and the database are one and the same file.
  case itself(path: String)
  /// A new file cannot be written.
  case notWritten(path: String, reason: String)
  /// A file is not a backup that can be restored.
  case unusableBackup(path: String, reason: String)
  /// A line of an export is invalid.
  case line(number: Int, problem: String)
  /// A place of an export has the name of another one here.
  case nameTaken(name: String, meters: Double)
  /// An export holds more history than one step of undo may.
  case tooMuch(megabytes: Int)

  /// The kind of trouble.
  package var kind: Kind {
    switch self {
    case .directory, .folder, .inaccessible, .readOnly, .full, .notWritten, .gone: .io
    case .busy, .changedMeanwhile: .busy
    case .notADatabase, .foreign, .newer, .damaged, .refused, .cannotStep, .unusableBackup, .line,
      .overwritten:
      .data
    case .occupied, .inUse, .itself, .nameTaken, .tooMuch: .refused
    case .missing: .missing
    }
  }

  /// The failure, its cause, and advice.
  package var phrase: StorePhrase {
    switch self {
    case .directory(let path): .directory(path: path)
    case .folder(let path, let reason): .folder(path: path, reason: reason)
    case .inaccessible(let path, let reason): .inaccessible(path: path, reason: reason)
    case .readOnly(let path): .readOnly(path: path)
    case .full(let path): .full(path: path)
    case .busy(let path, let seconds): .busy(path: path, seconds: Self.text(seconds))
    case .gone(let path): .gone(path: path)
    case .overwritten(let path): .overwritten(path: path)
    case .notADatabase(let path): .notADatabase(path: path)
    case .foreign(let path): .foreign(path: path)
    case .newer(let path, let schema, let known): .newer(path: path, schema: schema, known: known)
    case .damaged(let path, let reason): .damaged(path: path, reason: reason)
    case .refused(let path, let reason): .refused(path: path, reason: reason)
    case .changedMeanwhile(let subject): .changedMeanwhile(subject: subject)
    case .cannotStep(let summary, let subject): .cannotStep(summary: summary, subject: subject)
    case .missing(let path): .missing(path: path)
    case .occupied(let path, isRegular: true): .occupied(path: path)
    case .occupied(let path, isRegular: false): .notRegular(path: path)
    case .inUse(let path, let beside): .inUse(path: path, beside: beside)
    case .itself(let path): .itself(path: path)
    case .notWritten(let path, let reason): .notWritten(path: path, reason: reason)
    case .unusableBackup(let path, let reason): .unusableBackup(path: path, reason: reason)
    case .nameTaken(let name, let meters): .nameTaken(name: name, meters: Int(meters.rounded()))
    case .tooMuch(let megabytes): .tooMuch(megabytes: megabytes)
    case .line(let number, let problem): .line(number: number, problem: problem)
    }
  }

  private static func text(_ seconds: Double) -> String {
    Int(exactly: seconds).map(String.init) ?? "\(seconds)"
  }
}

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
