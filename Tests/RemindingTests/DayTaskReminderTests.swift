import Foundation
import Model
import Recurrence
import Regions
import TestSupport
import Testing

@testable import Reminding

/// R27: what time alone causes for a day task waits for the user's day.
struct DayTaskReminderTests {
  /// Due on 12 January in Berlin, all day.
  private static func todo(
    zone: String = "Europe/Berlin", places: [PlaceReference] = [], nag: String? = nil,
    horizon: Double = 86_400, snooze: Snooze? = nil
  ) -> Todo {
    var todo = Todo.sample(
      rule: .every("7d", start: "2026-01-05T00:00"), zone: .named(zone), places: places, nag: nag,
      horizon: horizon, snooze: snooze)
    todo.details.isInDays = true
    return todo
  }

  private static let home = [PlaceReference.place(Place.ID(rawValue: 1))]
  private let midnight = Date("2026-01-11T23:00:00Z")
  private let morning = Date("2026-01-12T07:00:00Z")

  @Test(arguments: [
    ("Europe/Berlin", "2026-01-12T07:00:00Z"), ("Pacific/Auckland", "2026-01-12T07:00:00Z"),
    ("America/New_York", "2026-01-12T07:00:00Z"),
    // At eight in Berlin it is still the day before there: when the day begins, it is 11:00.
    ("Pacific/Honolulu", "2026-01-12T10:00:00Z"),
  ])
  func `a day task reminds on the machine's morning of its due day, and not before that day`(
    zone: String, expected: String
  ) {
    var harness = EngineHarness([Self.todo(zone: zone)])
    _ = harness.time(midnight.after(-86_400))
    #expect(harness.engine.nextWake == Date(expected))
    #expect(harness.time(Date(expected).after(-1)).isEmpty)
    let decisions = harness.time(Date(expected).after(30))
    #expect(decisions.told == [.due])
    #expect(decisions.map(\.time) == [Date(expected)])
    #expect(decisions.first?.reminder?.isInDays == true)
  }

  @Test
  func `started in the night, an overdue day task waits for the morning, once`() {
    var harness = EngineHarness([Self.todo()])
    let night = Date("2026-01-14T02:00:00Z")
    #expect(harness.time(night).told.isEmpty)
    #expect(harness.engine.nextWake == Date("2026-01-14T07:00:00Z"))
    #expect(harness.time(Date("2026-01-14T06:59:59Z")).isEmpty)
    #expect(harness.time(Date("2026-01-14T07:00:00Z")).told == [.overdue])
    #expect(harness.time(Date("2026-01-14T20:00:00Z")).isEmpty)
  }

  @Test
  func `a nag begins at the first start of the day after the due day`() {
    var harness = EngineHarness([Self.todo(nag: "1d")])
    _ = harness.time(midnight)
    var told: [String] = []
    for hour in 0..<72 {
      for decision in harness.time(midnight.after(Double(hour) * 3600 + 1800))
      where decision.reminder != nil { told.append(decision.time.ISO8601Format()) }
    }
    #expect(
      told == ["2026-01-12T07:00:00Z", "2026-01-13T07:00:00Z", "2026-01-14T07:00:00Z"])
  }

  @Test
  func `arriving in the night reminds at once`() {
    var harness = EngineHarness([Self.todo(places: Self.home)])
    _ = harness.time(midnight)
    #expect(harness.transition(.enter, at: midnight.after(7200)).told == [.enter])
  }

  @Test
  func `what opens in the night while you are inside is told in the morning, unless you left`() {
    for leaves in [false, true] {
      var harness = EngineHarness([Self.todo(places: Self.home)])
      let opens = midnight.after(-86_400)
      _ = harness.transition(.enter, at: opens.after(-3600))
      #expect(harness.fix(at: opens.after(10)).told.isEmpty)
      if leaves { _ = harness.transition(.exit, at: opens.after(4 * 3600)) }
      let decisions = harness.fix(at: opens.after(8 * 3600))
      #expect(decisions.told == (leaves ? [] : [.inside]))
    }
  }

  @Test
  func `a day task that is due in the morning does not say twice that it is there`() {
    // Open since the day before; the daemon starts inside in the night.
    var harness = EngineHarness([Self.todo(places: Self.home)])
    let night = midnight.after(3 * 3600)
    _ = harness.time(night)
    let step = harness.engine.handleFirstState(
      Place.ID(rawValue: 1), isInside: true, at: night, distanceMeters: 5, accuracyMeters: 12)
    #expect(step.decisions.told.isEmpty)
    let decisions = harness.fix(at: morning)
    #expect(decisions.told == [.due])
  }

  @Test
  func `a snooze ends at its own time, also in the night`() {
    let end = midnight.after(5 * 3600)
    let snooze = Snooze(since: midnight.after(-7200), end: .at(end))
    // Open already, and the user is there.
    var inside = EngineHarness([Self.todo(places: Self.home, snooze: snooze)])
    _ = inside.transition(.enter, at: midnight.after(-3600))
    #expect(inside.fix(at: end.after(-1)).isEmpty)
    #expect(inside.fix(at: end).told == [.inside])
    // Overdue.
    let late = Snooze(since: midnight, end: .at(end.after(86_400)))
    var overdue = EngineHarness([Self.todo(snooze: late)])
    _ = overdue.time(midnight)
    #expect(overdue.time(end.after(86_400)).told == [.due])
  }

  @Test
  func `a task with a time reminds in the night`() {
    var todo = Todo.sample(rule: .every("7d", at: "03:00"), places: [])
    todo.details.timing = .flexible
    var harness = EngineHarness([todo])
    _ = harness.time(midnight)
    #expect(harness.time(midnight.after(3 * 3600)).told == [.due])
  }
}
