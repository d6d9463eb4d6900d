package import Foundation
package import GRDB
package import Model
import Recurrence

extension Visible {
  /// A row of `missed`: of a task that the viewer sees, or saw before it was removed.
  package static let missed = """
    (viewer() = 0 OR (viewer() = 1 AND \(isMine("missed.todo")))
      OR (viewer() > 0
        AND (ifnull(json_array_length(missed.record, '$.todo.persons'), 0) = 0
          OR EXISTS (SELECT 1 FROM json_each(missed.record, '$.todo.persons') AS whom
            WHERE whom.value = viewer())
          OR \(inTurnsOf("missed.record")))
        AND NOT EXISTS (SELECT 1 FROM todo t
          WHERE t.id = missed.todo AND NOT \(todo("t")))))
    """
}

/// Another step may have stored or removed the same time meanwhile.
extension MissedTime: StoredRecord {
  package static let table = StoredTable<MissedTime>(
    "missed", key: ["todo", "due_ms"], visible: Visible.missed, anyMayChange: true,
    insert: "INSERT OR REPLACE",
    [
      (.integer("task", "todo"), { $0.todo.id.rawValue }),
      (.integer("due_ms"), { $0.due.milliseconds }),
      (.json("record", as: MissedTime.self), { try? StoredJSON.text($0) }),
    ])

  package init(_ row: inout RowReader) throws {
    self = try StoredJSON.value(from: try row["record"], in: "missed.record")
  }

  // Equal sets may stand in another order in the text.
  package static func isSame(_ first: MissedTime, _ second: MissedTime) -> Bool {
    first.asStored == second.asStored
  }

  private var asStored: MissedTime? {
    try? StoredJSON.value(from: StoredJSON.text(self), in: "missed.record")
  }
}

/// The times of appointments that passed unticked, as steps of the user have stored them.
extension Database {
  /// Times in a span that satisfy a condition, newest first, at most `limit`; both ends are
  /// inclusive.
  package func missedTimes(
    of todo: Todo.ID? = nil, from start: Date = .distantPast, to end: Date = .distantFuture,
    limit: Int = .max, where isWanted: (MissedTime) -> Bool = { _ in true }
  ) throws -> [MissedTime] {
    try records(
      where: "due_ms BETWEEN ? AND ?\(todo == nil ? "" : " AND todo = ?")",
      orderBy: "due_ms DESC, todo DESC",
      [start.milliseconds, end.milliseconds] + (todo.map { [$0.rawValue] } ?? []), limit: limit,
      if: isWanted)
  }

  /// The records of all times, in their order, without the rest of their rows.
  package func missedRecords(of todo: Todo.ID?) throws -> [MissedRecord] {
    let rows = try Row.fetchAll(
      cachedStatement(
        sql: """
          SELECT todo, due_ms, json_extract(record, '$.wall'), json_extract(record, '$.count')
          FROM missed WHERE \(Visible.missed)\(todo == nil ? "" : " AND todo = ?")
          ORDER BY due_ms, todo
          """), arguments: todo.map { [$0.rawValue] } ?? [])
    return try rows.map { row in
      var reader = RowReader(row, of: "missed")
      return MissedRecord(
        todo: Todo.ID(rawValue: try reader.next()), due: Date(milliseconds: try reader.next()),
        wall: try reader.next { try LocalDateTime(parsing: $0) }, count: try reader.next())
    }
  }
}
