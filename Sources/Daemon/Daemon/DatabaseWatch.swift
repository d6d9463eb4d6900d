import Logging
import SQLiteStore
import Synchronization

/// Detects that the database's file was replaced, and logs it once.
///
/// A file that was moved there is opened in place of the old one; the tracker then writes its
/// pending changes to it. An overwritten file ends the daemon: SQLite's cache and log belong to
/// content that is gone, so nothing can be stored safely.
final class DatabaseWatch: Sendable {
  private let store: SQLiteStore
  private let logger: Logger
  private let replacements: Mutex<Int>

  /// Creates a watch of the file of a store.
  init(_ store: SQLiteStore, logger: Logger) {
    self.store = store
    self.logger = logger
    replacements = Mutex(store.replacements)
  }

  /// Checks the file, after something in its folder has changed.
  ///
  /// - Throws: `SQLiteStoreError.overwritten`. Any other trouble may pass; the tracker reports it.
  func check() throws {
    do {
      try store.checkFile()
    } catch SQLiteStoreError.overwritten(let path) {
      logger.critical("\(SQLiteStoreError.overwritten(path: path))")
      throw SQLiteStoreError.overwritten(path: path)
    } catch {
      return
    }
    let count = store.replacements
    let isNew = replacements.withLock { known in
      defer { known = count }
      return known != count
    }
    guard isNew else { return }
    logger.warning("the database was replaced by another file, which is in use from now on")
  }
}
