import Foundation
package import GRDB
package import Reminders

/// The history, which only grows.
extension Database {
  /// Stores a completion; one that is there, and was undone, counts again.
  package func insert(_ completion: Completion) throws {
    try execute(
      sql: """
        INSERT INTO completion (uuid, kind, time_ms, recorded_ms, todo, name, notes, snapshot)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (uuid) DO NOTHING
        """,
      arguments: [
        completion.uuid, completion.kind.rawValue, completion.time.milliseconds,
        completion.recorded.milliseconds, completion.todo.id.rawValue, completion.todo.name,
        completion.todo.notes, try StoredJSON.text(completion),
      ])
    if changesCount == 0 { try retract([completion], undone: false) }
  }

  /// Notes that completions were undone, or redone.
  package func retract(_ completions: [Completion], undone: Bool) throws {
    for completion in completions {
      try execute(
        sql:
          "INSERT INTO retraction (completion, undone) SELECT id, ? FROM completion WHERE uuid = ?",
        arguments: [undone, completion.uuid])
    }
  }
}
