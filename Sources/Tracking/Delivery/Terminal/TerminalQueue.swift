import Dispatch
import Synchronization
package import Tracking

/// The events that wait to be printed; bounded, so that an unread output takes no memory.
///
/// Past `limit` the oldest events are dropped. Reminders among them are not lost: they are printed
/// from the outbox.
package final class TerminalQueue: Sendable {
  private struct State {
    var events: [PipelineEvent] = []
    var dropped = 0
    var isFinished = false
  }

  private let limit: Int
  private let state = Mutex(State())
  private let signal = DispatchSemaphore(value: 0)

  /// Creates an empty queue of at most `limit` events.
  package init(limit: Int = 10_000) {
    self.limit = limit
  }

  /// Adds events; never waits.
  package func post(_ events: [PipelineEvent]) {
    state.withLock { state in
      guard !state.isFinished else { return }
      state.events += events
      let excess = state.events.count - limit
      guard excess > 0 else { return }
      // More than the excess, so that a full queue does not move its events at every call.
      let count = min(state.events.count, excess + limit / 2)
      state.events.removeFirst(count)
      state.dropped += count
    }
    signal.signal()
  }

  /// Ends the queue: `next()` returns the remaining events, and then `nil`.
  package func finish() {
    state.withLock { $0.isFinished = true }
    signal.signal()
  }

  /// True if no event waits.
  var isEmpty: Bool { state.withLock { $0.events.isEmpty } }

  /// Returns all waiting events and the number of dropped ones, or `nil` at the end.
  ///
  /// Blocks its thread until there are events.
  func next() -> (events: [PipelineEvent], dropped: Int)? {
    while true {
      let (events, dropped, isFinished) = state.withLock { state in
        defer { (state.events, state.dropped) = ([], 0) }
        return (state.events, state.dropped, state.isFinished)
      }
      if !events.isEmpty || dropped > 0 { return (events, dropped) }
      if isFinished { return nil }
      signal.wait()
    }
  }
}
