import Synchronization

/// An answer that is given once, by whoever is first, and awaited by one task.
final class OneShot<Value: Sendable>: Sendable {
  private enum State {
    case open
    case awaited(CheckedContinuation<Value, any Error>)
    case given(Result<Value, any Error>)
    case closed
  }

  private let state = Mutex(State.open)

  /// Gives the answer; tells whether it was the first, as a second one is ignored.
  @discardableResult
  func give(_ result: Result<Value, any Error>) -> Bool {
    let (isFirst, continuation) = state.withLock {
      state -> (Bool, CheckedContinuation<Value, any Error>?) in
      switch state {
      case .open:
        state = .given(result)
        return (true, nil)
      case .awaited(let continuation):
        state = .closed
        return (true, continuation)
      case .given, .closed: return (false, nil)
      }
    }
    continuation?.resume(with: result)
    return isFirst
  }

  /// Waits for the answer.
  func wait() async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      let result: Result<Value, any Error>? = state.withLock { state in
        guard case .given(let result) = state else {
          state = .awaited(continuation)
          return nil
        }
        state = .closed
        return result
      }
      if let result { continuation.resume(with: result) }
    }
  }
}
