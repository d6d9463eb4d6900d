import GRDB
public import Reminders

extension SQLiteStore: AsyncStore {
  /// Runs a closure that calls this store, on the queue of its connection.
  ///
  /// Waiting in line counts against the busy timeout: when many calls wait for a locked database,
  /// all fail after one timeout, not one after the other. A call that has waited for all of it
  /// tries once more without waiting, so that reads, which no lock delays, still succeed.
  ///
  /// - Throws: What the closure throws; `CancellationError` when the task was cancelled.
  public func perform<Value: Sendable>(
    _ work: @Sendable (any ReminderStore & PastStore) throws -> Value
  ) async throws -> Value {
    let start = ContinuousClock.now
    do {
      let queue = try queue
      // The calls inside use this very connection, whatever happens to the file meanwhile.
      let store = SQLiteStore(
        DatabaseConnection(queue, path: path, generation: connection.generation), path: path,
        busySeconds: busySeconds, isReadOnly: isReadOnly)
      return try await queue.writeWithoutTransaction { db in
        let left = max(0, busySeconds - (ContinuousClock.now - start) / .seconds(1))
        try Self.setBusyTimeout(of: db, seconds: left)
        defer { try? Self.setBusyTimeout(of: db, seconds: busySeconds) }
        return try work(store)
      }
    } catch {
      // The store's calls report the interruption of a cancelled task as trouble with the file.
      throw Task.isCancelled ? CancellationError() : error
    }
  }

  private static func setBusyTimeout(of db: Database, seconds: Double) throws {
    try db.execute(sql: "PRAGMA busy_timeout = \(Int(seconds * 1000))")
  }
}
