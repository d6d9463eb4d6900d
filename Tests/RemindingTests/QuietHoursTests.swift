import Foundation
import Model
import Recurrence
import Regions
import Reminding
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
  func `the beginning is quiet, the end is not`(name: String, instant: String, end: String?) {
    #expect(quiet.end(holding: Date(instant), in: .berlin) == end.map { Date($0) }, "\(name)")
  }

  /// The clock goes back from 03:00 CEST to 02:00 CET at 2026-10-25T01:00Z, and forward from
  /// 02:00 CET to 03:00 CEST at 2026-03-29T01:00Z.
  @Test(arguments: [
    ("first pass, before the end", "22:00", "02:30", "2026-10-25T00:15:00Z", "2026-10-25T00:30Z"),
    ("first pass, the end", "22:00", "02:30", "2026-10-25T00:30:00Z", nil),
    ("second pass, its beginning", "22:00", "02:30", "2026-10-25T01:00:00Z", "2026-10-25T01:30Z"),
    ("second pass, before the end", "22:00", "02:30", "2026-10-25T01:15:00Z", "2026-10-25T01:30Z"),
    ("second pass, the end", "22:00", "02:30", "2026-10-25T01:30:00Z", nil),
    ("within the repeated hour", "02:10", "02:40", "2026-10-25T01:20:00Z", "2026-10-25T01:40Z"),
    ("between two passes", "02:10", "02:40", "2026-10-25T01:05:00Z", nil),
    ("begun in the first pass", "02:30", "07:00", "2026-10-25T00:45:00Z", "2026-10-25T06:00Z"),
    (
      "and put back before its start", "02:30", "07:00", "2026-10-25T01:10:00Z", "2026-10-25T06:00Z"
    ),
    ("not begun in the first pass", "02:30", "07:00", "2026-10-25T00:10:00Z", nil),
    ("an end after the change", "22:00", "03:30", "2026-10-25T01:15:00Z", "2026-10-25T02:30Z"),
    ("an end in the gap", "22:00", "02:30", "2026-03-29T00:45:00Z", "2026-03-29T01:30Z"),
    (
      "after the gap, before the end", "22:00", "02:30", "2026-03-29T01:15:00Z", "2026-03-29T01:30Z"
    ),
    ("a start in the gap", "02:30", "07:00", "2026-03-29T01:15:00Z", "2026-03-29T05:00Z"),
    ("before a start in the gap", "02:30", "07:00", "2026-03-29T00:59:59Z", nil),
    ("equal ends", "02:30", "02:30", "2026-10-25T01:15:00Z", nil),
    ("all but a minute", "02:31", "02:30", "2026-10-25T01:31:00Z", "2026-10-26T01:30Z"),
  ])
  func `clock changes leave no held reminder behind`(
    name: String, start: String, end: String, instant: String, expected: String?
  ) {
    let hours = QuietHours.sample(start, end)
    let expected = expected.map { Date($0.replacing("Z", with: ":00Z")) }
    #expect(hours.end(holding: Date(instant), in: .berlin) == expected, "\(name)")
  }

  @Test(arguments: [
    ("22:00", "02:30"), ("02:30", "07:00"), ("02:10", "02:40"), ("02:40", "02:10"),
    ("01:59", "03:00"), ("23:59", "00:00"),
  ])
  func `the end is later, not quiet, and everything before it is quiet`(start: String, end: String)
  {
    let hours = QuietHours.sample(start, end)
    for night in ["2026-10-24T18:00:00Z", "2026-03-28T18:00:00Z"] {
      for minute in stride(from: 0.0, to: 18 * 3600, by: 300) {
        let instant = Date(night).after(minute)
        guard let release = hours.end(holding: instant, in: .berlin) else { continue }
        #expect(release > instant, "\(start)-\(end) at \(instant)")
        #expect(hours.end(holding: release, in: .berlin) == nil, "\(start)-\(end) at \(instant)")
        #expect(hours.end(holding: release.after(-1), in: .berlin) == release)
        #expect(hours.lastEnd(notAfter: release.after(30), in: .berlin) == release)
      }
    }
  }

  @Test(arguments: [
    ("22:00", "02:30", "2026-10-25T01:15:00Z", "2026-10-25T01:30:00Z"),
    ("22:00", "02:30", "2026-10-25T00:15:00Z", "2026-10-25T00:30:00Z"),
    ("02:30", "07:00", "2026-10-25T00:45:00Z", "2026-10-25T06:00:00Z"),
    ("22:00", "02:30", "2026-03-29T00:45:00Z", "2026-03-29T01:30:00Z"),
  ])
  func `held in a night of a clock change, a reminder is told at the end without another occasion`(
    start: String, end: String, due: String, release: String
  ) throws {
    let due = Date(due)
    let task = Todo.sample(
      rule: .once(due: LocalDateTime(due, in: .berlin)), places: [], state: .beginning)
    var harness = EngineHarness([task], quiet: .sample(start, end)) { $0.quietAlways = true }
    _ = harness.time(due.after(-60))
    var told: [Decision] = []
    for minute in 0..<(12 * 60) {
      told += harness.time(due.after(Double(minute) * 60)).filter { $0.reminder != nil }
    }
    #expect(told.map(\.time) == [Date(release)])
  }

  @Test
  func `a reminder is held back and told when quiet hours end`() {
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
  func `a place that was left in the meantime is not brought up`() {
    var harness = EngineHarness(
      [.sample(rule: .every("7d", start: "2026-01-06T12:00"))], quiet: quiet
    ) { $0.quietAtPlaces = true }
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
  func `a task that was done in the meantime is not brought up`() throws {
    var harness = EngineHarness(
      [.sample(rule: .every("7d", start: "2026-01-05T23:00"), places: [])], quiet: quiet)
    _ = harness.time(night.after(-60))
    let held = harness.time(night)
    guard case .hold(let reminder, _)? = held.first?.outcome else {
      Issue.record("not held")
      return
    }
    var done = Todo.sample(places: [], state: .completed(night.after(60)))
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
  func `asleep over the end of one night and into the next, it waits for the next morning`() {
    var harness = EngineHarness(
      [.sample(rule: .every("7d", start: "2026-01-05T23:00"), places: [])], quiet: quiet)
    _ = harness.time(night.after(-60))
    _ = harness.time(night)
    #expect(harness.time(night.after(86_400 + 1800)).told.isEmpty)
    #expect(harness.engine.nextWake == morning.after(86_400))
    #expect(harness.time(morning.after(86_400)).told == [.due])
  }

  @Test
  func `held back and dropped, a reminder may still be given when the visit goes on`() {
    let late = Date("2026-01-13T05:56:00Z")
    var harness = EngineHarness(
      [.sample(rule: .every("7d", start: "2026-01-06T12:00"))], quiet: quiet
    ) { $0.quietAtPlaces = true }
    #expect(harness.transition(.enter, at: late).told.isEmpty)
    _ = harness.transition(.exit, at: late.after(180))
    #expect(harness.time(morning).told.isEmpty)
    #expect(harness.transition(.enter, at: morning.after(60)).told == [.enter])
  }

  @Test
  func `several that were held come out at one moment, dated at that moment`() {
    var harness = EngineHarness(
      [
        .sample(1, rule: .every("7d", start: "2026-01-05T23:00"), places: []),
        .sample(2, rule: .every("7d", start: "2026-01-05T23:30"), places: []),
      ], quiet: quiet)
    _ = harness.time(night.after(-60))
    _ = harness.time(night.after(3600))
    let step = harness.engine.advance(to: morning)
    #expect(step.decisions.told == [.due, .due])
    #expect(step.decisions.allSatisfy { $0.reminder?.time == morning })
  }

  @Test
  func `a word that became due in a gap is held when it is quiet now`() {
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
