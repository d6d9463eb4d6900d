import GRDB

extension SQLiteStore {
  /// Counters of the rows: a comparison of two values shows which kinds of rows have changed.
  package struct Marks: Sendable, Hashable {
    /// The version of the store that they belong to.
    package let version: Int
    /// Deliveries of reminders: their number, the last one, and the last failure.
    fileprivate let deliveries: [Int64?]
    /// Steps of the user, decisions of the engine, and visits.
    fileprivate let others: [Int64?]

    /// Returns true if nothing but deliveries is different.
    package func differsInDeliveriesOnly(from other: Marks) -> Bool {
      deliveries != other.deliveries && others == other.others
    }
  }

  /// Reads the marks, in well under a millisecond.
  package func marks() throws(SQLiteStoreError) -> Marks {
    try read { db in
      let deliveries = try Self.numbers(
        """
        SELECT (SELECT count(*) FROM outbox WHERE delivered_ms IS NULL),
          (SELECT max(delivered_ms) FROM outbox),
          (SELECT max(failure) FROM outbox WHERE delivered_ms IS NULL)
        """, in: db)
      let others = try Self.numbers(
        """
        SELECT (SELECT max(seq) FROM edit_log), (SELECT count(*) FROM edit_log WHERE undone = 1),
          (SELECT max(id) FROM completion), (SELECT max(id) FROM todo),
          (SELECT max(id) FROM decision), (SELECT max(id) FROM transition_log),
          (SELECT count(*) FROM visit), (SELECT max(ended_ms) FROM visit),
          (SELECT count(seen_ms) FROM visit)
        """, in: db)
      // Within the snapshot that was read: a commit since then is another version.
      return Marks(version: try version(of: db), deliveries: deliveries, others: others)
    }
  }

  private static func numbers(_ sql: String, in db: Database) throws -> [Int64?] {
    let row = try Row.fetchOne(db.cachedStatement(sql: sql))
    return try (0..<(row?.count ?? 0)).map { try row?.decode(atIndex: $0) }
  }
}
