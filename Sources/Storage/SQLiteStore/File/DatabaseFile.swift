import Foundation
import GRDB
import GRDBSQLite
package import Model
import Synchronization

/// The file a store lives in, before SQLite sees it.
package struct DatabaseFile {
  /// The state of the file at a path.
  package enum Presence {
    case missing
    case empty
    case filled
  }

  /// The absolute path; SQLite takes a relative one that begins with `file:` for a URI.
  package let path: String

  /// Names a file by a path, absolute or relative to the working folder.
  package init(path: String) {
    // A URL would change nothing, and every command would pay for it.
    let isAbsolute = path.hasPrefix("/") && !path.hasSuffix("/") && !path.utf8.contains(0)
    self.path = isAbsolute ? path : URL(fileURLWithPath: path).path
  }

  /// Reads the state of the file without opening it.
  ///
  /// Opening and closing it here would drop every lock that another connection of this process
  /// holds on it (POSIX advisory locks).
  ///
  /// - Throws: `SQLiteStoreError.directory`, `.notADatabase` or `.inaccessible`.
  package func presence() throws(SQLiteStoreError) -> Presence {
    var status = stat()
    guard stat(path, &status) == 0 else {
      if errno == ENOENT { return .missing }
      throw .inaccessible(path: path, reason: Self.lastError())
    }
    if status.st_mode & S_IFMT == S_IFDIR { throw .directory(path: path) }
    if status.st_size == 0 { return .empty }
    // SQLite takes a file shorter than its smallest page for an empty one, and would write over it.
    guard status.st_size >= 512 else { throw .notADatabase(path: path) }
    return .filled
  }

  /// Returns true if a path leads to this file, under whatever name.
  package func isSameFile(as other: String) -> Bool {
    var (mine, theirs) = (stat(), stat())
    guard stat(path, &mine) == 0, stat(other, &theirs) == 0 else { return false }
    return mine.st_dev == theirs.st_dev && mine.st_ino == theirs.st_ino
  }

  /// Creates the file, for its owner only, and its folder where they are missing.
  ///
  /// SQLite gives the files it keeps beside the database the same mode.
  ///
  /// - Throws: `SQLiteStoreError.folder` or `.inaccessible`.
  package func create() throws(SQLiteStoreError) {
    try Self.createFolder(URL(fileURLWithPath: path).deletingLastPathComponent().path)
    let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if descriptor >= 0 {
      close(descriptor)
    } else if errno != EEXIST {
      throw .inaccessible(path: path, reason: Self.lastError())
    }
  }

  private static func createFolder(_ folder: String) throws(SQLiteStoreError) {
    var status = stat()
    guard stat(folder, &status) != 0, folder != "/" else { return }
    guard errno == ENOENT else { throw .folder(path: folder, reason: lastError()) }
    try createFolder(URL(fileURLWithPath: folder).deletingLastPathComponent().path)
    guard mkdir(folder, 0o700) == 0 || errno == EEXIST else {
      throw .folder(path: folder, reason: lastError())
    }
  }

  private static func lastError() -> String { String(cString: strerror(errno)) }
}

/// The device and inode of a file: two paths with equal identities lead to one file.
struct FileIdentity: Sendable, Hashable {
  private let device: UInt64
  private let inode: UInt64

  /// Reads the identity of the file at a path, through symbolic links; `nil` when there is none.
  init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    device = UInt64(status.st_dev)
    inode = UInt64(status.st_ino)
  }
}

/// A database that was opened to read the choices of the page, and its connection, which a store
/// takes over: to open a database takes a short command longer than to read it.
package final class OpenDatabase: Sendable {
  /// How long to wait while another program keeps it locked.
  private static let busySeconds = 1.0

  /// The settings that were chosen on the page.
  package let preferences: [Preference]
  private let path: String
  private let identity: FileIdentity?
  private let queue: Mutex<DatabaseQueue?>

  /// Opens the database at a path without bringing its schema up to date.
  ///
  /// Returns `nil` where there is no database, or it cannot be read: whoever uses the database next
  /// reports what is wrong with it. While another program keeps it locked, the call waits up to a
  /// second.
  package init?(path: String) {
    let file = DatabaseFile(path: path)
    guard let presence = try? file.presence(), presence == .filled,
      let queue = try? SQLiteStore.connect(to: file.path, busySeconds: Self.busySeconds)
    else { return nil }
    guard
      let found = try? queue.read({ try Schema.State($0).isOurs ? $0.preferences : nil })
    else {
      try? queue.close()
      return nil
    }
    self.path = file.path
    identity = FileIdentity(path: file.path)
    preferences = found
    self.queue = Mutex(queue)
  }

  deinit { close() }

  /// Returns the connection to the file at a path, once; `nil` if it was closed.
  ///
  /// One that leads to another file is closed before: two files would share a log.
  func take(path: String, busySeconds: Double) -> DatabaseQueue? {
    guard path == self.path, identity == FileIdentity(path: path) else {
      close()
      return nil
    }
    guard let queue = takeQueue() else { return nil }
    queue.inDatabase { db in
      _ = sqlite3_busy_timeout(db.sqliteConnection, Int32(busySeconds * 1000))
    }
    return queue
  }

  /// Closes the connection, unless a store has taken it.
  package func close() {
    guard let queue = takeQueue() else { return }
    // SQLite would delete the logs of the file that is there now.
    if identity != FileIdentity(path: path) { queue.keepLogsWhenClosed() }
    try? queue.close()
  }

  private func takeQueue() -> DatabaseQueue? {
    queue.withLock { queue in
      defer { queue = nil }
      return queue
    }
  }
}
