import GRDB
import Localization

extension SQLiteStore {
  /// Reads all of the database, and writes a number that it holds already: what nobody has stumbled
  /// over is found out before somebody needs it.
  ///
  /// - Throws: `SQLiteStoreError.damaged` when a page or an index is not what it should be;
  ///   `.readOnly`, `.full`, `.busy` or `.inaccessible`
  ///   when nothing could be stored.
  public func check() throws(SQLiteStoreError) {
    let verdict = try read { try String.fetchOne($0, sql: "PRAGMA integrity_check(1)") }
    guard verdict == "ok" else {
      throw .damaged(path: path, reason: verdict ?? StorePhrase.nothingReadable.text)
    }
    try write { try $0.execute(sql: "PRAGMA user_version = \(Schema.version)") }
  }
}
