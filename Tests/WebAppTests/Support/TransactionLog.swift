import Foundation
import Model
import Synchronization

/// A store that notes each call, which is one transaction, as a read or a write.
final class TransactionLog: ReminderStore, PictureStore {
  /// The counters, which a store that another viewer has shares.
  private final class Counters: Sendable {
    let state = Mutex((reads: 0, writes: 0))
  }

  private let store: any ReminderStore & PictureStore
  private let counters: Counters

  convenience init(_ store: any ReminderStore & PictureStore) { self.init(store, Counters()) }

  private init(_ store: any ReminderStore & PictureStore, _ counters: Counters) {
    self.store = store
    self.counters = counters
  }

  func viewed(by viewer: Viewer) -> TransactionLog {
    TransactionLog(store.viewed(by: viewer), counters)
  }

  var rehearsal: TransactionLog { TransactionLog(store.rehearsal, counters) }

  /// Returns the numbers of transactions since the last call.
  func take() -> (reads: Int, writes: Int) {
    counters.state.withLock { state in
      defer { state = (0, 0) }
      return state
    }
  }

  private var read: any ReminderStore & PictureStore {
    counters.state.withLock { $0.reads += 1 }
    return store
  }

  private var write: any ReminderStore & PictureStore {
    counters.state.withLock { $0.writes += 1 }
    return store
  }

  func withSnapshot<Value>(_ body: (any StoreSnapshot) throws -> Value) throws -> Value {
    try read.withSnapshot(body)
  }
  func edit<Outcome: EditOutcome>(
    _ build: (any EditContext) throws -> Outcome
  ) throws -> Applied<Outcome> {
    try write.edit(build)
  }
  func undo() throws -> Edit? { try write.undo() }
  func undo(step number: Int64) throws -> Edit? { try write.undo(step: number) }
  func lastStep() throws -> LoggedStep? { try read.lastStep() }
  func redo() throws -> AppliedEdit? { try write.redo() }
  func commit(_ commits: [PipelineCommit]) throws -> Int { try write.commit(commits) }
  func outbox(for notifier: String, at now: Date) throws -> [OutboxEntry] {
    try read.outbox(for: notifier, at: now)
  }
  func markDelivered(_ entries: [OutboxEntry.ID], at now: Date) throws {
    try write.markDelivered(entries, at: now)
  }
  func markFailed(_ entries: [OutboxEntry.ID], error: String, nextAttempt: Date?) throws {
    try write.markFailed(entries, error: error, nextAttempt: nextAttempt)
  }
  func abandon(exceptFor notifiers: [String], before instant: Date, error: String) throws -> Int {
    try write.abandon(exceptFor: notifiers, before: instant, error: error)
  }
  func dataVersion() throws -> Int { try read.dataVersion() }
  func picture(_ sha256: String) throws -> Data? { try read.picture(sha256) }
  func thumbnail(_ sha256: String) throws -> Data? { try read.thumbnail(sha256) }
  func stored(among hashes: Set<String>) throws -> Set<String> { try read.stored(among: hashes) }
}
