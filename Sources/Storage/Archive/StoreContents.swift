import GRDB
package import SQLiteStore

/// How much a database holds.
package struct StoreContents: Sendable, Hashable {
  /// Tasks, finished ones too.
  package let tasks: Int
  package let places: Int
  /// Completions and skips, undone ones too.
  package let completions: Int
  /// Steps that can be undone.
  package let steps: Int
  /// The tracks that could not be read, and were left out.
  package let damagedTracks: [DamagedTrack]

  /// Counts the rows.
  init(_ db: Database, damagedTracks: [DamagedTrack] = []) throws {
    self.damagedTracks = damagedTracks
    func count(_ table: String) throws -> Int {
      try Int.fetchOne(db, sql: "SELECT count(*) FROM \(table)") ?? 0
    }
    tasks = try count("todo")
    places = try count("place")
    completions = try count("completion")
    steps = try count("edit_log WHERE undone = 0")
  }
}

extension SQLiteStore {
  /// How much the store holds.
  package func contents() throws(SQLiteStoreError) -> StoreContents {
    try read { try StoreContents($0) }
  }
}
