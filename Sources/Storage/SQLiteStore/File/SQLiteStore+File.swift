import GRDB

extension SQLiteStore {
  /// How large the database is, in bytes.
  package func sizeBytes() throws(SQLiteStoreError) -> Int {
    try read { try $0.integer("PRAGMA page_count") * $0.integer("PRAGMA page_size") }
  }

  /// Returns true if there is a write-ahead log, so that readers do not wait for the writer.
  package func hasWriteAheadLog() throws(SQLiteStoreError) -> Bool {
    try read { try String.fetchOne($0, sql: "PRAGMA journal_mode") == "wal" }
  }
}
