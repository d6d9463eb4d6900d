import SQLiteStore
import TestSupport

/// A new, empty store in a file, and a way to another connection to it.
struct TwoConnections {
  let store: SQLiteStore

  init() throws {
    store = try SQLiteStore.empty(path: try TemporaryFolder.file())
  }

  func another() throws -> SQLiteStore { try SQLiteStore(path: store.path) }
}
