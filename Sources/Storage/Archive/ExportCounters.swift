import GRDB
import SQLiteStore

/// The last numbers given out, so that none is given twice in an imported database either.
enum ExportCounters {
  /// The `type` of the line.
  static let type = "counters"
  /// The keys, in order.
  static let keys = ["task", "place", "countdown", "edit", "outbox"]

  /// The numbers for an export of some parts.
  static let none: [Int64] = keys.map { _ in 0 }

  /// The numbers in the order of the keys.
  static func read(_ db: Database) throws -> [Int64] {
    let row = try Row.fetchOne(db, sql: "SELECT todo, place, countdown FROM counter")
    let sequences = try ["edit_log", "outbox"].map {
      try Int64.fetchOne(db, sql: "SELECT seq FROM sqlite_sequence WHERE name = ?", arguments: [$0])
        ?? 0
    }
    return [row?[0] ?? 0, row?[1] ?? 0, row?[2] ?? 0] + sequences
  }

  /// Raises the numbers; one that is in use already is never lowered.
  static func raise(_ db: Database, to numbers: [Int64]) throws {
    let others = ["category", "mood", "photo", "practice", "habit", "note", "person", "device"]
      .map { "\($0) = max(\($0), (SELECT coalesce(max(id), 0) FROM \($0)))" }
    try db.execute(
      sql: """
        UPDATE counter SET todo = max(todo, ?, (SELECT coalesce(max(id), 0) FROM todo)),
          place = max(place, ?, (SELECT coalesce(max(id), 0) FROM place)),
          countdown = max(countdown, ?, (SELECT coalesce(max(countdown), 0) FROM todo)),
          \(others.joined(separator: ", "))
        """, arguments: StatementArguments(Array(numbers.prefix(3))))
    for (table, number) in zip(["edit_log", "outbox"], numbers.suffix(2)) where number > 0 {
      let present = try Int64.fetchOne(
        db, sql: "SELECT seq FROM sqlite_sequence WHERE name = ?", arguments: [table])
      if present == nil {
        try db.execute(
          sql: "INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", arguments: [table, number])
      } else {
        try db.execute(
          sql: "UPDATE sqlite_sequence SET seq = max(seq, ?) WHERE name = ?",
          arguments: [number, table])
      }
    }
  }
}
