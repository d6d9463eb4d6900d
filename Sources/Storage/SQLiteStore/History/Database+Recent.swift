import Foundation
package import GRDB
package import Model

/// The latest completions of tasks, from an index alone (Y8).
extension Database {
  package func recentCompletions(
    of todo: Todo.ID?, limit: Int
  ) throws -> [RecentCompletion] {
    let rows = try Row.fetchCursor(
      cachedStatement(
        sql: """
          SELECT c.todo, c.time_ms, iif(viewer() = 0 OR c.person = viewer(), c.done_place, NULL)
          FROM todo AS t CROSS JOIN completion AS c INDEXED BY completion_recent
          WHERE t.repeats = 1 AND \(todo == nil ? "t.every_days IS NULL" : "t.id = ?")
            AND \(Visible.todo("t"))
            AND c.todo = t.id AND c.kind = 'done' AND NOT \(Self.isUndone("c"))
            AND c.time_ms >= ifnull((
              SELECT earlier.time_ms FROM completion AS earlier INDEXED BY completion_recent
              WHERE earlier.todo = t.id AND earlier.kind = 'done'
                AND NOT \(Self.isUndone("earlier"))
              ORDER BY earlier.time_ms DESC LIMIT 1 OFFSET ?), -9e15)
          ORDER BY t.id, c.time_ms
          """),
      arguments: StatementArguments((todo.map { [$0.rawValue] } ?? []) + [Int64(limit - 1)]))
    var completions: [RecentCompletion] = []
    while let row = try rows.next() {
      completions.append(
        RecentCompletion(
          todo: Todo.ID(rawValue: try row.decode(atIndex: 0)),
          time: Date(milliseconds: try row.decode(atIndex: 1)),
          place: try row.decode(atIndex: 2)))
    }
    return completions
  }

  /// A condition on a row of `completion` by another name.
  private static func isUndone(_ table: String) -> String {
    CompletionRow.isUndone.replacing("completion.id", with: "\(table).id")
  }
}
