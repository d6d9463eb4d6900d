package import Foundation
import Regions

/// Stores tasks, places, history and the engine's memory.
///
/// Every method is one transaction. When a call returns, everything that a reminder or a completion
/// depends on is on the disk.
package protocol ReminderStore: StoreReader, Sendable {
  /// Returns the same store as another viewer has it: with what is that viewer's, and steps of undo
  /// of that viewer.
  func viewed(by viewer: Viewer) -> Self
  /// The same store, each of whose edits is rolled back once it is applied.
  var rehearsal: Self { get }
  /// Calls `build` with the present state, applies its edit and logs it for undo, all in
  /// one write transaction; returns what the closure has returned, with the step.
  ///
  /// Applying an edit clears the steps that could be redone. An edit without changes is not logged
  /// and has no step.
  @discardableResult
  func edit<Outcome: EditOutcome>(
    _ build: (any EditContext) throws -> Outcome
  ) throws -> Applied<Outcome>
  /// Undoes the last edit that is not undone; returns `nil` when there is none.
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
  /// Records that entries were delivered.
  func markDelivered(_ entries: [OutboxEntry.ID], at now: Date) throws
  /// Records a failed delivery, and when to try again; `nil` gives up.
  func markFailed(_ entries: [OutboxEntry.ID], error: String, nextAttempt: Date?) throws
  /// Gives up undelivered entries of all other notifiers whose reminders are older than an instant;
  /// returns their number.
  @discardableResult
  func abandon(exceptFor notifiers: [String], before instant: Date, error: String) throws -> Int

  /// Returns a number that changes with each commit of another connection or process.
  func dataVersion() throws -> Int
}

extension ReminderStore {
  /// Stores everything that one fix or one instant caused, with its outbox entries (S1).
  package func commit(_ commit: PipelineCommit) throws { _ = try self.commit([commit]) }
}

/// Single values, each in a transaction of its own; what belongs together is read in one snapshot.
extension ReminderStore {
  /// All tasks, by id; finished ones too.
  package func todos() throws -> [Todo] { try withSnapshot { try $0.todos } }
  /// All places, by id.
  package func places() throws -> [Place] { try withSnapshot { try $0.places } }
  /// All categories, by id.
  package func categories() throws -> [Category] { try withSnapshot { try $0.categories } }
  /// The engine's memory.
  package func memory() throws -> EngineMemory { try withSnapshot { try $0.memory } }
  /// Where the receiver's track stood at the last commit; `nil` in a new database.
  package func track() throws -> TrackRecord? { try lastTracks()[.receiver] }
  /// Where the tracks of all devices stood at the last commit.
  package func lastTracks() throws -> [Device.ID: TrackRecord] {
    try withSnapshot { try $0.lastTracks }
  }
  /// How many entries of the outbox wait, failed at least once, or were given up.
  package func outboxSummary() throws -> OutboxSummary { try withSnapshot { try $0.outboxSummary } }
  /// Returns completions, newest first, whose task name or notes contain `search` if given.
  package func history(search: String?, limit: Int) throws -> [HistoryEntry] {
    try withSnapshot { try $0.history(search: search, limit: limit) }
  }
  /// Returns decisions about a task or at a place, newest first.
  package func decisions(todo: Todo.ID?, place: Place.ID?, limit: Int) throws -> [Decision] {
    try withSnapshot { try $0.decisions(todo: todo, place: place, limit: limit) }
  }
  /// Returns completions of a time span that satisfy a condition, newest first.
  package func completions(
    from start: Date = .distantPast, to end: Date = .distantFuture, limit: Int,
    where isWanted: (Completion) -> Bool
  ) throws -> [HistoryEntry] {
    try withSnapshot { try $0.completions(from: start, to: end, limit: limit, where: isWanted) }
  }
  /// Returns delivered reminders of a time span that satisfy a condition, newest first.
  package func deliveredReminders(
    from start: Date = .distantPast, to end: Date = .distantFuture, limit: Int,
    where isWanted: (Reminder) -> Bool
  ) throws -> [Reminder] {
    try withSnapshot {
      try $0.deliveredReminders(from: start, to: end, limit: limit, where: isWanted)
    }
  }
  /// Returns transitions at a place, or everywhere, newest first.
  package func transitions(place: Place.ID? = nil, limit: Int) throws -> [LoggedTransition] {
    try withSnapshot { try $0.transitions(place: place, limit: limit) }
  }
}

/// A reminder that waits for its delivery by one notifier.
package struct OutboxEntry: Sendable, Hashable, Identifiable {
  /// Grows with every entry.
  package struct ID: Sendable, Hashable, Comparable, RawRepresentable {
    /// The number itself.
    package let rawValue: Int64

    /// Wraps a number.
    package init(rawValue: Int64) {
      self.rawValue = rawValue
    }

    /// Orders by age.
    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// The entry's number.
  package let id: ID
  /// Reminders of one moment share a batch, so that a notifier can merge them.
  package let batch: Int64
  /// The name of the notifier.
  package let notifier: String
  /// The reminder to deliver.
  package let reminder: Reminder
  /// Failed attempts so far.
  package let attempts: Int
  /// When to try again; `nil` is at once.
  package let nextAttempt: Date?

  package init(
    id: ID, batch: Int64, notifier: String, reminder: Reminder, attempts: Int,
    nextAttempt: Date? = nil
  ) {
    self.id = id
    self.batch = batch
    self.notifier = notifier
    self.reminder = reminder
    self.attempts = attempts
    self.nextAttempt = nextAttempt
  }
}

/// How the outbox stands.
package struct OutboxSummary: Sendable, Hashable {
  /// Not yet delivered.
  package let waiting: Int
  /// Of those, tried at least once without success.
  package let failing: Int
  /// Never delivered, and not tried any more.
  package let abandoned: Int
  /// The message of the last failure.
  package let lastError: String?

  package init(waiting: Int, failing: Int, abandoned: Int, lastError: String?) {
    self.waiting = waiting
    self.failing = failing
    self.abandoned = abandoned
    self.lastError = lastError
  }
}

/// The ages from which history is deleted.
package struct Retention: Sendable, Hashable {
  /// Decisions, transitions, visits, reminders and finished outbox entries, in seconds: 90 days.
  package let historySeconds: Double
  /// Recorded positions, in seconds: 30 days.
  package let trackSeconds: Double

  package init(historySeconds: Double = 90 * 86_400, trackSeconds: Double = 30 * 86_400) {
    self.historySeconds = historySeconds
    self.trackSeconds = trackSeconds
  }
}
