/// Runs an operation, cancels it at a time limit, and returns its result.
///
/// The operation must return soon after its task is cancelled.
func withTimeLimit<Value: Sendable>(
  _ limit: Duration, _ operation: @escaping @Sendable () async -> Value
) async -> Value {
  await withTaskGroup(of: Value?.self) { group in
    group.addTask { await operation() }
    group.addTask {
      try? await Task.sleep(for: limit)
      return nil
    }
    while let finished = await group.next() {
      group.cancelAll()
      if let finished { return finished }
    }
    return await operation()
  }
}
