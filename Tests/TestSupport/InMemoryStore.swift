public import Foundation
import Geo
public import Regions
public import Reminders
import Synchronization

/// A store without a database, for tests of what stands on the port.
///
/// It keeps the contract that `SQLiteStore` keeps; one shared suite runs both. Instants are not rounded to milliseconds.
public struct InMemoryStore: ReminderStore {
  private final class Shared: Sendable {
    let state = Mutex(InMemoryState())
    let commits = Mutex<[UUID: Int]>([:])
  }

  private let shared: Shared
  private let connection = UUID()

  /// Creates an empty store.
  public init() {
    shared = Shared()
  }

  private init(sharing other: InMemoryStore) {
    shared = other.shared
  }

  /// A second connection to the same content, as another process has one.
  public func anotherConnection() -> InMemoryStore { InMemoryStore(sharing: self) }

  private func read<Value: Sendable>(_ body: (InMemoryState) -> Value) -> Value {
    body(shared.state.withLock { $0 })
  }

  /// All of it, or nothing.
  private func write<Value: Sendable>(_ body: (inout InMemoryState) throws -> Value) throws -> Value
  {
    let value = try shared.state.withLock { state in
      var changed = state
      let value = try body(&changed)
      state = changed
      return value
    }
    shared.commits.withLock { $0[connection, default: 0] += 1 }
    return value
  }

  /// All tasks, by id.
  public func todos() throws -> [Todo] { read(\.orderedTodos) }

  /// All places, by id.
  public func places() throws -> [Place] { read(\.orderedPlaces) }

  /// What the engine remembers.
  public func memory() throws -> EngineMemory { read(\.memory) }

  /// Where the track stood.
  public func track() throws -> TrackRecord? { read(\.track) }

  /// Applies an edit and logs it.
  @discardableResult
  public func edit(_ build: (any EditContext) throws -> Edit) throws -> Edit {
    let context = InMemoryEditContext(read { $0 })
    let edit = try build(context)
    guard !edit.isIdle else { return edit }
    return try write { state in
      state.take(context.numbers)
      try state.log(edit)
      return edit
    }
  }

  /// Takes back the last edit.
  public func undo() throws -> Edit? {
    guard read({ $0.canUndo }) else { return nil }
    return try write { try $0.undo() }
  }

  /// Takes back the last edit only if it is the one with this number.
  public func undo(step number: Int64) throws -> Edit? {
    guard try lastStep()?.number == number else { return nil }
    return try undo()
  }

  /// The last edit that is not undone.
  public func lastStep() throws -> LoggedStep? { read(\.lastStep) }

  /// Applies the last undone edit again.
  public func redo() throws -> Edit? {
    guard read({ $0.canRedo }) else { return nil }
    return try write { try $0.redo() }
  }

  /// Stores what one fix or one moment brought about.
  public func commit(_ commit: PipelineCommit) throws {
    guard !commit.step.isEmpty || !commit.transitions.isEmpty || commit.track != nil else { return }
    try write { $0.take(commit) }
  }

  /// Reminders to deliver to one notifier.
  public func outbox(for notifier: String, at now: Date) throws -> [OutboxEntry] {
    read { $0.entries(for: notifier, at: now) }
  }

  /// Notes that entries were delivered.
  public func markDelivered(_ entries: [OutboxEntry.ID], at now: Date) throws {
    guard !entries.isEmpty else { return }
    try write { $0.markDelivered(Set(entries)) }
  }

  /// Notes a failed delivery.
  public func markFailed(_ entries: [OutboxEntry.ID], error: String, nextAttempt: Date?) throws {
    guard !entries.isEmpty else { return }
    try write { $0.markFailed(Set(entries), error: error, nextAttempt: nextAttempt) }
  }

  /// Gives up entries of notifiers that are no longer there.
  @discardableResult
  public func abandon(
    exceptFor notifiers: [String], before instant: Date, error: String
  ) throws -> Int {
    let count = read { state in
      var state = state
      return state.abandon(exceptFor: notifiers, before: instant, error: error)
    }
    guard count > 0 else { return 0 }
    return try write { $0.abandon(exceptFor: notifiers, before: instant, error: error) }
  }

  /// Transitions, in the order in which they were stored.
  var loggedTransitions: [LoggedTransition] { read(\.transitions) }

  /// How many entries wait, failed at least once, or were given up.
  public func outboxSummary() throws -> OutboxSummary { read(\.outboxSummary) }

  /// Completions, newest first.
  public func history(search: String?, limit: Int) throws -> [HistoryEntry] {
    read { $0.history(search: search, limit: limit) }
  }

  /// Decisions, newest first.
  public func decisions(todo: Todo.ID?, place: Place.ID?, limit: Int) throws -> [Decision] {
    read { $0.decisions(todo: todo, place: place, limit: limit) }
  }

  /// Changes whenever another connection has committed something.
  public func version() throws -> Int {
    shared.commits.withLock { commits in
      commits.filter { $0.key != connection }.values.reduce(0, +)
    }
  }
}

/// What an edit in memory is built from.
private final class InMemoryEditContext: EditContext {
  let todos: [Todo]
  let places: [Place]
  let visits: [Visit]
  let lastFix: Fix?
  var numbers: InMemoryState.Numbers

  init(_ state: InMemoryState) {
    todos = state.orderedTodos
    places = state.orderedPlaces
    visits = state.memory.visits
    lastFix = state.track?.gate.last
    numbers = state.numbers
  }

  func nextTodoID() throws -> Todo.ID {
    numbers.todo += 1
    return Todo.ID(rawValue: numbers.todo)
  }

  func nextPlaceID() throws -> Place.ID {
    numbers.place += 1
    return Place.ID(rawValue: numbers.place)
  }

  func nextCountdownNumber() throws -> Int64 {
    numbers.countdown += 1
    return numbers.countdown
  }
}
