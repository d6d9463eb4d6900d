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
