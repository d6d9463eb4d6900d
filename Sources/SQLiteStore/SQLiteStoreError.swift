/// Why the database could not do what was asked; nothing was changed by the attempt.
public enum SQLiteStoreError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What kind of trouble it is, for the exit code.
  public enum Kind: Sendable, Hashable {
    /// The file system or the disk: `EX_IOERR`, 74.
    case io
    /// Another process is at work: `EX_TEMPFAIL`, 75.
    case busy
    /// The content is not what it should be: `EX_DATAERR`, 65.
    case data
    /// What was asked for is not done, and the exit code is 1.
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
  /// What a step of undo or redo would change is no longer as that step left it.
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
  /// A line of an export is not what it should be.
  case line(number: Int, problem: String)
  /// A place of an export has the name of another one here.
  case nameTaken(name: String, meters: Double)
  /// An export holds more history than one step of undo may.
  case tooMuch(megabytes: Int)

  /// The kind of trouble.
  public var kind: Kind {
    switch self {
    case .directory, .folder, .inaccessible, .readOnly, .full, .notWritten: .io
    case .busy, .changedMeanwhile: .busy
    case .notADatabase, .foreign, .newer, .damaged, .refused, .cannotStep, .unusableBackup, .line:
      .data
    case .occupied, .inUse, .itself, .nameTaken, .tooMuch: .refused
    case .missing: .missing
    }
  }

  /// What failed, why, and what to do.
  public var description: String {
    switch self {
    case .directory(let path):
      "database \"\(path)\" is a folder: expected a file, such as \"\(path)/passby.db\"."
    case .folder(let path, let reason):
      "folder \"\(path)\" for the database cannot be created: \(reason). Create it, or name another file with --db."
    case .inaccessible(let path, let reason):
      "database \"\(path)\" cannot be used: \(reason). Check the path and its permissions, or name another file with --db."
    case .readOnly(let path):
      "database \"\(path)\" is read-only: nothing was changed. Make the file and its folder writable, or name another file with --db."
    case .full(let path):
      "no space left for database \"\(path)\": nothing was changed. Free some space and try again."
    case .busy(let path, let seconds):
      "database \"\(path)\" is busy: another process has been writing for \(Self.text(seconds)) s. Nothing was changed; try again."
    case .notADatabase(let path):
      "\"\(path)\" is not a database: expected a file that Passby created. Name another file with --db."
    case .foreign(let path):
      "\"\(path)\" is a database of another program: it was not touched. Name another file with --db."
    case .newer(let path, let schema, let known):
      "database \"\(path)\" was written by a newer Passby (schema \(schema), this one knows \(known)). Update Passby, or name another file with --db."
    case .damaged(let path, let reason):
      "database \"\(path)\" is damaged: \(reason). Put a backup in its place, or save what is left with: sqlite3 \"\(path)\" .recover"
    case .refused(let path, let reason):
      "database \"\(path)\" refused a value that makes no sense: \(reason). Nothing was changed."
    case .changedMeanwhile(let subject):
      "\(subject) is not what it was when this change was prepared: nothing was changed. Look at it and try again."
    case .cannotStep(let summary, let subject):
      "\"\(summary)\" cannot be taken back or repeated: \(subject) was changed by something else since. Nothing was changed."
    case .missing(let path): "there is no file \"\(path)\"."
    case .occupied(let path, isRegular: true):
      "\"\(path)\" is there already: nothing was written. Name another file, or replace it with --force."
    case .occupied(let path, isRegular: false):
      "\"\(path)\" is no ordinary file: nothing was written. Name another file."
    case .inUse(let path, let beside):
      "\"\(path)\" is in use, or was not closed (\"\(beside)\" lies beside it): nothing was written. Name another file."
    case .itself(let path):
      "\"\(path)\" is the database itself: nothing was written. Name another file."
    case .notWritten(let path, let reason):
      "\"\(path)\" cannot be written: \(reason). Nothing was left half-written; name another file, or make room for this one."
    case .unusableBackup(let path, let reason):
      "\"\(path)\" cannot be restored: \(reason). The present database was not touched."
    case .nameTaken(let name, let meters):
      "there is another place \"\(name)\" here, \(Int(meters.rounded())) m away: nothing was imported. Rename one of the two, and try again."
    case .tooMuch(let megabytes):
      "the file holds \(megabytes) MB of history, too much for one step that undo could take back: nothing was imported. Import it into an empty database (--db), or export it again with --only tasks."
    case .line(let number, let problem): "line \(number): \(problem). Nothing was imported."
    }
  }

  private static func text(_ seconds: Double) -> String {
    Int(exactly: seconds).map(String.init) ?? "\(seconds)"
  }
}
