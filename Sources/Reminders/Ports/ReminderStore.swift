public import Foundation
public import Geo
public import Regions

/// Where tasks, places, history and the engine's memory live.
///
/// Every method is one transaction. What a reminder or a completion depends on is on the disk when the call returns. A SQLite form and an
/// in-memory form run one shared contract suite.
public protocol ReminderStore: Sendable {
  /// All tasks, by id; finished ones too.
  func todos() throws -> [Todo]
  /// All places, by id.
  func places() throws -> [Place]
  /// What the engine remembers: the latest visit of each place, silences of those visits, reminders given for present countdowns and for
  /// those visits, and reminders held back.
  func memory() throws -> EngineMemory
  /// Where the track stood at the last commit, or `nil` in a new database.
  func track() throws -> TrackRecord?

  /// Reads the present state, lets the caller build an edit from it, applies it and logs it for undo, all in one transaction.
  ///
  /// Applying an edit forgets what could be redone. An edit without changes is not logged.
  @discardableResult
  func edit(_ build: (any EditContext) throws -> Edit) throws -> Edit
  /// Takes back the last edit that is not undone; returns `nil` when there is none.
  func undo() throws -> Edit?
  /// Takes back the last edit only if it is the one with this number; returns `nil`, and changes nothing, when another came later.
  func undo(step number: Int64) throws -> Edit?
  /// The last edit that is not undone; returns `nil` when there is none.
  func lastStep() throws -> LoggedStep?
  /// Applies the last undone edit again; returns `nil` when there is none.
  func redo() throws -> Edit?

  /// Stores what one fix or one moment brought about, with its outbox entries (S1).
  func commit(_ commit: PipelineCommit) throws
  /// Reminders to deliver to one notifier: undelivered, oldest first, whose next attempt is at or before `now`.
  func outbox(for notifier: String, at now: Date) throws -> [OutboxEntry]
  /// Notes that entries were delivered.
  func markDelivered(_ entries: [OutboxEntry.ID], at now: Date) throws
  /// Notes a failed delivery, and when to try again; `nil` gives up.
  func markFailed(_ entries: [OutboxEntry.ID], error: String, nextAttempt: Date?) throws
  /// Gives up undelivered entries of other notifiers than these whose reminders are from before an instant; returns how many.
  @discardableResult
  func abandon(exceptFor notifiers: [String], before instant: Date, error: String) throws -> Int
  /// How many entries wait, failed at least once, or were given up.
  func outboxSummary() throws -> OutboxSummary

  /// Completions, newest first, at most `limit`; those whose task name or notes contain `search` (case-insensitive) if given.
  func history(search: String?, limit: Int) throws -> [HistoryEntry]
  /// Decisions about a task or at a place, newest first, at most `limit`.
  func decisions(todo: Todo.ID?, place: Place.ID?, limit: Int) throws -> [Decision]
  /// Changes whenever another connection, or another process, has committed something.
  func version() throws -> Int
}

/// What an edit is built from, read inside its transaction.
public protocol EditContext {
  /// All tasks.
  var todos: [Todo] { get }
  /// All places.
  var places: [Place] { get }
  /// The latest visit of each place.
  var visits: [Visit] { get }
  /// The last position that was committed, if any.
  var lastFix: Fix? { get }
  /// A number for a new task that no task ever had.
  func nextTodoID() throws -> Todo.ID
  /// A number for a new place that no place ever had.
  func nextPlaceID() throws -> Place.ID
  /// A number for a new countdown that no countdown ever had.
  func nextCountdownNumber() throws -> Int64
}
