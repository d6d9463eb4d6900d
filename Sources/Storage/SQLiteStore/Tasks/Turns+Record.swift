package import Foundation
package import GRDB
package import Model

/// Turns as columns of `todo`: the numbers of the persons in their order, how the next one is
/// chosen, and since when the later ones have been there.
extension Turns {
  var orderColumn: String { order.map { String($0.rawValue) }.joined(separator: ",") }

  var newcomersColumn: String? {
    guard !newcomers.isEmpty else { return nil }
    return newcomers.map { "\($0.person.rawValue):\($0.since.milliseconds)" }
      .joined(separator: ",")
  }

  /// Reads the columns; `nil` for a task without turns.
  init?(_ row: inout RowReader) throws {
    let order = try row.valueIfPresent("turns") { (text: String) -> [Person.ID]? in
      let numbers = text.split(separator: ",").map { Int64($0) }
      return numbers.contains(nil) ? nil : numbers.compactMap { $0.map(Person.ID.init) }
    }
    let choice = try row.valueIfPresent("turns_by") { Choice(rawValue: $0) }
    let newcomers: String? = try row["turns_since"]
    guard let order, !order.isEmpty else { return nil }
    self.init(
      order: order, choice: choice ?? .order,
      newcomers: (newcomers ?? "").split(separator: ",").compactMap { part in
        let numbers = part.split(separator: ":").compactMap { Int64($0) }
        guard numbers.count == 2 else { return nil }
        return Newcomer(
          person: Person.ID(rawValue: numbers[0]), since: Date(milliseconds: numbers[1]))
      })
  }
}

extension Visible {
  /// A task in whose order of turns a person stands, given as an expression.
  static func inTurns(_ person: String, _ table: String = "todo") -> String {
    "ifnull(instr(',' || \(table).turns || ',', ',' || \(person) || ','), 0) > 0"
  }

  /// A person who stands in the order of turns of the task of a snapshot, which is JSON.
  static func inTurnsOf(_ snapshot: String) -> String {
    """
    EXISTS (SELECT 1 FROM json_each(\(snapshot), '$.todo.turns.order') AS whom
      WHERE whom.value = viewer())
    """
  }
}

/// Who did a task with turns.
extension Database {
  /// The completions of a task from an instant on that are done and count, by whoever did it.
  package func doings(of todo: Todo.ID, from start: Date) throws -> [Turns.Doing] {
    let rows = try Row.fetchCursor(
      cachedStatement(
        sql: """
          SELECT person, time_ms FROM completion
          WHERE todo = ? AND kind = 'done' AND time_ms >= ? AND NOT \(CompletionRow.isUndone)
          """),
      arguments: [todo.rawValue, start.milliseconds])
    var doings: [Turns.Doing] = []
    while let row = try rows.next() {
      doings.append(
        Turns.Doing(
          person: Person.ID(rawValue: try row.decode(atIndex: 0)),
          time: Date(milliseconds: try row.decode(atIndex: 1))))
    }
    return doings
  }

  /// Passes each completion that counts of a span of time, of tasks that the viewer sees, to a
  /// closure with who did it.
  package func forEachRecordOfPersons(
    from start: Date, to end: Date, _ body: (Person.ID, CompletionRecord) throws -> Void
  ) throws {
    let statement = try cachedStatement(
      sql: """
        SELECT \(RecordReader.columns), person FROM completion
        WHERE time_ms BETWEEN ? AND ? AND \(CompletionRow.isSeen)
          AND NOT \(CompletionRow.isUndone)
        ORDER BY time_ms, id
        """)
    var reader = RecordReader(withCategories: false)
    let rows = try Row.fetchCursor(
      statement, arguments: [start.milliseconds, end.milliseconds])
    while let row = try rows.next() {
      let record = try reader.record(row)
      try body(Person.ID(rawValue: try row.decode(atIndex: row.count - 1)), record)
    }
  }
}
