public import Foundation
public import Regions

/// Stores tasks, places, history and the engine's memory.
///
/// Every method is one transaction. When a call returns, everything that a reminder or a completion
/// depends on is on the disk.
public protocol ReminderStore: Sendable {
  /// All tasks, by id; finished ones too.
  func todos() throws -> [Todo]
  /// All places, by id.
  func places() throws -> [Place]
  /// All categories, by id.
  func categories() throws -> [Category]
  /// Returns the engine's memory: the latest visit of each place, silences of those visits,
  /// reminders of present countdowns and of those visits, and held reminders.
  func memory() throws -> EngineMemory
  /// Where the track stood at the last commit, or `nil` in a new database.
  func track() throws -> TrackRecord?
  /// Where the tracks of all devices but the receiver stood at the last commit.
  func deviceTracks() throws -> [Device.ID: TrackRecord]
  /// Runs a closure on the state of one moment, in one read transaction; its errors are passed on
  /// unchanged.
  func withSnapshot<Value>(_ body: (any StoreSnapshot) throws -> Value) throws -> Value

  /// Lets the caller build an edit from the present state, applies it and logs it for undo, all in
  /// one write transaction; returns what the closure has returned, with the step.
  ///
  /// Applying an edit clears the steps that could be redone. An edit without changes is not logged
  /// and has no step.
  @discardableResult
  func edit<Outcome: EditOutcome>(
    _ build: (any EditContext) throws -> Outcome
  ) throws -> Applied<Outcome>
  /// Takes back the last edit that is not undone; returns `nil` when there is none.
  func undo() throws -> Edit?
  /// Undoes the last edit only if it has this number; returns `nil`, and changes nothing, if a
  /// later one exists.
  func undo(step number: Int64) throws -> Edit?
  /// The last edit that is not undone; returns `nil` when there is none.
  func lastStep() throws -> LoggedStep?
  /// Applies the last undone edit again; returns `nil` when there is none.
  func redo() throws -> AppliedEdit?

  /// Stores everything that fixes or instants caused, each with its outbox entries (S1), in order,
  /// in one transaction if that can be; returns how many are stored.
  ///
  /// A commit that cannot be stored keeps back those after it, but not those before it.
  ///
  /// - Throws: The error of the first one, if not even that was stored.
  func commit(_ commits: [PipelineCommit]) throws -> Int
  /// Returns the reminders to deliver to one notifier: undelivered, oldest first, whose next
  /// attempt is at or before `now`.
  func outbox(for notifier: String, at now: Date) throws -> [OutboxEntry]
  /// Notes that entries were delivered.
  func markDelivered(_ entries: [OutboxEntry.ID], at now: Date) throws
  /// Notes a failed delivery, and when to try again; `nil` gives up.
  func markFailed(_ entries: [OutboxEntry.ID], error: String, nextAttempt: Date?) throws
  /// Gives up undelivered entries of all other notifiers whose reminders are older than an instant;
  /// returns their number.
  @discardableResult
  func abandon(exceptFor notifiers: [String], before instant: Date, error: String) throws -> Int
  /// How many entries wait, failed at least once, or were given up.
  func outboxSummary() throws -> OutboxSummary

  /// Returns completions, newest first, at most `limit`; only those whose task name or notes
  /// contain `search` (case-insensitive) if given.
  func history(search: String?, limit: Int) throws -> [HistoryEntry]
  /// Decisions about a task or at a place, newest first, at most `limit`.
  func decisions(todo: Todo.ID?, place: Place.ID?, limit: Int) throws -> [Decision]
  /// Changes whenever another connection, or another process, has committed something.
  func version() throws -> Int
}

extension ReminderStore {
  /// Stores everything that one fix or one instant caused, with its outbox entries (S1).
  public func commit(_ commit: PipelineCommit) throws { _ = try self.commit([commit]) }
}
