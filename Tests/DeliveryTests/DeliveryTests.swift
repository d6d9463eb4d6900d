import Foundation
import Model
import ServiceLifecycle
import Synchronization
import TestSupport
import Testing
import Tracking

@testable import Delivery

/// The outbox on its way to a notifier.
struct DeliveryTests {
  private let start = Delivery.start

  @Test func `what was delivered is not delivered again`() async throws {
    let delivery = try Delivery()
    try delivery.post("Bread", "Milk")
    let recorder = RecordingNotifier()
    let service = delivery.service(recorder.notifier)
    #expect(await service.drain() == nil)
    await service.drain()
    #expect(recorder.delivered == [["Bread", "Milk"]])
    #expect(try delivery.store.outboxSummary().waiting == 0)
  }

  @Test func `a failure is tried again later, further and further apart`() async throws {
    let delivery = try Delivery()
    try delivery.post("Bread")
    let recorder = RecordingNotifier { _ in true }
    let service = delivery.service(recorder.notifier)
    for longest in [2.0, 4, 8, 16, 32] {
      let pause = try #require(await service.drain())
      #expect((longest / 2...longest).contains(pause))
      delivery.clock.now += pause - 0.01
      await service.drain()
      delivery.clock.now += 0.02
    }
    #expect(recorder.attempts.count == 5)
    #expect(try delivery.store.outboxSummary().failing == 1)
  }

  @Test(.timeLimit(.minutes(10)))
  func `when the other side comes back, all is delivered without a restart, as one summary`()
    async throws
  {
    let delivery = try Delivery()
    let (clock, back) = (delivery.clock, start.after(7200))
    let recorder = RecordingNotifier { _ in clock.now < back }
    let names = (0..<40).map { "Task \($0)" }
    for name in names { try delivery.post(name) }
    await delivery.run([delivery.service(recorder.notifier)]) {
      recorder.delivered.joined().count == 40
    }
    #expect(recorder.delivered.map(\.count) == [1, 39])
    #expect(recorder.delivered.joined().sorted() == names.sorted())
    // One attempt stands for all that wait.
    #expect(recorder.attempts.count < 30)
    #expect(try delivery.store.outboxSummary().waiting == 0)
  }

  @Test func `what was left over from the last run is told in one`() async throws {
    let delivery = try Delivery()
    for name in ["Bread", "Milk", "Salt"] { try delivery.post(name) }
    let recorder = RecordingNotifier()
    await delivery.service(recorder.notifier).drain()
    #expect(recorder.delivered == [["Bread", "Milk", "Salt"]])
  }

  @Test(.timeLimit(.minutes(10)))
  func `one that can never be delivered does not hold up the others`() async throws {
    let delivery = try Delivery()
    for name in ["Poison", "Bread", "Milk", "Salt"] { try delivery.post(name) }
    let recorder = RecordingNotifier { $0.contains { $0.task == "Poison" } }
    await delivery.run([delivery.service(recorder.notifier)]) {
      recorder.delivered.joined().count == 3
    }
    #expect(try delivery.store.outboxSummary().waiting == 1)
    #expect(delivery.clock.now < start.after(3600))
  }

