import Engine
import Foundation
import Logging
import Reminders
import SQLiteStore
import Synchronization
import TestSupport
import Testing

/// The outbox on its way to a notifier.
struct DeliveryTests {
  private let now = Date("2026-01-12T08:00:00Z")

  private func storeWithReminder() throws -> SQLiteStore {
    let store = try SQLiteStore.inMemory()
    try store.edit { _ in
      Edit(summary: "add", todos: [.init(before: nil, after: .sample(places: []))])
    }
    var pipeline = try Pipeline(
      store: store,
      settings: PipelineSettings(rules: EngineRules(machineZone: .berlin), notifiers: ["test"]))
    _ = try pipeline.tick(at: now)
    return store
  }

  private func service(
    _ store: SQLiteStore, at now: Date,
    deliver: @escaping @Sendable ([Reminder]) async throws -> Void
  ) -> DeliverService {
    DeliverService(
      notifier: Notifier(name: "test", deliver: deliver), store: store, signal: DeliverySignal(),
      logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }, now: { now })
  }

  @Test("What was delivered is not delivered again")
  func once() async throws {
    let store = try storeWithReminder()
    let told = Mutex<[String]>([])
    let service = service(store, at: now) { reminders in
      told.withLock { $0 += reminders.map(\.task) }
    }
    await service.drain()
    await service.drain()
    #expect(told.withLock { $0 } == ["Cat medicine"])
    #expect(try store.outboxSummary().waiting == 0)
  }

  @Test("A failure is tried again later, further and further apart")
  func retries() async throws {
    struct Down: Error {}
    let store = try storeWithReminder()
    await service(store, at: now) { _ in throw Down() }.drain()
    #expect(try store.outboxSummary().failing == 1)
    #expect(try store.outbox(for: "test", at: now.after(1)).isEmpty)
    #expect(try store.outbox(for: "test", at: now.after(2)).map(\.attempts) == [1])
    await service(store, at: now.after(2)) { _ in throw Down() }.drain()
    #expect(try store.outbox(for: "test", at: now.after(5)).isEmpty)
    #expect(try store.outbox(for: "test", at: now.after(6)).map(\.attempts) == [2])
  }

  @Test("While it runs, a failure is tried again by itself", .timeLimit(.minutes(1)))
  func retriesByItself() async throws {
    struct Down: Error {}
    let store = try storeWithReminder()
    let attempts = Mutex(0)
    let clock = Mutex(now)
    let (done, end) = AsyncStream.makeStream(of: Void.self)
    let service = DeliverService(
      notifier: Notifier(name: "test") { _ in
        let count = attempts.withLock { count in
          count += 1
          return count
        }
        if count < 3 { throw Down() }
        end.finish()
      }, store: store, signal: DeliverySignal(),
      logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() },
      retryInterval: .milliseconds(5),
      now: {
        // Every look at the clock is 5 s later, so that the pauses pass by themselves.
        clock.withLock { time in
          time += 5
          return time
        }
      })
    await withTaskGroup(of: Void.self) { group in
      group.addTask { try? await service.run() }
      for await _ in done {}
      group.cancelAll()
    }
    #expect(attempts.withLock { $0 } == 3)
    #expect(try store.outboxSummary().waiting == 0)
  }

  @Test("The pauses double up to an hour, and end after some two days")
  func schedule() {
    let pauses = (1..<RetrySchedule.mostAttempts).map {
      RetrySchedule.nextAttempt(after: $0, now: now)?.timeIntervalSince(now)
    }
    #expect(pauses.prefix(4) == [2, 4, 8, 16])
    #expect(pauses.last == 3600)
    #expect(RetrySchedule.nextAttempt(after: RetrySchedule.mostAttempts, now: now) == nil)
  }
}

/// Which clock rules.
struct RunClockTests {
  private let now = Date("2026-01-12T08:00:00Z")

  @Test(
    "A receiver that lives 1024 weeks ago is not believed, one that agrees is",
    arguments: [
      (0.0, true), (172_800, true), (172_801, false), (-172_801, false), (-1024.0 * 604_800, false),
    ])
  func plausibility(offset: Double, isBelieved: Bool) {
    let now = now
    let clock = RunClock.system { now }
    #expect((clock.objection(to: now.after(offset)) == nil) == isBelieved)
    #expect(RunClock.fixes(from: nil).objection(to: now.after(offset)) == nil)
  }

  @Test("With a recording, time passes with the fixes")
  func fixes() {
    #expect(RunClock.fixes(from: now).now(lastFix: nil) == now)
    #expect(RunClock.fixes(from: now).now(lastFix: now.after(5)) == now.after(5))
    #expect(RunClock.fixes(from: nil).now(lastFix: nil) == nil)
  }
}
