package import Foundation
package import Recurrence

/// The missed times that steps of the user have stored, from which those since follow.
///
/// The history, `not_done` and streaks all count these two together (R28).
package struct StoredMissed: Sendable {
  /// The records, in their order.
  package let records: [MissedRecord]
  private let tasks: [Todo.ID: [MissedRecord]]

  /// Creates a set of records in their order; `changes` are those of a step that is not stored yet.
  package init(_ records: [MissedRecord] = [], changes: [Edit.Change<MissedTime>] = []) {
    var records = records
    if !changes.isEmpty {
      let gone = Set(changes.compactMap { $0.before?.record })
      records.removeAll(where: gone.contains)
      records += changes.compactMap { $0.after?.record }
      records.sort { $0.due < $1.due }
    }
    self.records = records
    tasks = Dictionary(grouping: records, by: \.todo)
  }

  /// Returns the records of a task, in their order.
  package subscript(todo: Todo.ID) -> [MissedRecord] { tasks[todo] ?? [] }

  /// Returns the due moments of an appointment that have passed unticked since the last one that is
  /// stored: the latest `limit` of those from `start` on.
  ///
  /// Wall clocks are compared: a floating task that was stored in another zone is not missed twice.
  package func passedDues(
    of todo: Todo, at now: Date, machineZone: TimeZone, usualSeconds: Double,
    since start: Date = .distantPast, limit: Int = .max
  ) -> PassedDues {
    // What a clock that was ahead has stored is still to come.
    let last = self[todo.id].filter { $0.due <= now }.map(\.wall).max()
    let zone = todo.zone.resolved(machineZone: machineZone)
    return todo.passedDues(
      at: now, machineZone: machineZone, usualSeconds: usualSeconds,
      since: last.map { max(start, $0.date(in: zone).addingTimeInterval(0.001)) } ?? start,
      limit: limit)
  }
}