  @Test(.timeLimit(.minutes(10)))
  func `a reminder is given up after two days, and that is said once`() async throws {
    let delivery = try Delivery()
    try delivery.post("Bread")
    let recorder = RecordingNotifier { _ in true }
    await delivery.run([delivery.service(recorder.notifier)]) { [store = delivery.store] in
      (try? store.outboxSummary().abandoned) == 1
    }
    let age = delivery.clock.now.timeIntervalSince(start)
    #expect((172_800...176_401).contains(age))
    #expect(recorder.attempts.count < 120)
    #expect(delivery.log.lines.count { $0 == "error delivery given up" } == 1)
    #expect(
      delivery.log.lines.count { $0 == "warning delivery failed" } == recorder.attempts.count - 1)
    #expect(try delivery.store.outboxSummary().waiting == 0)
    #expect(try delivery.store.outboxSummary().lastError == "nobody answers")
  }

  // A laptop that slept for a week, a recording of years ago, a clock from the future.
  @Test(arguments: [-7.0, -7300, 7300])
  func `whatever the clock says, a reminder is tried often enough and not without end`(days: Double)
    async throws
  {
    let delivery = try Delivery()
    try delivery.post("Bread", decided: start.after(days * 86_400))
    let recorder = RecordingNotifier { _ in true }
    let service = delivery.service(recorder.notifier)
    var pause = await service.drain()
    while let seconds = pause {
      delivery.clock.now += seconds
      pause = await service.drain()
    }
    #expect(try delivery.store.outboxSummary().abandoned == 1)
    let range = days < 0 ? 8...8 : 100...200
    #expect(range.contains(recorder.attempts.count))
  }

  @Test(arguments: [(120.0, 120.0), (86_400, 3600), (1, 2), (-5, 2)])
  func `the other side says when to come back, and new reminders wait, too`(
    wish: Double, pause: Double
  ) async throws {
    let delivery = try Delivery()
    try delivery.post("Bread")
    let recorder = RecordingNotifier(retryAfter: wish) { _ in true }
    let schedule = RetrySchedule(maximumPauseSeconds: 10)
    let service = delivery.service(recorder.notifier, schedule: schedule)
    let first = try #require(await service.drain())
    #expect(wish > 1 ? first == pause : (1...2).contains(first))
    try delivery.post("Milk")
    guard wish > 1 else { return }
    delivery.clock.now += pause - 1
    #expect(await service.drain() == 1)
    #expect(recorder.attempts == [["Bread"]])
    delivery.clock.now += 1
    await service.drain()
    #expect(recorder.attempts.count == 2)
  }

  @Test func `a pause that was asked for does not outlive a clock that is put back`() async throws {
    let delivery = try Delivery()
    try delivery.post("Bread")
    let recorder = RecordingNotifier(retryAfter: 600) { _ in true }
    let service = delivery.service(recorder.notifier)
    await service.drain()
    delivery.clock.now = Date("2025-01-01T00:00:00Z")
    await service.drain()
    #expect(recorder.attempts.count == 2)
  }

  @Test func `a clock that is put back does not put off the next attempt`() async throws {
    let delivery = try Delivery()
    try delivery.post("Bread")
    let recorder = RecordingNotifier { $0.isEmpty }
    let failing = RecordingNotifier { _ in true }
    #expect(await delivery.service(failing.notifier).drain() != nil)
    delivery.clock.now = Date("1970-01-01T00:00:10Z")
    #expect(await delivery.service(recorder.notifier).drain() == nil)
    #expect(recorder.delivered == [["Bread"]])
  }

  @Test(.timeLimit(.minutes(10)))
  func `a notifier that hangs or fails does not hold up another`() async throws {
    let delivery = try Delivery()
    try delivery.post("Bread", to: ["test", "hanging", "failing"])
    let recorder = RecordingNotifier()
    let hanging = Notifier(name: "hanging") { _ in try await Task.sleep(for: .seconds(600)) }
    let failing = RecordingNotifier("failing") { _ in true }
    let notifiers = [hanging, failing.notifier, recorder.notifier]
    await delivery.run(notifiers.map { delivery.service($0) }) { !recorder.delivered.isEmpty }
    try delivery.post("Milk")
    #expect(recorder.delivered == [["Bread"]])
    #expect(try delivery.store.outbox(for: "hanging", at: .distantFuture).map(\.attempts) == [0])
  }

  @Test(.timeLimit(.minutes(10)))
  func `without failures the outbox is looked at only when it has grown`() async throws {
    let delivery = try Delivery()
    let recorder = RecordingNotifier()
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try? await delivery.service(recorder.notifier).run() }
      for name in ["Bread", "Milk"] {
        try delivery.post(name)
        try await eventually { recorder.delivered.last == [name] }
      }
      for _ in 0..<1000 { await Task.yield() }
      group.cancelAll()
    }
    // No pause: a row that comes between the two looks of a round is due at once.
    #expect(delivery.clock.slept.allSatisfy { $0 == 0 })
    // Two looks a round: the work, and when there will be more.
    #expect(delivery.store.looks <= 8)
  }

  @Test func `what was delivered but could not be marked is not delivered again`() async throws {
    let delivery = try Delivery()
    try delivery.post("Bread")
    let recorder = RecordingNotifier()
    let service = delivery.service(recorder.notifier)
    delivery.store.fails = true
    for _ in 0..<3 { #expect(await service.drain() == DeliveryRound.storePause) }
    #expect(delivery.log.lines == ["error outbox"])
    delivery.store.fails = false
    #expect(await service.drain() == nil)
    #expect(recorder.delivered == [["Bread"]])
    #expect(try delivery.store.outboxSummary().waiting == 0)
  }

  @Test(.timeLimit(.minutes(10)))
  func `a shutdown delivers what was committed before it`() async throws {
    let delivery = try Delivery()
    let recorder = RecordingNotifier()
    let (began, begin) = AsyncStream.makeStream(of: Void.self)
    // The time for the last round never ends.
    let service = delivery.service(
      Notifier(name: "test") { reminders in
        begin.finish()
        try await recorder.notifier.deliver(reminders)
      }, sleep: { _ in try await Task.sleep(for: .seconds(600)) })
    let group = ServiceGroup(
      configuration: .init(
        services: [.init(service: service)], logger: delivery.log.logger))
    try await withThrowingTaskGroup(of: Void.self) { tasks in
      tasks.addTask { try await group.run() }
      try delivery.post("Bread")
      for await _ in began {}
      try delivery.post("Milk")
      await group.triggerGracefulShutdown()
      try await tasks.waitForAll()
    }
    #expect(recorder.delivered.joined().sorted() == ["Bread", "Milk"])
  }

  @Test(.timeLimit(.minutes(10)))
  func `a shutdown does not wait for a delivery that hangs, which is no failure`() async throws {
    let delivery = try Delivery()
    let (began, begin) = AsyncStream.makeStream(of: Void.self)
    let service = delivery.service(
      Notifier(name: "test") { _ in
        begin.finish()
        try await Task.sleep(for: .seconds(600))
      })
    let group = ServiceGroup(
      configuration: .init(
        services: [.init(service: service)], logger: delivery.log.logger))
    try await withThrowingTaskGroup(of: Void.self) { tasks in
      tasks.addTask { try await group.run() }
      try delivery.post("Bread")
      for await _ in began {}
      await group.triggerGracefulShutdown()
      try await tasks.waitForAll()
    }
    #expect(delivery.clock.slept == [DeliveryService.lastSeconds])
    #expect(
      try delivery.store.outboxSummary()
        == OutboxSummary(waiting: 1, failing: 0, abandoned: 0, lastError: nil))
  }

  @Test func `what is for a notifier that is gone is given up by age, and that is said once`()
    throws
  {
    let delivery = try Delivery()
    try delivery.post("Bread", to: ["webhook.old", "test"])
    let service = OrphanedOutboxService(
      notifiers: ["test"], store: delivery.store, logger: delivery.log.logger,
      now: { [clock = delivery.clock] in clock.now })
    delivery.clock.now += 172_800
    service.giveUp()
    #expect(try delivery.store.outboxSummary().waiting == 2)
    delivery.clock.now += 1
    service.giveUp()
    service.giveUp()
    #expect(try delivery.store.outboxSummary().waiting == 1)
    #expect(try delivery.store.outboxSummary().abandoned == 1)
    #expect(delivery.log.lines == ["error delivery given up"])
  }
}

