public import Foundation
public import Logging
public import Reminders
public import ServiceLifecycle
import Synchronization

/// Delivers the outbox to one notifier, in order, with retries that back off (S1).
public struct DeliverService: Service {
  private let notifier: Notifier
  private let store: any ReminderStore
  private let signal: DeliverySignal
  private let logger: Logger
  private let now: @Sendable () -> Date
  private let retryInterval: Duration
  private let hasFailures = Flag()

  /// Creates the service; `signal` is raised when the outbox has grown.
  public init(
    notifier: Notifier, store: any ReminderStore, signal: DeliverySignal, logger: Logger,
    retryInterval: Duration = .seconds(1), now: @escaping @Sendable () -> Date
  ) {
    self.retryInterval = retryInterval
    self.notifier = notifier
    self.store = store
    self.signal = signal
    self.logger = logger
    self.now = now
  }

  /// Runs until a graceful shutdown begins; what is in the outbox then is delivered first.
  public func run() async throws {
    await cancelWhenGracefulShutdown {
      await withDiscardingTaskGroup { group in
        group.addTask { await remindOfRetries() }
        for await _ in signal.stream(for: notifier.name) { await drain() }
        group.cancelAll()
      }
    }
    await drain()
  }

  /// Wakes the delivery while something waits for another attempt; an outbox without failures is not looked at.
  private func remindOfRetries() async {
    while !Task.isCancelled {
      try? await Task.sleep(for: retryInterval)
      if hasFailures.withLock({ $0 }) { signal.raise() }
    }
  }

  /// Delivers what is waiting, batch by batch; one that fails waits for its next attempt.
  public func drain() async {
    do {
      defer { noteFailures() }
      let entries = try store.outbox(for: notifier.name, at: now())
      var rest = entries[...]
      while let first = rest.first {
        let batch = rest.prefix { $0.batch == first.batch }
        rest = rest.dropFirst(batch.count)
        try await deliver(Array(batch))
      }
    } catch {
      logger.error("outbox", metadata: ["notifier": "\(notifier.name)", "error": "\(error)"])
    }
  }

  private func noteFailures() {
    let isFailing = ((try? store.outboxSummary())?.failing ?? 0) > 0
    hasFailures.withLock { $0 = isFailing }
  }

  private func deliver(_ batch: [OutboxEntry]) async throws {
    let ids = batch.map(\.id)
    do {
      try await notifier.deliver(batch.map(\.reminder))
    } catch is CancellationError {
      // The daemon is stopping: no failure, and the last round delivers it.
      return
    } catch {
      let attempts = (batch.map(\.attempts).max() ?? 0) + 1
      let next = RetrySchedule.nextAttempt(after: attempts, now: now())
      logger.warning(
        "delivery failed",
        metadata: ["notifier": "\(notifier.name)", "attempt": "\(attempts)", "error": "\(error)"])
      try store.markFailed(ids, error: String(describing: error), nextAttempt: next)
      return
    }
    try store.markDelivered(ids, at: now())
  }
}

/// A truth that several tasks share.
private final class Flag: Sendable {
  private let value = Mutex(false)

  func withLock<Result: Sendable>(_ body: (inout sending Bool) -> sending Result) -> Result {
    value.withLock(body)
  }
}

/// When a failed delivery is tried again.
public enum RetrySchedule {
  /// After this many failures a reminder is given up: some two days.
  public static let mostAttempts = 60

  /// The next attempt, or `nil` to give up.
  ///
  /// It comes 2, 4, 8 and so on seconds later, at most an hour.
  public static func nextAttempt(after attempts: Int, now: Date) -> Date? {
    guard attempts < mostAttempts else { return nil }
    let seconds = min(3600, Double(1 << min(attempts, 12)))
    return now.addingTimeInterval(seconds)
  }
}
