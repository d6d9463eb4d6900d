import Foundation
import Geo
import Logging
import Model
import Recurrence
import SQLiteStore
import Synchronization
import TestSupport
import Testing
import Tracking

/// A computer whose clock is wrong, jumps, or stood still while the machine slept.
final class ClockTests: Sendable {
  /// The sample task is due here.
  private let due = Date("2026-01-12T08:00:00Z")
  private let computer = Mutex(Date("2026-01-12T07:00:00Z"))
  /// When the computer wakes, if it falls asleep as soon as the clock was read.
  private let wakes = Mutex<Date?>(nil)
  private let told = Mutex<[PipelineEvent]>([])
  private let reports = Mutex<[TrackedReport]>([])
  private let lines = LogLines()

  private func tracker(_ todo: Todo = .sample()) throws -> Tracker {
    let store = try SQLiteStore.empty()
    try store.edit { _ in
      Edit(
        summary: "furnish", todos: [.init(before: nil, after: todo)],
        places: [.init(before: nil, after: .sample())])
    }
    let pipeline = try Pipeline(
      store: store,
      settings: PipelineSettings(rules: EngineRules(machineZone: .berlin), notifiers: ["terminal"]))
    return Tracker(
      pipeline: pipeline, clock: .system { self.read() }, logger: lines.logger,
      outputs: TrackerOutputs(
        events: { events in self.told.withLock { $0 += events } },
        report: { report in self.reports.withLock { $0.append(report) } }))
  }

  private func read() -> Date {
    let now = computer.withLock { $0 }
    if let wakes = wakes.withLock({ wakes in wakes.take() }) { set(wakes) }
    return now
  }

  private func set(_ time: Date) { computer.withLock { $0 = time } }

  private var causes: [Cause] { told.withLock { $0.compactMap(\.reminder?.key.cause) } }
  private var refusals: Int { told.withLock { $0.count { $0.kind == .fixRefused } } }

  /// A fix in the middle of the sample place, or so far north of it.
  private func fix(_ time: Date, metersNorth: Double = 0) -> FixReport {
    .sample(time, metersNorth: metersNorth, hdop: 0.7)
  }

  @Test
  func
    `booted in 1970, it holds the receiver's fixes, tells nothing, and all once the clock is set`()
    async throws
  {
    let tracker = try tracker()
    set(Date("1970-01-01T00:00:10Z"))
    await tracker.tick()
    for second in 0..<60 {
      set(Date("1970-01-01T00:00:10Z").after(Double(second)))
      await tracker.receive(fix(due.after(Double(second)), metersNorth: 400))
      await tracker.tick()
    }
    #expect(causes.isEmpty)
    #expect(refusals == 1, "said once")
    #expect(lines.lines.count { $0.contains("fix held") } == 1)
    set(due.after(60))
    await tracker.tick()
    #expect(causes == [.overdue])
    for second in 61..<70 { await tracker.receive(fix(due.after(Double(second)))) }
    #expect(causes == [.overdue], "the same task is not reminded of twice within minutes")
  }

