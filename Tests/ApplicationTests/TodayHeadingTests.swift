import Application
import Foundation
import Localization
import Model
import Recurrence
import TestSupport
import Testing

/// The headings of the list of all tasks, and how far a task is over.
struct TodayHeadingTests {
  /// Monday, 5 January 2026, 13:00 in Berlin.
  private static let now = Date("2026-01-05T12:00:00Z")

  private static func view(
    _ rule: Rule, horizon: Double = 86_400, snooze: Snooze? = nil,
    state: RecurrenceState = .beginning
  ) -> TaskView {
    var todo = Sample.todo(
      rule: rule, zone: .named("Europe/Berlin"), state: state, snooze: snooze)
    todo.horizonSeconds = horizon
    return TaskView(todo, places: PlaceNames(places: []), machineZone: .berlin, now: now)
  }

  @Test(arguments: [
    ("2026-01-05T12:59", TaskPhrase.headingOverdue), ("2026-01-05T23:59", .headingToday),
    ("2026-01-06T00:00", .headingTomorrow), ("2026-01-06T09:00", .headingTomorrow),
    ("2026-01-06T23:59", .headingTomorrow), ("2026-01-07T00:00", .headingWaiting),
    ("2026-03-01T09:00", .headingWaiting),
  ])
  func `a task stands under its group, one of none under the day that it is due`(
    due: String, heading: TaskPhrase
  ) throws {
    let rules = TodayRules(
      now: Self.now, day: LocalDay(containing: Self.now, in: .berlin), visited: [])
    let view = Self.view(.once(due: try LocalDateTime(parsing: due)))
    #expect(rules.heading(of: view, in: rules.group(of: view)) == heading)
  }

  @Test
  func `what rests stands under a heading of its own, after all that waits`() throws {
    var todo = Sample.todo(2, rule: .every("1d"), zone: .named("Europe/Berlin"))
    todo.details.season = try Season(parsing: "apr-oct")
    let resting = TaskView(
      todo, places: PlaceNames(places: []), machineZone: .berlin, now: Self.now)
    let rules = TodayRules(
      now: Self.now, day: LocalDay(containing: Self.now, in: .berlin), visited: [])
    #expect(rules.group(of: resting) == nil)
    #expect(rules.heading(of: resting, in: nil) == .headingResting)
    let waiting = Self.view(.once(due: try LocalDateTime(parsing: "2026-12-01T09:00")))
    let order = [resting, waiting].todayOrder(rules).map(\.view.phase)
    #expect(order == [.waiting, .resting])
  }

  @Test(arguments: ["2026-01-06T00:00", "2026-01-06T09:00", "2026-01-06T23:59"])
  func `what was done today stands under the day that it is due again`(due: String) throws {
    let view = Self.view(.once(due: try LocalDateTime(parsing: due)))
    let rules = TodayRules(
      now: Self.now, day: LocalDay(containing: Self.now, in: .berlin), visited: [],
      ended: [view.todo.id])
    #expect(rules.group(of: view) == .tomorrow)
  }

  @Test(arguments: [
    ("2026-01-05T12:40", 30, TodayGroup.today), ("2026-01-05T12:30", 30, .overdue),
    ("2026-01-05T11:00", 121, .today), ("2026-01-04T23:30", 24 * 60, .today),
  ])
  func `a fixed task is one of today from its start to its end`(
    due: String, minutes: Int, group: TodayGroup
  ) {
    var todo = Sample.todo(
      rule: .every("1w", start: due), zone: .named("Europe/Berlin"),
      state: .completed(Date("2025-12-29T00:00:00Z")))
    todo.timing = .fixed
    todo.durationMinutes = minutes
    todo.moved = try? LocalDateTime(parsing: due)
    let view = TaskView(todo, places: PlaceNames(places: []), machineZone: .berlin, now: Self.now)
    let rules = TodayRules(
      now: Self.now, day: LocalDay(containing: Self.now, in: .berlin), visited: [])
    #expect(rules.group(of: view) == group)
    #expect(view.isOverdue == (group == .overdue))
  }

  @Test
  func `what is snoozed beyond midnight says so, and what is finished`() throws {
    let rules = TodayRules(
      now: Self.now, day: LocalDay(containing: Self.now, in: .berlin), visited: [])
    let snooze = Snooze(since: Self.now, end: .at(Date("2026-01-06T07:00:00Z")))
    for rule in [
      Rule.once(due: try LocalDateTime(parsing: "2026-01-04T09:00")), .once(due: nil),
    ] {
      let view = Self.view(rule, snooze: snooze)
      #expect(rules.group(of: view) == nil)
      #expect(rules.heading(of: view, in: nil) == .headingSnoozed)
    }
    let finished = Self.view(.every("1w"), state: .finished)
    #expect(rules.heading(of: finished, in: rules.group(of: finished)) == .headingFinished)
  }

  @Test
  func `headings follow each other in the order of the list, each once`() throws {
    let rules = TodayRules(
      now: Self.now, day: LocalDay(containing: Self.now, in: .berlin), visited: [])
    let snooze = Snooze(since: Self.now, end: .at(Date("2026-01-06T07:00:00Z")))
    let dues = ["2026-02-01T09:00", "2026-01-06T09:00", "2026-01-05T18:00", "2026-01-01T09:00"]
    var views = try dues.map { Self.view(.once(due: try LocalDateTime(parsing: $0))) }
    views.append(
      Self.view(.once(due: try LocalDateTime(parsing: "2026-01-02T09:00")), snooze: snooze))
    views.append(Self.view(.once(due: nil)))
    let headings = views.todayOrder(rules).map { rules.heading(of: $0.view, in: $0.group) }
    #expect(
      headings == [
        .headingOverdue, .headingToday, .headingTomorrow, .headingAnytime, .headingSnoozed,
        .headingWaiting,
      ])
  }

  @Test(arguments: [
    ("2d", "2026-01-01T09:00", true), ("1d", "2026-01-03T13:00", true),
    ("1d", "2025-12-24T13:00", true),
    ("2d", "2026-01-01T16:00", false),
  ])
  func `from twice the period on a task waits much longer than usual`(
    every: String, start: String, isLong: Bool
  ) {
    let view = Self.view(.every(every, start: start))
    #expect(view.overWords == (isLong ? "much longer than usual" : nil))
  }

  @Test
  func `a day over ten weeks is not worth a word, and a task that does not repeat has no period`()
    throws
  {
    let late = Self.view(.every("10w", start: "2025-10-26T13:00"))
    #expect(late.isOverdue && (late.periodsOver ?? 0) < 0.02 && late.overWords == nil)
    let once = Self.view(.once(due: try LocalDateTime(parsing: "2026-01-01T09:00")))
    #expect(once.isOverdue && once.periodsOver == nil)
    #expect(Self.view(.every("6w", start: "2026-01-01T09:00")).periodsOver == nil)
  }
}
