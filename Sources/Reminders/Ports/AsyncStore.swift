/// A store for callers that must not block their thread, such as handlers of web requests.
public protocol AsyncStore: Sendable {
  /// Runs a closure that calls the store, on a thread that may block.
  ///
  /// Calls run one after the other. A call waits for its turn and for other processes no longer
  /// than the store's busy timeout in all; then it throws the store's error for a busy database.
  /// When the calling task is cancelled, the closure is not started, or what it has not committed
  /// yet is rolled back. Task-local values reach the closure.
  ///
  /// - Throws: What the closure throws; `CancellationError` when the task was cancelled.
  func perform<Value: Sendable>(
    _ work: @Sendable (any ReminderStore & PastStore) throws -> Value
  ) async throws -> Value
}
