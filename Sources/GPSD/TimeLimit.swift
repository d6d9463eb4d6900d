/// Runs an operation for at most so long, then cancels it; returns what it has by then.
///
/// The operation must end soon after its task is cancelled, with what it has found.
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
