package import Model
import Synchronization

/// A notifier that remembers what it was asked to deliver, and fails as a test wants it.
package final class RecordingNotifier: Sendable {
  /// The error of a failed delivery.
  package struct Failure: RetryHint, CustomStringConvertible {
    /// The wait that the other side has asked for, in seconds.
    package let retryAfterSeconds: Double?
    /// A clean line, as notifiers give one.
    package let description = "nobody answers"
  }

  private let state = Mutex((attempts: [[String]](), delivered: [[String]]()))
  private let name: String
  private let fails: @Sendable ([Reminder]) -> Bool
  private let retryAfter: Double?

  /// Creates a notifier; `fails` tells which deliveries fail, with what the other side says of the
  /// next attempt.
  package init(
    _ name: String = "test", retryAfter: Double? = nil,
    fails: @escaping @Sendable ([Reminder]) -> Bool = { _ in false }
  ) {
    self.name = name
    self.retryAfter = retryAfter
    self.fails = fails
  }

  /// The names of the tasks of each delivery, also of those that failed.
  package var attempts: [[String]] { state.withLock(\.attempts) }
  /// The names of the tasks of each delivery that arrived.
  package var delivered: [[String]] { state.withLock(\.delivered) }

  /// The port.
  package var notifier: Notifier {
    Notifier(name: name) { [self] reminders in
      let names = reminders.map(\.task)
      state.withLock { $0.attempts.append(names) }
      if fails(reminders) { throw Failure(retryAfterSeconds: retryAfter) }
      state.withLock { $0.delivered.append(names) }
    }
  }
}
