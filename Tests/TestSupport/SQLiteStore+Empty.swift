import Foundation
import GRDB
package import SQLiteStore

/// Empty stores that are copies of one, because each migration of a new database takes longer than
/// most tests do.
///
/// They have no choices of settings, not even those that a new database begins with (Z15).
/// Those tests that are about creating and migrating use the initialiser of `SQLiteStore`.
extension SQLiteStore {
  /// Made once by each process.
  private static let template = Result { try withoutChoices(SQLiteStore.inMemory()) }
  /// The file of an empty database, whose log was taken into it.
  private static let templateFile = Result {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("passby-\(UUID().uuidString).db")
    defer { try? FileManager.default.removeItem(at: path) }
    _ = try withoutChoices(SQLiteStore(path: path.path))
    return try Data(contentsOf: path)
  }

  private static func withoutChoices(_ store: SQLiteStore) throws -> SQLiteStore {
    try store.queue.write { try $0.execute(sql: "DELETE FROM preference") }
    return store
  }

  /// A new, empty store in memory.
  package static func empty() throws -> SQLiteStore {
    try inMemoryCopy(of: template.get().queue)
  }

  /// A new, empty store in a file at a path where there is none.
  package static func empty(
    path: String, busyTimeout: Duration = defaultBusyTimeout
  ) throws -> SQLiteStore {
    let isMade = try FileManager.default.createFile(
      atPath: path, contents: templateFile.get(), attributes: [.posixPermissions: 0o600])
    guard isMade else { throw CocoaError(.fileWriteUnknown) }
    return try SQLiteStore(path: path, busyTimeout: busyTimeout)
  }
}
