import Foundation
import Recurrence
import Regions
import Reminders
import TestSupport
import Testing

/// N6: quiet hours.
struct QuietHoursTests {
  let quiet = QuietHours.sample("22:00", "07:00")
  /// Mon 12 Jan 23:00 Berlin.
  let night = Date("2026-01-12T22:00:00Z")
  /// Tue 13 Jan 07:00 Berlin.
  let morning = Date("2026-01-13T06:00:00Z")

  @Test(arguments: [
    ("21:59:59", "2026-01-12T20:59:59Z", nil as String?),
    ("22:00", "2026-01-12T21:00:00Z", "2026-01-13T06:00:00Z"),
    ("06:59:59", "2026-01-13T05:59:59Z", "2026-01-13T06:00:00Z"),
    ("07:00", "2026-01-13T06:00:00Z", nil),
    ("a night with a clock change", "2026-03-28T22:00:00Z", "2026-03-29T05:00:00Z"),
  ])
  func `The beginning is quiet, the end is not`(name: String, instant: String, end: String?) {
    #expect(quiet.end(holding: Date(instant), in: .berlin) == end.map { Date($0) }, "\(name)")
  }

  @Test
  func `A reminder is held back and told when quiet hours end`() {
    var harness = EngineHarness(
      [.sample(rule: .every("7d", start: "2026-01-05T23:00"), places: [])], quiet: quiet)
    _ = harness.time(night.after(-60))
    let decisions = harness.time(night)
    #expect(decisions.told.isEmpty)
    guard case .hold(_, let end)? = decisions.first?.outcome else {
      Issue.record("not held: \(decisions)")
      return
    }
    #expect(end == morning)
    let told = harness.time(morning.after(30))
    #expect(told.told == [.due])
    #expect(told.map(\.time) == [morning])
    #expect(harness.time(morning.after(90)).isEmpty)
  }

  @Test
  func `A place that was left in the meantime is not brought up`() {
    var harness = EngineHarness(
      [.sample(rule: .every("7d", start: "2026-01-06T12:00"))], quiet: quiet)
    #expect(harness.transition(.enter, at: night).told.isEmpty)
    _ = harness.transition(.exit, at: night.after(600))
    let decisions = harness.time(morning)
    #expect(decisions.told.isEmpty)
    guard case .drop(_, .leftPlace)? = decisions.first?.outcome else {
      Issue.record("not dropped: \(decisions)")
      return
    }
  }

  @Test
  func `A task that was done in the meantime is not brought up`() throws {
    var harness = EngineHarness(
      [.sample(rule: .every("7d", start: "2026-01-05T23:00"), places: [])], quiet: quiet)
    _ = harness.time(night.after(-60))
    let held = harness.time(night)
    guard case .hold(let reminder, _)? = held.first?.outcome else {
      Issue.record("not held")
      return
    }
    var done = Todo.sample(places: [], position: .completed(night.after(60)))
    done.countdownNumber = 2
    harness.engine.reload(
      todos: [done], places: [],
      memory: EngineMemory(reminded: [reminder.key: night], held: [reminder]))
    let released = harness.time(morning)
    guard case .drop(_, .noLongerOpen)? = released.first?.outcome else {
      Issue.record("not dropped: \(released)")
      return
    }
  }

  @Test
  func `Asleep over the end of one night and into the next, it waits for the next morning`() {
    var harness = EngineHarness(
      [.sample(rule: .every("7d", start: "2026-01-05T23:00"), places: [])], quiet: quiet)
    _ = harness.time(night.after(-60))
    _ = harness.time(night)
    #expect(harness.time(night.after(86_400 + 1800)).told.isEmpty)
    #expect(harness.engine.nextWake == morning.after(86_400))
    #expect(harness.time(morning.after(86_400)).told == [.due])
  }

  @Test
  func `Held back and dropped, a reminder may still be given when the visit goes on`() {
    let late = Date("2026-01-13T05:56:00Z")
    var harness = EngineHarness(
      [.sample(rule: .every("7d", start: "2026-01-06T12:00"))], quiet: quiet)
    #expect(harness.transition(.enter, at: late).told.isEmpty)
    _ = harness.transition(.exit, at: late.after(180))
    #expect(harness.time(morning).told.isEmpty)
    #expect(harness.transition(.enter, at: morning.after(60)).told == [.enter])
  }

  @Test
  func `Several that were held come out at one moment, in the words of that moment`() {
    var harness = EngineHarness(
      [
        .sample(1, rule: .every("7d", start: "2026-01-05T23:00"), places: []),
        .sample(2, rule: .every("7d", start: "2026-01-05T23:30"), places: []),
      ], quiet: quiet)
    _ = harness.time(night.after(-60))
    _ = harness.time(night.after(3600))
    let step = harness.engine.advance(to: morning)
    #expect(step.decisions.told == [.due, .due])
    #expect(step.decisions.allSatisfy { $0.reminder?.text.contains("overdue since") == true })
  }

  @Test
  func `A word that became due in a gap is held when it is quiet now`() {
    var harness = EngineHarness(
      [.sample(rule: .every("7d", start: "2026-01-05T21:55"), places: [])], quiet: quiet)
    _ = harness.time(Date("2026-01-12T20:50:00Z"))
    #expect(harness.time(night.after(1800)).told.isEmpty)
    #expect(harness.time(morning).told == [.due])
  }
}

extension QuietHours {
  static func sample(_ start: String, _ end: String) -> QuietHours {
    do {
      return QuietHours(start: try TimeOfDay(parsing: start), end: try TimeOfDay(parsing: end))
    } catch { fatalError("\(error)") }
  }
}
