package import Foundation
package import Journal
package import Model

extension SQLiteEditContext {
  package var habits: [Habit] { get throws { try read { try db.habits() } } }

  package var allHabits: [Habit] { get throws { try read { try db.allHabits() } } }

  package var habitOwners: [Habit.ID: Person.ID] {
    get throws { try read { try db.habitOwners() } }
  }

  package func habit(_ id: Habit.ID) throws -> Habit? { try read { try db.habit(id) } }

  package var habitMarks: [HabitMark] { get throws { try read { try db.habitMarks() } } }

  package func habitMarks(of id: Habit.ID) throws -> [HabitMark] {
    try read { try db.habitMarks(of: id) }
  }

  package func gratitudes(in days: ClosedRange<Int>) throws -> [Gratitude] {
    try read { try db.gratitudes(in: days) }
  }

  package var gratitudes: [Gratitude] { get throws { try read { try db.gratitudes() } } }

  package func gratitudeTimes(first count: Int) throws -> [Date] {
    try read { try db.gratitudeTimes(first: count) }
  }

  package func notes(in days: ClosedRange<Int>) throws -> [Note] {
    try read { try db.notes(in: days) }
  }

  package func note(_ id: Note.ID) throws -> Note? { try read { try db.note(id) } }

  package func notes(
    containing text: String?, in days: ClosedRange<Int>?, limit: Int
  ) throws -> [Note] {
    try read { try db.notes(containing: text, in: days, limit: limit) }
  }

  package func nextHabitID() throws -> Habit.ID { Habit.ID(rawValue: try next("habit")) }

  package func nextNoteID() throws -> Note.ID { Note.ID(rawValue: try next("note")) }
}
