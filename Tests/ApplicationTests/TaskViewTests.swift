import Application
import Foundation
import Localization
import Model
import Recurrence
import TestSupport
import Testing

/// The status of a task in words.
struct TaskViewTests {
  private static let ukrainian = Localizer(Ukrainian())

  private func view(
    _ rule: Rule, at now: String, snooze: Snooze? = nil, state: RecurrenceState = .beginning
  ) -> TaskView {
    TaskView(
      Sample.todo(rule: rule, zone: .named("Europe/Berlin"), state: state, snooze: snooze),
      places: PlaceNames(places: []), machineZone: .berlin, now: Date(now))
  }

  @Test(arguments: [
    (
      "2026-01-06T08:00:00Z", "opens in 10 weeks (Mon 16 Mar 09:00)",
      "відкриється через 10 тижнів (пн, 16 бер., 09:00)"
    ),
    (
      "2026-03-20T08:00:00Z", "open, due in 24 days (Mon 13 Apr 09:00)",
      "відкрите, термін через 24 дні (пн, 13 квіт., 09:00)"
    ),
    ("2026-04-13T07:00:30Z", "due now", "термін зараз"),
    (
      "2026-04-14T08:00:00Z", "overdue by 1 day (Mon 13 Apr 09:00)",
      "прострочено на 1 день (пн, 13 квіт., 09:00)"
    ),
  ])
  func `a task says how it stands, with dates`(now: String, english: String, ukrainian: String) {
    let view = view(.every("10-14w"), at: now)
    #expect(view.standing == english)
    Localizer.$current.withValue(Self.ukrainian) { #expect(view.standing == ukrainian) }
  }

  @Test(arguments: [
    ("2026-03-20T08:00:00Z", "open, due in 24 days", "відкрите ще 24 дні"),
    ("2026-04-15T08:00:00Z", "overdue by 2 days", "прострочено на 2 дні"),
  ])
  func `a task says how it stands, without dates`(
    now: String, english: String, ukrainian: String
  ) {
    let view = view(.every("10-14w"), at: now)
    #expect(view.brief == english)
    Localizer.$current.withValue(Self.ukrainian) { #expect(view.brief == ukrainian) }
  }

  @Test(arguments: [
    (
      "2026-03-20T08:00:00Z", "open now, due in 24 days (Mon 13 Apr 09:00)",
      "зараз відкрите, термін через 24 дні (пн, 13 квіт., 09:00)"
    ),
    (
      "2026-04-15T08:00:00Z", "overdue by 2 days (Mon 13 Apr 09:00)",
      "прострочено на 2 дні (пн, 13 квіт., 09:00)"
    ),
  ])
  func `a new task says when it comes up`(now: String, english: String, ukrainian: String) {
    let view = view(.every("10-14w"), at: now)
    #expect(view.prospects == english)
    Localizer.$current.withValue(Self.ukrainian) { #expect(view.prospects == ukrainian) }
  }

  @Test
  func `a task without a date is open`() {
    let view = view(.once(due: nil), at: "2026-03-20T08:00:00Z")
    #expect(view.standing == "open, no date")
    #expect(view.prospects == "open from now on, no date")
    #expect(view.dates == nil)
    Localizer.$current.withValue(Self.ukrainian) { #expect(view.brief == "відкрите, без дати") }
  }

  @Test
  func `a snooze names its end`() {
    let end = Date("2026-01-16T08:00:00Z")
    let snooze = Snooze(since: Date("2026-01-15T08:00:00Z"), end: .at(end))
    let view = view(.every("2w"), at: "2026-01-15T09:00:00Z", snooze: snooze)
    #expect(view.snoozeWords == "snoozed until Fri 16 Jan 09:00")
    Localizer.$current.withValue(Self.ukrainian) {
      #expect(view.snoozeWords == "відкладено до пт, 16 січ., 09:00")
    }
  }
}