/// When a failed delivery is tried again.
struct RetryScheduleTests {
  @Test(arguments: [
    (1, 0.0, 1.0), (1, 1, 2), (2, 0, 2), (3, 1, 8), (11, 1, 2048), (12, 1, 3600), (12, 0, 1800),
    (10_000, 0.5, 2700), (0, 1, 2), (1, 7, 2), (1, -7, 1),
  ])
  func `pauses double up to the longest, with jitter`(attempts: Int, jitter: Double, pause: Double)
  {
    #expect(RetrySchedule().pause(after: attempts, jitter: jitter) == pause)
  }

  @Test(arguments: [
    (7, 1e9, false), (8, 172_799, false), (8, 172_800, true), (119, -1e9, false),
    (120, -1e9, true),
  ])
  func `age ends it, within bounds of attempts`(attempts: Int, age: Double, ends: Bool) {
    let now = Delivery.start
    #expect(
      RetrySchedule().givesUp(after: attempts, of: now.addingTimeInterval(-age), at: now) == ends)
  }

  @Test(arguments: [(nil, 0.0), (-5.0, 0), (5, 5), (3600, 3600), (3601, 0)])
  func `an attempt is due at its time, and when the clock was put back`(
    offset: Double?, seconds: Double
  ) {
    let now = Delivery.start
    let next = offset.map { now.addingTimeInterval($0) }
    #expect(RetrySchedule().pauseSeconds(until: next, at: now) == seconds)
  }
}
