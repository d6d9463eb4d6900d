import GRDB
import GRDBSQLite
package import Model
import Synchronization

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
