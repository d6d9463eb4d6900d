import Foundation
package import GRDB
package import Journal
package import Model
import Recurrence
import Regions

/// A connection with an open transaction is what edits and answers are built from.
///
/// Its errors are those of SQLite and of damaged rows; the store that has begun the transaction
/// translates them.
extension Database: EditContext {
  package var viewer: Viewer { ViewerScope.person }

  package var memory: EngineMemory {
    get throws {
      var memory = EngineMemory(
        visits: try visits, reminded: try presentReminders(), silences: try silences,
        held: try heldReminders(), waiting: try heldReminders(late: true), pause: try self.pause)
      memory.restDays = Set(try restDays.map(\.day.daysSinceEpoch))
      if let session = try session() {
        (memory.lastMoment, memory.wasStopped) = (session.last, session.isStop)
      }
      return memory
    }
  }

  package func nextTodoID() throws -> Todo.ID {
    let id = try next("todo")
    if let person = viewer.person, !viewer.isMe {
      try cachedStatement(sql: "INSERT INTO todo_maker (todo, person) VALUES (?, ?)")
        .execute(arguments: [id, person.rawValue])
    }
    return Todo.ID(rawValue: id)
  }

  package func nextPlaceID() throws -> Place.ID { Place.ID(rawValue: try next("place")) }

  package func nextCategoryID() throws -> Category.ID {
    Category.ID(rawValue: try next("category"))
  }

  package func nextCountdownNumber() throws -> Int64 { try next("countdown") }

  package func nextMoodID() throws -> Mood.ID { Mood.ID(rawValue: try next("mood")) }

  package func nextPracticeID() throws -> Int64 { try next("practice") }

  package func nextHabitID() throws -> Habit.ID { Habit.ID(rawValue: try next("habit")) }

  package func nextNoteID() throws -> Note.ID { Note.ID(rawValue: try next("note")) }

  package func nextPhotoID() throws -> Photo.ID { Photo.ID(rawValue: try next("photo")) }

  package func nextPersonID() throws -> Person.ID { Person.ID(rawValue: try next("person")) }

  package func nextDeviceID() throws -> Device.ID { Device.ID(rawValue: try next("device")) }

  private func next(_ counter: String) throws -> Int64 {
    try cachedStatement(sql: "UPDATE counter SET \(counter) = \(counter) + 1").execute()
    return try Int64.fetchOne(cachedStatement(sql: "SELECT \(counter) FROM counter")) ?? 1
  }
}
