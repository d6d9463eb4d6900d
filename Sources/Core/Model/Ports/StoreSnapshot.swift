package import Foundation
package import Geo

/// The state of a store at one moment, read inside a transaction.
///
/// Each property and method reads only what it returns, at the time of the call.
package protocol StoreSnapshot: StoreReader, MoodSnapshot, JournalSnapshot, PhotoSnapshot,
  DeviceSnapshot
{
  /// Whose page it is: everything below is read as this viewer may see it.
  var viewer: Viewer { get }
  /// All tasks, by number; reads every row. For one task, ask for that one.
  var todos: [Todo] { get throws }
  /// All places, by number.
  var places: [Place] { get throws }
  /// All categories, by number.
  var categories: [Category] { get throws }
  /// The latest visit of each place.
  var visits: [Visit] { get throws }
  /// The tasks that stay quiet for those visits.
  var silences: [Silence] { get throws }
  /// The latest pause, unless it was removed.
  var pause: Pause? { get throws }
  /// The settings that were chosen on the page, by key.
  var preferences: [Preference] { get throws }
  /// The days of rest, in order.
  var restDays: [RestDay] { get throws }
  /// The last committed position of the device that the user carries, if any.
  var lastFix: Fix? { get throws }
  /// Returns the number of tasks of others, which the viewer does not see, that name a place, a
  /// category or a person.
  func hiddenTasks(place: Place.ID?, category: Category.ID?, person: Person.ID?) throws -> Int
  /// Returns a task; `nil` if there is none with this number.
  func todo(_ id: Todo.ID) throws -> Todo?
  /// Returns the tasks that can be done at a place, by number.
  func todos(at place: Place) throws -> [Todo]
  /// Returns a place; `nil` if there is none with this number.
  func place(_ id: Place.ID) throws -> Place?
  /// Returns the first task that is not finished and has the same name (Q10); `nil` if there is
  /// none.
  func unfinishedTodo(named name: String) throws -> Todo?
  /// Returns an entry of the history; `nil` if there is none.
  func completion(_ uuid: UUID) throws -> HistoryEntry?
  /// Returns the points that a task has earned, undone completions aside.
  func points(of id: Todo.ID) throws -> Int
  /// The engine's memory: the latest visit of each place, silences of those visits, reminders of
  /// present countdowns and of those visits, and held reminders.
  var memory: EngineMemory { get throws }
  /// How many entries of the outbox wait, failed at least once, or were given up.
  var outboxSummary: OutboxSummary { get throws }
  /// Returns completions, newest first, at most `limit`; only those whose task name or notes
  /// contain `search` (Q10) if given.
  func history(search: String?, limit: Int) throws -> [HistoryEntry]
  /// Returns completions of a time span, both ends inclusive, that satisfy a condition, newest
  /// first, at most `limit`; O(completions in the span) until the limit is reached.
  func completions(
    from start: Date, to end: Date, limit: Int, where isWanted: (Completion) -> Bool
  ) throws -> [HistoryEntry]
  /// Returns stored times that were missed in a time span, both ends inclusive, that satisfy a
  /// condition, newest first, at most `limit`; of one task, or of all.
  func missedTimes(
    of todo: Todo.ID?, from start: Date, to end: Date, limit: Int,
    where isWanted: (MissedTime) -> Bool
  ) throws -> [MissedTime]
  /// Returns what sums need of all stored times that were missed, in their order; of one task, or
  /// of all.
  func missedRecords(of todo: Todo.ID?) throws -> [MissedRecord]
  /// Returns delivered reminders of a time span, both ends inclusive, that satisfy a condition,
  /// newest first, at most `limit`; O(reminders in the span) until the limit is reached.
  func deliveredReminders(
    from start: Date, to end: Date, limit: Int, where isWanted: (Reminder) -> Bool
  ) throws -> [Reminder]
  /// Returns transitions at a place, or everywhere, newest first, at most `limit`; they are kept
  /// for 90 days.
  func transitions(place: Place.ID?, limit: Int) throws -> [LoggedTransition]
  /// Returns decisions about a task or at a place, newest first, at most `limit`.
  func decisions(todo: Todo.ID?, place: Place.ID?, limit: Int) throws -> [Decision]
  /// Returns the completion of a task that was recorded last and counts; `nil` if there is none.
  func lastCompletion(of id: Todo.ID) throws -> Completion?
}

extension StoreSnapshot {
  /// Returns the entries of a span of time, both ends inclusive, newest first.
  package func completions(from start: Date, to end: Date) throws -> [HistoryEntry] {
    try completions(from: start, to: end, limit: .max) { _ in true }
  }
}
