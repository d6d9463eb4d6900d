import Foundation
import Geo
import Model
import Recurrence
import SQLiteStore
import Synchronization
import TestSupport
import Testing
import Tracking

/// When a tracker asks to be woken, on a clock that the test holds.
final class TrackerWakeTests: Sendable {
  private let now = Mutex(Date("2026-01-12T07:00:00Z"))
  private let wakes = Mutex<[Double]>([])
  private let told = Mutex<[String]>([])
  private let lines = LogLines()

  private func tracker(
    _ store: some ReminderStore, quiet: QuietHours? = nil, nag: String? = nil
  ) throws -> Tracker {
    // Due at 08:00 UTC, an hour later.
    let todo = Todo.sample(rule: .every("7d"), places: [], nag: nag)
    try store.edit { _ in
      Edit(summary: "furnish", todos: [.init(before: nil, after: todo)], places: [])
    }
    return Tracker(
      pipeline: try Pipeline(store: store, settings: settings(quiet: quiet)),
      clock: .system { self.now.withLock { $0 } }, logger: lines.logger,
      outputs: TrackerOutputs(
        events: { events in self.told.withLock { $0 += events.map(\.text) } },
        wake: { seconds in self.wakes.withLock { $0.append(seconds) } }))
  }

  private func settings(quiet: QuietHours? = nil) -> PipelineSettings {
    PipelineSettings(
      rules: EngineRules(machineZone: .berlin, quietHours: quiet), notifiers: ["terminal"])
  }

  private func pass(_ seconds: Double) { now.withLock { $0 += seconds } }
  private var lastWake: Double? { wakes.withLock { $0.last } }
  private var tales: Int { told.withLock { $0.count } }

  @Test func `it sleeps four seconds at the most, and until the very second something is due`()
    async throws
  {
    let tracker = try tracker(try SQLiteStore.empty())
    await tracker.tick()
    #expect(lastWake == 4)
    pass(3600 - 2)
    await tracker.tick()
    #expect(lastWake == 2)
    #expect(tales == 0)
    pass(2)
    await tracker.tick()
    #expect(tales == 1)
    #expect(lastWake == 4)
  }

  @Test func `a commit that a fix could not make is tried again a second later`() async throws {
    let store = CountingStore(try SQLiteStore.empty())
    let tracker = try tracker(store)
    await tracker.tick()
    pass(3600)
    store.fails = true
    await tracker.receive(
      FixReport(time: now.withLock { $0 }, mode: 3, latitude: 52.5, longitude: 13.4, eph: 5))
    #expect(store.refusals == 1)
    #expect(lastWake == 1)
  }

  @Test func `a clock put forward, back and forward again tells once`() async throws {
    let tracker = try tracker(try SQLiteStore.empty())
    await tracker.tick()
    for jump in [7200.0, -10_800, 10_800, 86_400, -86_400] {
      pass(jump)
      await tracker.tick()
    }
    // The second is of the morning after, which lies in the last jump ahead.
    #expect(tales == 2)
  }

  @Test func `while the store cannot be written it wakes every second`() async throws {
    let store = CountingStore(try SQLiteStore.empty())
    let tracker = try tracker(store, nag: "1d")
    await tracker.tick()
    pass(3600)
    store.fails = true
    await tracker.tick()
    #expect(lastWake == 1)
    // The repetition is due: it has to wait.
    pass(86_400 + 20)
    await tracker.tick()
    #expect(lastWake == 1)
    store.fails = false
    await tracker.tick()
    #expect(lastWake == 4)
    #expect(tales == 2)
  }

  @Test func `a ring of an alarm that the last try has put off is no try`() async throws {
    let store = CountingStore(try SQLiteStore.empty())
    let tracker = try tracker(store)
    let (alarms, ring) = AsyncStream.makeStream(of: Void.self)
    let asked = Mutex(0)
    let schedule = ScheduleService(tracker: tracker, alarms: alarms) {
      // Put off for the first two rings.
      asked.withLock { count in
        count += 1
        return count <= 2
      }
    }
    await tracker.tick()
    store.fails = true
    pass(3600)
    for _ in 1...3 { ring.yield() }
    ring.finish()
    try await schedule.run()
    #expect(asked.withLock { $0 } == 3)
    // That of the start, and that of the third ring.
    #expect(store.refusals == 2)
  }

  @Test func `while commits wait, no fix puts the next try off`() async throws {
    let store = CountingStore(try SQLiteStore.empty())
    let tracker = try tracker(store, nag: "1d")
    await tracker.tick()
    pass(3600)
    store.fails = true
    await tracker.tick()
    let planned = wakes.withLock { $0.count }
    for _ in 1...14 {
      pass(43_200)
      await tracker.receive(
        FixReport(time: now.withLock { $0 }, mode: 3, latitude: 52.5, longitude: 13.4, eph: 5))
    }
    #expect(wakes.withLock { $0.count } == planned)
    #expect(store.refusals == 1)
  }

  @Test func `fixes that the last session has handled are reported once, however few they were`()
    async throws
  {
    let store = try SQLiteStore.empty()
    var walk = Walk(at: now.withLock { $0 })
    walk.stand(400, seconds: 40)
    let first = try tracker(store)
    for report in walk.reports.prefix(10) { await first.receive(report) }
    await first.finish()
    let second = Tracker(
      pipeline: try Pipeline(store: store, settings: settings()), clock: .fixes(from: nil),
      logger: lines.logger, outputs: TrackerOutputs(events: { _ in }))
    for report in walk.reports.dropFirst(9) { await second.receive(report) }
    #expect(lines.lines == ["notice fixes that the last session has handled are skipped"])
  }

  @Test func `reports carry the accuracy by the limits in force`() async throws {
    let store = try SQLiteStore.empty()
    let accuracies = Mutex<[Double]>([])
    func settings(_ best: Double) -> PipelineSettings {
      PipelineSettings(
        rules: EngineRules(machineZone: .berlin), accuracy: AccuracyLimits(bestMeters: best))
    }
    let tracker = Tracker(
      pipeline: try Pipeline(store: store, settings: settings(150)), clock: .fixes(from: nil),
      logger: lines.logger,
      outputs: TrackerOutputs(
        events: { _ in },
        report: { report in accuracies.withLock { $0.append(report.accuracyMeters) } }))
    var walk = Walk()
    walk.stand(400, seconds: 2)
    await tracker.receive(walk.reports[0])
    await tracker.adopt(settings(12))
    await tracker.receive(walk.reports[1])
    #expect(accuracies.withLock { $0.map { $0.rounded() } } == [150, 13])
  }

  @Test func `new quiet hours hold back what comes next, and their end wakes it`() async throws {
    let tracker = try tracker(try SQLiteStore.empty())
    await tracker.tick()
    // 08:00 UTC is 09:00 in Berlin.
    let quiet = QuietHours(
      start: try TimeOfDay(parsing: "08:30"), end: try TimeOfDay(parsing: "10:00"))
    await tracker.adopt(settings(quiet: quiet))
    pass(3600)
    await tracker.tick()
    #expect(tales == 0)
    await tracker.adopt(settings())
    #expect(tales == 1)
  }
}
