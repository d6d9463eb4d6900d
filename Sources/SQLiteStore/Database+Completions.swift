import Foundation
import GRDB
import Reminders

/// The history, which only grows.
extension Database {
  /// Stores a completion.
  func insert(_ completion: Completion) throws {
    try execute(
      sql: """
        INSERT INTO completion (uuid, kind, time_ms, recorded_ms, todo, name, notes, snapshot)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?)
        """,
      arguments: [
        completion.uuid, completion.kind.rawValue, completion.time.milliseconds,
        completion.recorded.milliseconds, completion.todo.id.rawValue, completion.todo.name,
        completion.todo.notes, try StoredJSON.text(completion),
      ])
  }

  /// Notes that completions were undone, or redone.
  func retract(_ completions: [Completion], undone: Bool) throws {
    for completion in completions {
      try execute(
        sql:
          "INSERT INTO retraction (completion, undone) SELECT id, ? FROM completion WHERE uuid = ?",
        arguments: [undone, completion.uuid])
    }
  }
}
