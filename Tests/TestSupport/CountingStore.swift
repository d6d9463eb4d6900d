package import Foundation
package import Model
import Synchronization

/// A store that counts its commits, and refuses them while told so, as a full disk does.
package final class CountingStore: ReminderStore {
  /// The error of a refused commit.
  package struct Refusal: Error {}

  private let store: any ReminderStore
  private let state = Mutex(
    (
      commits: 0, calls: 0, refusals: 0, looks: 0, fails: false, most: Int?.none,
      occasions: [Date]()
    ))

  package init(_ store: any ReminderStore) {
    self.store = store
  }

  /// Returns itself: it counts what all viewers commit.
  package func viewed(by viewer: Viewer) -> CountingStore { self }

  /// Another store, whose commits are not counted here.
  package var rehearsal: CountingStore { CountingStore(store.rehearsal) }

  /// How many commits succeeded.
  package var commits: Int { state.withLock { $0.commits } }
  /// How many transactions wrote them.
  package var calls: Int { state.withLock { $0.calls } }
  /// How many were refused.
  package var refusals: Int { state.withLock { $0.refusals } }
  /// The times at which old history was deleted.
  package var occasions: [Date] { state.withLock { $0.occasions } }
  /// How often an outbox was read.
  package var looks: Int { state.withLock { $0.looks } }
  /// True if commits and marks are refused.
  package var fails: Bool {
    get { state.withLock { $0.fails } }
    set { state.withLock { $0.fails = newValue } }
  }

  /// The most commits of a group that are stored; `nil` for all.
  package var most: Int? {
    get { state.withLock { $0.most } }
    set { state.withLock { $0.most = newValue } }
  }

  package func commit(_ commits: [PipelineCommit]) throws -> Int {
    if fails {
      state.withLock { $0.refusals += 1 }
      throw Refusal()
    }
    let count = try store.commit(Array(commits.prefix(most ?? commits.count)))
    let occasions = commits.prefix(count).filter { $0.retention != nil }.map(\.time)
    state.withLock { state in
      state.commits += count
      state.calls += 1
      state.occasions += occasions
    }
    return count
  }

  package func withSnapshot<Value>(_ body: (any StoreSnapshot) throws -> Value) throws -> Value {
    try store.withSnapshot(body)
  }
  package func edit<Outcome: EditOutcome>(
    _ build: (any EditContext) throws -> Outcome
  ) throws -> Applied<Outcome> {
    try store.edit(build)
  }
  package func undo() throws -> Edit? { try store.undo() }
  package func undo(step number: Int64) throws -> Edit? { try store.undo(step: number) }
  package func lastStep() throws -> LoggedStep? { try store.lastStep() }
  package func redo() throws -> AppliedEdit? { try store.redo() }
  package func outbox(for notifier: String, at now: Date) throws -> [OutboxEntry] {
    state.withLock { $0.looks += 1 }
    return try store.outbox(for: notifier, at: now)
  }
  package func markDelivered(_ entries: [OutboxEntry.ID], at now: Date) throws {
    if fails, !entries.isEmpty { throw Refusal() }
    try store.markDelivered(entries, at: now)
  }
  package func markFailed(_ entries: [OutboxEntry.ID], error: String, nextAttempt: Date?) throws {
    try store.markFailed(entries, error: error, nextAttempt: nextAttempt)
  }
  package func abandon(exceptFor notifiers: [String], before instant: Date, error: String) throws
    -> Int
  {
    try store.abandon(exceptFor: notifiers, before: instant, error: error)
  }
  package func dataVersion() throws -> Int { try store.dataVersion() }
}
