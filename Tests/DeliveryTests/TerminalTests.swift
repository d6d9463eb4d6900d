import Foundation
import Model
import Recurrence
import Regions
import SQLiteStore
import ServiceLifecycle
import ServiceLifecycleTestKit
import Synchronization
import TestSupport
import Testing
import Tracking

@testable import Delivery

/// The terminal as a notifier that may fail.
struct TerminalTests {
  private let store: CountingStore
  private let log = LogLines()
  private let queue = TerminalQueue()
  private let start = Date("2026-01-12T08:00:00Z")

  init() throws {
    store = CountingStore(try SQLiteStore.empty())
  }

  private func post(_ name: String) throws {
    let id = Todo.ID(rawValue: Int64(name.count))
    let reminder = Reminder(
      key: ReminderKey(todo: id, countdown: 1, cause: .due, occasion: .moment(start)), time: start,
      uuid: UUID(number: id.rawValue), task: name, place: nil, due: start, text: name)
    var step = EngineStep()
    step.decisions = [
      Decision(time: start, todo: id, place: nil, cause: .due, outcome: .remind(reminder))
    ]
    try store.commit(
      PipelineCommit(
        time: start, transitions: [], step: step, track: nil,
        notifiers: [TerminalService.notifierName]))
    queue.post([PipelineEvent(reminder)])
  }

  /// An event that is no reminder.
  private func event(_ name: String) -> PipelineEvent {
    PipelineEvent(
      Transition(
        region: Region.ID(rawValue: 1), kind: .enter, time: start, distanceMeters: 0,
        accuracyMeters: 10), place: name)
  }

  private func service(_ descriptor: Int32) -> TerminalService {
    TerminalService(
      queue: queue, store: store, descriptor: descriptor, logger: log.logger, now: { start },
      text: { $0.map { ($0.reminder?.task ?? $0.place ?? "") + "\n" }.joined() })
  }

  private var waiting: [OutboxEntry] {
    get throws { try store.outbox(for: TerminalService.notifierName, at: .distantFuture) }
  }

  /// Runs the service until a condition holds, then shuts it down gracefully.
  private func run(
    _ service: TerminalService, until condition: @escaping @Sendable () throws -> Bool
  ) async throws {
    try await testGracefulShutdown { trigger in
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { try await service.run() }
        try await eventually(condition)
        trigger.triggerGracefulShutdown()
        try await group.waitForAll()
      }
    }
  }

  @Test(.timeLimit(.minutes(10)))
  func `events come out in order, and reminders are marked as delivered`() async throws {
    let pipe = try FullPipe(isFull: false)
    // What waits in the outbox at the start comes first.
    queue.post([event("zero")])
    let steps = Mutex(0)
    try await run(service(pipe.writeEnd)) { [self] in
      guard queue.isEmpty else { return false }
      let step = steps.withLock { step in
        step += 1
        return step
      }
      guard step == 1 else { return true }
      queue.post([event("one")])
      try post("two")
      queue.post([event("three")])
      return false
    }
    #expect(pipe.drain() == "zero\none\ntwo\nthree\n")
    #expect(try waiting.isEmpty)
    #expect(log.lines.isEmpty)
  }

  @Test(.timeLimit(.minutes(10)))
  func `a reader that has gone is logged once, and its reminders are tried again later`()
    async throws
  {
    let pipe = try BrokenPipe()
    try post("a")
    queue.post([event("x")])
    try post("ab")
    queue.post([event("y")])
    try await run(service(pipe.writeEnd)) { [queue] in queue.isEmpty }
    #expect(log.lines == ["error terminal"])
    #expect(try waiting.map(\.attempts) == [1, 1])
    #expect(try store.outboxSummary().lastError == "Broken pipe")
    let next = try FullPipe(isFull: false)
    try await run(service(next.writeEnd)) { true }
    #expect(next.drain() == "a\nab\n")
    #expect(try waiting.isEmpty)
  }

  @Test(.timeLimit(.minutes(10)), arguments: [true, false])
  func `a full pipe ends the service no later than any other, and is written to once it has room`(
    isBlocking: Bool
  ) async throws {
    let pipe = try FullPipe(isBlocking: isBlocking)
    try post("a")
    try await run(service(pipe.writeEnd)) { true }
    #expect(try waiting.count == 1)
    let second = TerminalQueue()
    let service = TerminalService(
      queue: second, store: store, descriptor: pipe.writeEnd, logger: log.logger, now: { start },
      text: { $0.map { ($0.reminder?.task ?? $0.place ?? "") + "\n" }.joined() })
    try await run(service) { pipe.drain().hasSuffix("a\n") }
    #expect(try waiting.isEmpty)
  }

  @Test func `the queue keeps its limit, and tells how many events it has dropped`() throws {
    let queue = TerminalQueue(limit: 100)
    for number in 0..<250 { queue.post([event("\(number)")]) }
    let next = try #require(queue.next())
    #expect(next.events.count <= 100)
    #expect(next.events.count + next.dropped == 250)
    #expect(next.events.last?.place == "249")
    queue.finish()
    #expect(queue.next() == nil)
  }
}
