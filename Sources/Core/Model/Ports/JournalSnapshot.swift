package import Foundation
package import Journal

/// Habits, gratitude and notes at one moment; days are counted from 1970-01-01.
package protocol JournalSnapshot {
  /// The habits that were not removed, by number.
  var habits: [Habit] { get throws }
  /// All habits, removed ones too, by number.
  var allHabits: [Habit] { get throws }
  /// Whose habits they are, where they are not the user's of this machine.
  var habitOwners: [Habit.ID: Person.ID] { get throws }
  /// Returns a habit, a removed one too; `nil` if there is none with this number.
  func habit(_ id: Habit.ID) throws -> Habit?
  /// The marks of all habits, removed ones too, by habit and day.
  var habitMarks: [HabitMark] { get throws }
  func habitMarks(of id: Habit.ID) throws -> [HabitMark]
  /// Returns the good things of a span of days, by day.
  func gratitudes(in days: ClosedRange<Int>) throws -> [Gratitude]
  /// The good things of all days, by day.
  var gratitudes: [Gratitude] { get throws }
  /// Returns when good things were written first, at most `count` times, the earliest first.
  func gratitudeTimes(first count: Int) throws -> [Date]
  /// Returns the notes of a span of days, by day and time.
  func notes(in days: ClosedRange<Int>) throws -> [Note]
  /// Returns a note; `nil` if there is none with this number.
  func note(_ id: Note.ID) throws -> Note?
  /// Returns the newest notes that contain a text in whatever case, newest first, at most `limit`.
  ///
  /// Without a text all notes match.
  func notes(containing text: String?, in days: ClosedRange<Int>?, limit: Int) throws -> [Note]
}

extension JournalSnapshot {
  /// Returns the good things of a day; `nil` if there are none.
  package func gratitude(on day: Int) throws -> Gratitude? { try gratitudes(in: day...day).first }
}

/// Numbers for new habits and notes, within an edit.
package protocol JournalNumbers {
  func nextHabitID() throws -> Habit.ID
  /// Returns a number for a new note that no note ever had.
  func nextNoteID() throws -> Note.ID
}
