import GRDB
import Localization

extension SQLiteStore {
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
