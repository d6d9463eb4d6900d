import Foundation
import GRDB
import Localization
package import SQLiteStore

/// A backup that was found sound, in a private copy brought up to date; the file itself stays as it
/// is.
package struct StagedBackup: Sendable {
  /// The absolute path of the file.
  package let path: String
  /// How much it holds.
  package let contents: StoreContents
  /// The version of its schema before the copy was brought up to date.
  package let schema: Int
  let queue: DatabaseQueue

  /// Copies a file and checks it.
  ///
  /// Checks the application ID, the integrity, the schema, and that the program can read every
  /// row; leaves out a track that it cannot read.
  ///
  /// The copy is temporary: SQLite deletes it when the process ends, even after a crash.
  ///
  /// - Throws: `SQLiteStoreError.missing`, `.directory`, `.inaccessible`, or `.unusableBackup` with
  ///   what is wrong with it.
  package init(path: String) throws(SQLiteStoreError) {
    let file = DatabaseFile(path: path)
    self.path = file.path
    do {
      switch try file.presence() {
      case .missing: throw SQLiteStoreError.missing(path: file.path)
      case .empty: throw SQLiteStoreError.notADatabase(path: file.path)
      case .filled: break
      }
      queue = try Self.copied(file.path)
      let state = try queue.read(Schema.State.init)
      guard state.isOurs else { throw SQLiteStoreError.foreign(path: file.path) }
      schema = state.version
      try queue.read { try SQLiteStore.checkIntegrity($0, of: file.path) }
      try SQLiteStore.prepare(queue, path: file.path, canWrite: true)
      contents = try queue.write { db in
        try db.checkSchema(of: file.path)
        return try db.checkedContents()
      }
    } catch {
      throw SQLiteStoreError(error, path: file.path, busySeconds: 0).ofBackup
    }
  }

  private static func copied(_ path: String) throws -> DatabaseQueue {
    var configuration = SQLiteStore.configuration(busySeconds: 5)
    configuration.readonly = true
    // Without a log beside it nothing can be missed, and opened so the file's folder is not touched
    // either.
    let hasLog = ["-wal", "-journal"].contains { access(path + $0, F_OK) == 0 }
    let uri = URL(fileURLWithPath: path).absoluteString + "?immutable=1"
    let source = try DatabaseQueue(path: hasLog ? path : uri, configuration: configuration)
    // An empty name is a temporary database that SQLite keeps on the disk when it grows.
    let copy = try DatabaseQueue(
      path: "", configuration: SQLiteStore.configuration(busySeconds: 0))
    try source.backup(to: copy)
    try source.close()
    return copy
  }
}

extension SQLiteStoreError {
  /// The error in words about a file that was to be restored.
  fileprivate var ofBackup: Self {
    switch self {
    case .notADatabase(let path):
      .unusableBackup(path: path, reason: StorePhrase.backupIsNoDatabase.text)
    case .foreign(let path):
      .unusableBackup(path: path, reason: StorePhrase.backupIsForeign.text)
    case .newer(let path, let schema, let known):
      .unusableBackup(
        path: path,
        reason: StorePhrase.backupIsNewer(schema: schema, known: known).text
      )
    case .damaged(let path, let reason), .refused(let path, let reason):
      .unusableBackup(path: path, reason: StorePhrase.backupIsDamaged(reason: reason).text)
    default: self
    }
  }
}
