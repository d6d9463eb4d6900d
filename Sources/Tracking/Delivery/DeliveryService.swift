package import Foundation
package import Logging
package import Model
package import ServiceLifecycle
import Synchronization

/// Delivers the outbox to one notifier, in order, and retries with back-off (S1).
///
/// Each notifier has its own service, so that one that hangs or fails does not delay the others.
/// Without failures the outbox is read only when the signal says that it has grown.
package struct DeliveryService: Service {
  private let round: DeliveryRound
  private let name: String
  private let signal: DeliverySignal
  private let sleep: @Sendable (Duration) async throws -> Void

  /// The time, in seconds, that pending deliveries get when the daemon stops; it must end in 2 s.
  static let lastSeconds = 1.5
  /// The longest sleep before a retry, in seconds; it bounds the delay after a clock change.
  static let longestSleepSeconds = 300.0

  /// Creates the service; `signal` is raised when the outbox has grown.
  ///
  /// `random` returns the jitter, from 0 to 1; `sleep` waits between attempts. With `isLive`, texts
  /// are of the moment of delivery (Z11); `audience` names whom the notifier is for.
  package init(
    notifier: Notifier, store: any ReminderStore, signal: DeliverySignal, logger: Logger,
    schedule: RetrySchedule = RetrySchedule(),
    random: @escaping @Sendable () -> Double = { .random(in: 0..<1) },
    sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) },
    isLive: Bool = true, audience: Set<String> = [],
    now: @escaping @Sendable () -> Date
  ) {
    round = DeliveryRound(
      notifier: notifier, store: store, logger: logger, schedule: schedule, random: random,
      now: now, isLive: isLive, audience: audience)
    name = notifier.name
    self.signal = signal
    self.sleep = sleep
  }

  /// Runs until a graceful shutdown begins; the outbox is then delivered once more, for at most 1.5
  /// s.
  package func run() async throws {
    signal.listen(as: name)
    await withGracefulShutdownHandler {
      await withTaskGroup(of: Void.self) { group in
        group.addTask { await deliverUntilShutdown() }
        group.addTask {
          guard (try? await gracefulShutdown()) != nil else { return }
          // Ends early only when the round beside it ends.
          try? await sleep(.seconds(Self.lastSeconds))
        }
        await group.next()
        group.cancelAll()
      }
    } onGracefulShutdown: {
      signal.raise()
    }
  }

  private func deliverUntilShutdown() async {
    while !Task.isCancelled {
      // Asked before the round, so that the last one sees all that was committed until then.
      let isLast = Task.isShuttingDownGracefully
      let pause = await drain()
      guard !isLast else { return }
      await wait(atMost: pause)
    }
  }

  /// Waits for the signal, or until the next attempt is due.
  private func wait(atMost seconds: Double?) async {
    await withTaskGroup(of: Void.self) { group in
      group.addTask { await signal.wait(as: name) }
      if let seconds {
        group.addTask { try? await sleep(.seconds(min(seconds, Self.longestSleepSeconds))) }
      }
      await group.next()
      group.cancelAll()
    }
  }

  /// Delivers what is due; returns the seconds until the next attempt, or `nil` if nothing waits.
  @discardableResult
  package func drain() async -> Double? { await round.run() }
}

/// Runs the services that deliver to the notifiers, and replaces them while the daemon runs.
///
/// A change stops all of them and starts the new ones; unfinished deliveries stay in the outbox and
/// are repeated.
package struct DeliveryHub: Service {
  private let choices: AsyncStream<[any Service]>

  /// Creates a hub that runs the services which `choices` yielded last.
  package init(choices: AsyncStream<[any Service]>) {
    self.choices = choices
  }

  /// Runs until a graceful shutdown begins; the services then deliver the outbox once more.
  package func run() async throws {
    var iterator = choices.cancelOnGracefulShutdown().makeAsyncIterator()
    var choice = await iterator.next()
    while let present = choice {
      choice = try await withThrowingTaskGroup(of: Void.self) { group in
        for service in present { group.addTask { try await service.run() } }
        let next = await iterator.next()
        // At the end of the daemon the services end by themselves, after a last round.
        if next != nil { group.cancelAll() }
        try await group.waitForAll()
        return next
      }
    }
  }
}

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
