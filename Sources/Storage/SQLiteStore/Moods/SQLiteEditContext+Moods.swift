package import Foundation
package import Model

extension SQLiteEditContext {
  package var dayMarks: [DayMark] { get throws { try read { try db.dayMarks() } } }

  package var practices: [Practice] { get throws { try read { try db.practices() } } }

  package var adviceCounts: (practices: Int, supports: Int) {
    get throws { try read { try db.adviceCounts() } }
  }

  package func moodEntries(from start: Date, to end: Date) throws -> [MoodEntry] {
    try read { try db.moodEntries(from: start, to: end) }
  }

  package func forEachMoodTime(_ body: (Date) throws -> Bool) throws {
    try read { try db.forEachMoodTime(body) }
  }

  package func moodEntry(_ id: Mood.ID) throws -> MoodEntry? {
    try read { try db.moodEntry(id) }
  }

  package func completionWithoutMood(from start: Date, to end: Date) throws -> UUID? {
    try read { try db.completionWithoutMood(from: start, to: end) }
  }

  package func latestDoneCompletion(of todo: Todo.ID) throws -> UUID? {
    try read { try db.latestDoneCompletion(of: todo) }
  }

  package func forEachRecord(
    of todo: Todo.ID?, from start: Date, withCategories: Bool,
    _ body: (CompletionRecord) throws -> Void
  ) throws {
    try read {
      try db.forEachRecord(of: todo, from: start, withCategories: withCategories, body)
    }
  }

  package func nextMoodID() throws -> Mood.ID { Mood.ID(rawValue: try next("mood")) }

  package func nextPracticeID() throws -> Int64 { try next("practice") }
}
