package import Foundation
package import GRDB
import Localization
package import Model

/// The history, which only grows.
extension Database {
  /// Stores a completion; one that is there, and was undone, counts again.
  package func insert(_ completion: Completion) throws {
    try insert(completion, into: CompletionRow.table)
    guard changesCount == 0 else { return }
    guard try self.completion(completion.uuid) != nil else {
      throw SQLiteStoreError.changedMeanwhile(
        subject: StorePhrase.task(name: completion.todo.name).text)
    }
    try retract([completion.uuid], undone: false)
  }

  /// An entry of the viewer's own history, or `nil` where there is none.
  package func completion(_ uuid: UUID) throws -> HistoryEntry? {
    try Row.fetchOne(
      cachedStatement(
        sql: "SELECT \(CompletionRow.columns) FROM completion WHERE uuid = ? AND \(Visible.own)"),
      arguments: [uuid]
    ).map(CompletionRow.entry)
  }

  /// The completion of a task that was recorded last and is not undone.
  package func lastCompletion(of id: Todo.ID) throws -> Completion? {
    let statement = try cachedStatement(
      sql: """
        SELECT \(CompletionRow.columns) FROM completion
        WHERE todo = ? AND NOT \(CompletionRow.isUndone) ORDER BY id DESC LIMIT 1
        """)
    // The last one, whoever did it: only if it is the viewer's own can it be taken back.
    return try Row.fetchOne(statement, arguments: [id.rawValue])
      .map { try CompletionRow.entry($0) }.flatMap { $0.isOwn ? $0.completion : nil }
  }

  /// Completions in a span of time that satisfy a condition, newest first, at most `limit`.
  ///
  /// Both ends are inclusive; O(completions in the span) until the limit is reached.
  package func completions(
    from start: Date, to end: Date, limit: Int, where isWanted: (Completion) -> Bool
  ) throws -> [HistoryEntry] {
    let rows = try Row.fetchCursor(
      cachedStatement(
        sql: """
          SELECT \(CompletionRow.columns) FROM completion WHERE time_ms BETWEEN ? AND ?
            AND \(CompletionRow.isSeen)
          ORDER BY time_ms DESC, id DESC
          """),
      arguments: [start.milliseconds, end.milliseconds])
    var entries: [HistoryEntry] = []
    while entries.count < limit, let row = try rows.next() {
      let entry = try CompletionRow.entry(row)
      if isWanted(entry.completion) { entries.append(entry) }
    }
    return entries
  }

  /// The points that a task has earned, undone completions aside.
  package func points(of id: Todo.ID) throws -> Int {
    let statement = try cachedStatement(
      sql: """
        SELECT coalesce(sum(points), 0) FROM completion
        WHERE todo = ? AND \(Visible.ownOfFew) AND points > 0 AND NOT \(CompletionRow.isUndone)
        """)
    return try Int.fetchOne(statement, arguments: [id.rawValue]) ?? 0
  }

  /// Records that completions were undone, or redone.
  package func retract(_ completions: [UUID], undone: Bool) throws {
    for uuid in completions {
      try execute(
        sql:
          "INSERT INTO retraction (completion, undone) SELECT id, ? FROM completion WHERE uuid = ?",
        arguments: [undone, uuid])
    }
  }
}
