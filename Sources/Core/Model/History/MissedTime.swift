package import Foundation
package import Recurrence

/// A time of an appointment that passed unticked: a row of the history at its own time (R28).
///
/// It follows from the rule when it is read. It is stored by a step that changes the task, so that
/// the row stays as it was.
package struct MissedTime: Sendable, Hashable, Codable {
  /// The task as it stood then.
  package let todo: Todo
  /// When it was due.
  package let due: Date
  /// The same on the wall clock of the task, which a floating task keeps in another zone.
  package let wall: LocalDateTime
  /// How many times the row stands for: 1, and more for the row of those before the latest hundred.
  package let count: Int
  /// The names of the places the task could be done at.
  package let places: [String]
  /// The category of the task at that time, if it had one.
  package let category: CategoryStamp?

  /// Creates a row; `zone` is that of the task's wall clock.
  package init(
    _ todo: Todo, due: Date, in zone: TimeZone, count: Int = 1, places: [String] = [],
    category: CategoryStamp? = nil
  ) {
    self.init(
      todo: todo, due: due, wall: LocalDateTime(due, in: zone), count: count, places: places,
      category: category)
  }

  private init(
    todo: Todo, due: Date, wall: LocalDateTime, count: Int, places: [String],
    category: CategoryStamp?
  ) {
    self.todo = todo
    self.due = due
    self.wall = wall
    self.count = count
    self.places = places
    self.category = category
  }

  /// Returns the row with the task and the category of another database.
  package func numbered(_ todo: Todo, category: CategoryStamp?) -> MissedTime {
    MissedTime(
      todo: todo, due: due, wall: wall, count: count, places: places, category: category)
  }

  /// Returns the row for another number of times; `nil` for none.
  package func counting(_ count: Int) -> MissedTime? {
    guard count > 0 else { return nil }
    return MissedTime(
      todo: todo, due: due, wall: wall, count: count, places: places, category: category)
  }

  /// The part of it that sums need.
  package var record: MissedRecord {
    MissedRecord(todo: todo.id, due: due, wall: wall, count: count)
  }
}

/// The part of a missed time that streaks and statistics are computed from.
package struct MissedRecord: Sendable, Hashable {
  /// The task.
  package let todo: Todo.ID
  /// When it was due.
  package let due: Date
  /// The same on the wall clock of the task.
  package let wall: LocalDateTime
  /// How many times it stands for.
  package let count: Int

  package init(todo: Todo.ID, due: Date, wall: LocalDateTime, count: Int = 1) {
    self.todo = todo
    self.due = due
    self.wall = wall
    self.count = count
  }
}

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
    turn: TimeOfDay = .midnight, since start: Date = .distantPast, limit: Int = .max
  ) -> PassedDues {
    // What a clock that was ahead has stored is still to come.
    let last = self[todo.id].filter { $0.due <= now }.map(\.wall).max()
    let zone = todo.zone.resolved(machineZone: machineZone)
    return todo.passedDues(
      at: now, machineZone: machineZone, usualSeconds: usualSeconds, turn: turn,
      since: last.map { max(start, $0.date(in: zone).addingTimeInterval(0.001)) } ?? start,
      limit: limit)
  }
}
