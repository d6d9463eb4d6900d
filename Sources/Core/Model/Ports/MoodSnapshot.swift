package import Foundation

/// Moods, practices and the history as sums need it, at one moment.
package protocol MoodSnapshot {
  /// The marks of days, by date.
  var dayMarks: [DayMark] { get throws }
  /// The practices that the user went through, by number.
  var practices: [Practice] { get throws }
  /// How many practices and how many supportive messages were suggested so far.
  var adviceCounts: (practices: Int, supports: Int) { get throws }
  /// Returns the moods of a span of time, both ends inclusive, in the order of their times.
  func moodEntries(from start: Date, to end: Date) throws -> [MoodEntry]
  /// Passes the times of the moods that count to a closure, in their order, until it returns false.
  func forEachMoodTime(_ body: (Date) throws -> Bool) throws
  /// Returns a mood; `nil` if there is none with this number.
  func moodEntry(_ id: Mood.ID) throws -> MoodEntry?
  /// Returns the latest completion of a span of time, both ends inclusive, that is done, counts and
  /// has no mood; `nil` if there is none.
  func completionWithoutMood(from start: Date, to end: Date) throws -> UUID?
  /// Returns the UUID of the latest completion by which a task was done, undone ones aside; `nil`
  /// if there is none.
  func latestDoneCompletion(of todo: Todo.ID) throws -> UUID?
  /// Passes completions that count to a closure, in the order of their times: all, or those of one
  /// task, from an instant on.
  ///
  /// Leaves categories out unless requested.
  func forEachRecord(
    of todo: Todo.ID?, from start: Date, withCategories: Bool,
    _ body: (CompletionRecord) throws -> Void
  ) throws
}

/// Numbers for new moods and practices, within an edit.
package protocol MoodNumbers {
  func nextMoodID() throws -> Mood.ID
  /// Returns a number for a new practice that no practice ever had.
  func nextPracticeID() throws -> Int64
}