  @Test(
    arguments: [
      (-1024, 0, true), (-2048, 0, true), (-1024, 86_000, true), (-1024, -86_000, true),
      (-1024, -90_000, false), (-512, 0, false), (1024, 0, false), (0, -3 * 86_400, false),
    ] as [(Double, Double, Bool)])
  func `a receiver 1024 or 2048 weeks behind is put right and told so once; others stay held`(
    _ weeks: Double, seconds: Double, isPutRight: Bool
  ) async throws {
    let off = weeks * 7 * 86_400 + seconds
    let tracker = try tracker()
    let now = due.after(-3600)
    for second in 0..<10 {
      set(now.after(Double(second)))
      await tracker.receive(fix(now.after(off + Double(second)), metersNorth: 400))
    }
    for second in 20..<30 {
      set(now.after(Double(second)))
      await tracker.receive(fix(now.after(off + Double(second))))
    }
    #expect(told.withLock { $0.count { $0.kind == .enter } } == (isPutRight ? 1 : 0))
    #expect(refusals == (isPutRight ? 0 : 1))
    #expect(lines.lines.count { $0.contains("corrected") } == (isPutRight ? 1 : 0))
    #expect(reports.withLock { $0.count(where: \.isPutRight) } == (isPutRight ? 20 : 0))
    let time = told.withLock { $0.first { $0.kind == .enter }?.time }
    if let time { #expect(abs(time.timeIntervalSince(now)) < 86_500) }
  }

  @Test
  func `a receiver that is held is believed as soon as it is right`() async throws {
    let tracker = try tracker()
    let now = due.after(-3600)
    let off = -1000.0 * 7 * 86_400
    for second in stride(from: 0.0, to: 10, by: 1) {
      await tracker.receive(fix(now.after(off + second)))
    }
    #expect(causes.isEmpty && refusals == 1)
    await tracker.receive(fix(now.after(10), metersNorth: 400))
    for second in stride(from: 20.0, to: 30, by: 1) {
      await tracker.receive(fix(now.after(second)))
    }
    #expect(causes == [.enter])
  }

  @Test
  func `a computer that falls asleep between two readings of the clock has a gap afterwards`()
    async throws
  {
    let tracker = try tracker()
    set(due.after(-60))
    await tracker.tick()
    wakes.withLock { $0 = due.after(3 * 3600) }
    await tracker.tick()
    #expect(causes.isEmpty, "it was before the task was due")
    await tracker.tick()
    #expect(causes == [.due])
  }

  @Test
  func `a task reminds at its time after a clock that ran a year ahead is set back`() async throws {
    var todo = Todo.sample(
      rule: .every("7d", from: .start, start: "2026-01-05T09:00", at: "09:00"))
    todo.details.timing = .fixed
    let tracker = try tracker(todo)
    await tracker.tick()
    set(due.after(400 * 86_400))
    await tracker.tick()
    set(due.after(-1200))
    await tracker.tick()
    let count = causes.count
    set(due.after(-900))
    await tracker.tick()
    #expect(causes.dropFirst(count) == [.before])
    set(due)
    await tracker.tick()
    #expect(causes.dropFirst(count) == [.before, .start])
  }

  @Test(arguments: [(2.0, Cause.due), (5, .due), (23, .due), (960, .overdue)])
  func `a clock that jumps ahead tells once what became due; put back, nothing again`(
    hours: Double, cause: Cause
  ) async throws {
    let tracker = try tracker()
    await tracker.tick()
    set(due.after(hours * 3600 - 3600))
    await tracker.tick()
    #expect(causes == [cause])
    set(due.after(-3600))
    for minute in 0..<180 {
      set(due.after(Double(minute - 60) * 60))
      await tracker.tick()
    }
    #expect(causes == (cause == .due ? [.due] : [.overdue, .due]))
  }

  @Test
  func `after hours of suspend all that became due is told once, and the place where it woke up`()
    async throws
  {
    let tracker = try tracker()
    for second in 0..<30 {
      set(due.after(-3600 + Double(second)))
      await tracker.receive(fix(due.after(-3600 + Double(second)), metersNorth: 400))
    }
    set(due.after(8 * 3600))
    await tracker.tick()
    #expect(causes == [.due])
    #expect(told.withLock { $0.last?.time } == due.after(8 * 3600))
    #expect(told.withLock { $0.last?.reminder?.moment } == due, "dated when it was due")
    for second in 0..<5 {
      set(due.after(8 * 3600 + Double(second)))
      await tracker.receive(fix(due.after(8 * 3600 + Double(second))))
      await tracker.tick()
    }
    #expect(causes == [.due, .enter])
  }

  @Test
  func `one fix from tomorrow does not shut out those of today`() async throws {
    let tracker = try tracker()
    let now = due.after(-3 * 86_400)
    for second in 0..<10 {
      set(now.after(Double(second)))
      await tracker.receive(fix(now.after(Double(second)), metersNorth: 400))
    }
    await tracker.receive(fix(now.after(40 * 3600), metersNorth: 400))
    for second in 20..<40 {
      set(now.after(Double(second)))
      await tracker.receive(fix(now.after(Double(second))))
    }
    #expect(told.withLock { $0.map(\.kind) }.contains(.enter))
  }

  @Test
  func `a task that floats follows the machine to another zone; one with a zone stays`()
    async throws
  {
    var floating = Todo.sample(rule: .every("7d", from: .start, at: "09:00"))
    floating.zone = .floating
    let tracker = try tracker(floating)
    await tracker.tick()
    // Nine in New York is 14:00 UTC.
    await tracker.adopt(
      PipelineSettings(
        rules: EngineRules(machineZone: try #require(TimeZone(identifier: "America/New_York"))),
        notifiers: ["terminal"]))
    set(due.after(3600))
    await tracker.tick()
    #expect(causes.isEmpty)
    set(due.after(6 * 3600))
    await tracker.tick()
    #expect(causes.contains(.start))
    #expect(
      told.withLock { $0.last { $0.reminder?.key.cause == .start }?.time } == due.after(6 * 3600))
  }
}
