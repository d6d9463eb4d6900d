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
            WHERE whom.value = viewer()))
        AND NOT EXISTS (SELECT 1 FROM todo t
          WHERE t.id = missed.todo AND NOT \(todo("t")))))
    """
}

/// The times of appointments that passed unticked, as steps of the user have stored them.
extension Database {
  /// Times in a span that satisfy a condition, newest first, at most `limit`; both ends are
  /// inclusive.
  package func missedTimes(
    of todo: Todo.ID? = nil, from start: Date = .distantPast, to end: Date = .distantFuture,
    limit: Int = .max, where isWanted: (MissedTime) -> Bool = { _ in true }
  ) throws -> [MissedTime] {
    let rows = try Row.fetchCursor(
      cachedStatement(
        sql: """
          SELECT record FROM missed
          WHERE due_ms BETWEEN ? AND ? AND \(Visible.missed)\(todo == nil ? "" : " AND todo = ?")
          ORDER BY due_ms DESC, todo DESC
          """),
      arguments: [start.milliseconds, end.milliseconds]
        + (todo.map { [$0.rawValue] } ?? []))
    var times: [MissedTime] = []
    while times.count < limit, let row = try rows.next() {
      let time: MissedTime = try StoredJSON.value(
        from: try row.decode(atIndex: 0), in: "missed.record")
      if isWanted(time) { times.append(time) }
    }
    return times
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

  /// Replaces times; one that another step has stored or removed meanwhile is as it should be.
  func replace(_ changes: [Edit.Change<MissedTime>]) throws {
    for time in changes.compactMap(\.before) {
      try cachedStatement(sql: "DELETE FROM missed WHERE todo = ? AND due_ms = ?")
        .execute(arguments: [time.todo.id.rawValue, time.due.milliseconds])
    }
    for time in changes.compactMap(\.after) {
      try cachedStatement(
        sql: "INSERT OR REPLACE INTO missed (todo, due_ms, record) VALUES (?, ?, ?)"
      )
      .execute(
        arguments: [
          time.todo.id.rawValue, time.due.milliseconds, try StoredJSON.text(time),
        ])
    }
  }
}
