import Foundation
import Model
import SQLiteStore
import Synchronization
import TestSupport
import Tracking

@testable import Delivery

/// An outbox, a notifier and a clock of their own.
struct Delivery {
  static let start = Date("2026-01-12T08:00:00Z")

  let store: CountingStore
  let clock: ManualClock
  let log = LogLines()
  let signal = DeliverySignal()

  init(at start: Date = Delivery.start) throws {
    store = CountingStore(try SQLiteStore.empty())
    clock = ManualClock(start)
  }

  /// Puts reminders of one moment into the outbox of each notifier, one for each name.
  func post(_ names: String..., to notifiers: [String] = ["test"], decided: Date? = nil) throws {
    let time = decided ?? clock.now
    var step = EngineStep()
    step.decisions = names.map { name in
      // Tasks of different names are different tasks.
      let id = Todo.ID(rawValue: name.utf8.reduce(1) { $0 &* 31 &+ Int64($1) } & 0xFFFF_FFFF)
      let reminder = Reminder(
        key: ReminderKey(todo: id, countdown: 1, cause: .due, occasion: .moment(time)),
        time: time, uuid: UUID(number: id.rawValue), task: name, place: nil, due: time,
        text: "\(name): due now.")
      return Decision(time: time, todo: id, place: nil, cause: .due, outcome: .remind(reminder))
    }
    try store.commit(
      PipelineCommit(time: time, transitions: [], step: step, track: nil, notifiers: notifiers))
    signal.raise()
  }

  /// Creates the service of a notifier.
  ///
  /// Its sleeps take no time, unless others are given.
  func service(
    _ notifier: Notifier, schedule: RetrySchedule = RetrySchedule(),
    sleep: (@Sendable (Duration) async throws -> Void)? = nil
  ) -> DeliveryService {
    let chance = Chance()
    return DeliveryService(
      notifier: notifier, store: store, signal: signal, logger: log.logger, schedule: schedule,
      random: { chance.next() }, sleep: sleep ?? { [clock] in try await clock.sleep($0) },
      now: { [clock] in clock.now })
  }

  /// Runs services until a condition holds; checks it whenever others had their turn.
  func run(_ services: [DeliveryService], until condition: @escaping @Sendable () -> Bool) async {
    await withTaskGroup(of: Void.self) { group in
      for service in services { group.addTask { try? await service.run() } }
      // A test that fails ends with its time limit.
      while !condition(), !Task.isCancelled { await Task.yield() }
      group.cancelAll()
    }
  }
}

/// Numbers from 0 to 1 that are the same in every run.
final class Chance: Sendable {
  private let state = Mutex<UInt64>(1)

  func next() -> Double {
    state.withLock { state in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 11) / Double(UInt64(1) << 53)
    }
  }
}
