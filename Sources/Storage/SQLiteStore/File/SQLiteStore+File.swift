import GRDB

extension SQLiteStore {
  /// How large the database is, in bytes.
  public func sizeBytes() throws(SQLiteStoreError) -> Int {
    try read { db in
      let pages = try Int.fetchOne(db, sql: "PRAGMA page_count") ?? 0
      return pages * (try Int.fetchOne(db, sql: "PRAGMA page_size") ?? 0)
    }
  }

  /// Returns true if there is a write-ahead log, so that readers do not wait for the writer.
  public func hasWriteAheadLog() throws(SQLiteStoreError) -> Bool {
    try read { try String.fetchOne($0, sql: "PRAGMA journal_mode") == "wal" }
  }
}
