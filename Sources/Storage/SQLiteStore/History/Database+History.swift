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
    let condition = "WHERE \(conditions.joined(separator: " AND "))"
    arguments += [max(0, limit)]
    let rows = try Row.fetchAll(
      self,
      sql: """
        SELECT time_ms, todo, place, cause, outcome, person FROM decision \(condition)
        ORDER BY time_ms DESC, id DESC LIMIT ?
        """,
      arguments: arguments)
    return try rows.map(Self.decision)
  }

  private static func decision(_ row: Row) throws -> Decision {
    var reader = RowReader(row, of: "decision")
    return Decision(
      time: Date(milliseconds: try reader.next()),
      todo: Todo.ID(rawValue: try reader.next()),
      place: try reader.next(Int64?.self).map(Place.ID.init(rawValue:)),
      cause: try reader.next { Cause(rawValue: $0) },
      outcome: try StoredJSON.value(from: try row.decode(atIndex: 4), in: "decision.outcome"),
      person: try row.decode(Int64?.self, atIndex: 5).map(Person.ID.init(rawValue:)))
  }
}
