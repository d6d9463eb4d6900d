import Foundation
package import GRDB
package import Model
import Regions
import Text

extension Database {
  /// Completions, newest first, at most `limit`; those whose task name or notes contain `search`
  /// (Q10) if given.
  package func history(search: String?, limit: Int) throws -> [HistoryEntry] {
    let wanted = search.map { TextSearch($0) }
    // Equal letters are more than ASCII, so it is Swift that compares; snapshots are decoded for
    // hits only.
    let rows = try Row.fetchCursor(
      self,
      sql: """
        SELECT \(CompletionRow.columns), name, notes, iif(\(Visible.own), note, NULL)
        FROM completion WHERE \(CompletionRow.isSeen)
        ORDER BY time_ms DESC, id DESC
        """)
    var entries: [HistoryEntry] = []
    while entries.count < limit, let row = try rows.next() {
      if let wanted {
        let first = CompletionRow.columnCount
        let texts = try (first..<first + 3).map { try row.decode(String?.self, atIndex: $0) }
        guard texts.contains(where: { $0.map(wanted.finds) == true }) else {
          continue
        }
      }
      entries.append(try CompletionRow.entry(row))
    }
    return entries
  }

  /// Decisions about a task or at a place, newest first, at most `limit`.
  package func decisions(todo: Todo.ID?, place: Place.ID?, limit: Int) throws -> [Decision] {
    var conditions = [
      "(person IS NULL OR \(Visible.movement))",
      """
      (viewer() = 0 OR \(Visible.subject("decision"))
        OR (viewer() = 1 AND \(Visible.isGone("decision"))))
      """,
    ]
    var arguments: StatementArguments = []
    if let todo {
      conditions.append("todo = ?")
      arguments += [todo.rawValue]
    }
    if let place {
      conditions.append("place = ?")
      arguments += [place.rawValue]
    }
    arguments += [max(0, limit)]
    return try records(
      where: conditions.joined(separator: " AND "), orderBy: "time_ms DESC, id DESC LIMIT ?",
      arguments)
  }
}

extension Decision: StoredRecord {
  package static let table = StoredTable<Decision>(
    "decision", key: [],
    [
      (.integer("id"), { _ in nil }), (.integer("time_ms"), { $0.time.milliseconds }),
      (.integer("task", "todo"), { $0.todo.rawValue }),
      (.integer("place", optional: true), { $0.place?.rawValue }),
      (.text("cause"), { $0.cause.rawValue }),
      (.json("outcome", as: Outcome.self), { try? StoredJSON.text($0.outcome) }),
      (.integer("person", optional: true, since: 12), { $0.person?.rawValue }),
    ])

  package init(_ row: inout RowReader) throws {
    self.init(
      time: try row.date("time_ms"), todo: Todo.ID(rawValue: try row["todo"]),
      place: try row.valueIfPresent("place") { Place.ID(rawValue: $0) },
      cause: try row.value("cause") { Cause(rawValue: $0) },
      outcome: try StoredJSON.value(from: try row["outcome"], in: "decision.outcome"),
      person: try row.valueIfPresent("person") { Person.ID(rawValue: $0) })
  }
}
