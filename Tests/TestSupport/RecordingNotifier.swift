public import Model
import Synchronization

/// A notifier that remembers what it was asked to deliver, and fails as a test wants it.
public final class RecordingNotifier: Sendable {
  /// The error of a failed delivery.
  public struct Failure: Error, CustomStringConvertible {
    /// A clean line, as notifiers give one.
    public let description = "nobody answers"
  }

  private let state = Mutex((attempts: [[String]](), delivered: [[String]]()))
  private let name: String
  private let fails: @Sendable ([Reminder]) -> Bool

  /// Creates a notifier; `fails` tells which deliveries fail.
  public init(
    _ name: String = "test", fails: @escaping @Sendable ([Reminder]) -> Bool = { _ in false }
  ) {
    self.name = name
    self.fails = fails
  }

  /// The names of the tasks of each delivery, also of those that failed.
  public var attempts: [[String]] { state.withLock(\.attempts) }
  /// The names of the tasks of each delivery that arrived.
  public var delivered: [[String]] { state.withLock(\.delivered) }

  /// The port.
  public var notifier: Notifier {
    Notifier(name: name) { [self] reminders in
      let names = reminders.map(\.task)
      state.withLock { $0.attempts.append(names) }
      if fails(reminders) { throw Failure() }
      state.withLock { $0.delivered.append(names) }
    }
  }
}
