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

  @Test(
    "The beginning is quiet, the end is not",
    arguments: [
      ("21:59:59", "2026-01-12T20:59:59Z", nil as String?),
      ("22:00", "2026-01-12T21:00:00Z", "2026-01-13T06:00:00Z"),
      ("06:59:59", "2026-01-13T05:59:59Z", "2026-01-13T06:00:00Z"),
      ("07:00", "2026-01-13T06:00:00Z", nil),
      ("a night with a clock change", "2026-03-28T22:00:00Z", "2026-03-29T05:00:00Z"),
    ])
  func borders(name: String, instant: String, end: String?) {
    #expect(quiet.end(holding: Date(instant), in: .berlin) == end.map { Date($0) }, "\(name)")
  }

  @Test("A reminder is held back and told when quiet hours end")
  func held() {
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

  @Test("A place that was left in the meantime is not brought up")
  func left() {
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

  @Test("A task that was done in the meantime is not brought up")
  func done() throws {
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
    #expect(harness.time(morning).told.isEmpty)
  }
}

extension QuietHours {
  static func sample(_ start: String, _ end: String) -> QuietHours {
    do {
      return QuietHours(start: try TimeOfDay(parsing: start), end: try TimeOfDay(parsing: end))
    } catch { fatalError("\(error)") }
  }
}
