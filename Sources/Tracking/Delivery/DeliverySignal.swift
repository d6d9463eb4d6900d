import Synchronization

/// Wakes the delivering services when the outbox has grown; signals before the next wait count
/// once.
package final class DeliverySignal: Sendable {
  private struct Listener {
    var isRaised = false
    var waiting: CheckedContinuation<Void, Never>?

    mutating func wake() -> CheckedContinuation<Void, Never>? {
      isRaised = waiting == nil
      defer { waiting = nil }
      return waiting
    }
  }

  private let listeners = Mutex<[String: Listener]>([:])

  /// Creates a signal without listeners.
  package init() {}

  /// Wakes every listener.
  package func raise() {
    let waiting = listeners.withLock { listeners in
      listeners.keys.compactMap { listeners[$0]?.wake() }
    }
    for continuation in waiting { continuation.resume() }
  }

  /// Waits until the signal has been raised since the last wait under this name, or until the task
  /// is cancelled.
  ///
  /// Only one task at a time waits under a name; the first wait counts from `listen(as:)`.
  func wait(as name: String) async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isDone = listeners.withLock { listeners in
          var listener = listeners[name] ?? Listener()
          defer { listeners[name] = listener }
          guard !listener.isRaised, !Task.isCancelled else {
            listener.isRaised = false
            return true
          }
          listener.waiting = continuation
          return false
        }
        if isDone { continuation.resume() }
      }
    } onCancel: {
      let waiting = listeners.withLock { listeners in
        defer { listeners[name]?.waiting = nil }
        return listeners[name]?.waiting
      }
      waiting?.resume()
    }
  }

  /// Stores signals for a listener from now on.
  func listen(as name: String) {
    listeners.withLock { $0[name] = $0[name] ?? Listener() }
  }
}
