import Foundation
import Model
import Recurrence
import TestSupport
import Testing

@testable import Progress

/// Times that count as kept (X5), on the task's wall clock.
struct TimelinessTests {
  @Test(arguments: [
    // With a window: from the day it opens to the day it is due.
    ("10-14w", "2026-03-02T09:00", "2026-03-30T09:00", "2026-03-01T23:59", false),
    ("10-14w", "2026-03-02T09:00", "2026-03-30T09:00", "2026-03-02T00:00", true),
    ("10-14w", "2026-03-02T09:00", "2026-03-30T09:00", "2026-03-30T23:59", true),
    ("10-14w", "2026-03-02T09:00", "2026-03-30T09:00", "2026-03-31T00:00", false),
    // Without: up to the day it is due, however early.
    ("1w", "2026-03-29T09:00", "2026-03-30T09:00", "2026-03-24T08:00", true),
    ("1w", "2026-03-29T09:00", "2026-03-30T09:00", "2026-03-30T23:59", true),
    ("1w", "2026-03-29T09:00", "2026-03-30T09:00", "2026-03-31T00:01", false),
    // Hours: half a period more, to the second.
    ("12h", "2026-03-01T00:00", "2026-03-02T00:00", "2026-03-02T06:00", true),
    ("12h", "2026-03-01T00:00", "2026-03-02T00:00", "2026-03-02T06:01", false),
    // The day with 23 hours, and the one with 25.
    ("1d", "2026-03-28T09:00", "2026-03-29T01:30", "2026-03-29T23:59", true),
    ("1d", "2026-10-24T09:00", "2026-10-25T02:30", "2026-10-25T23:59", true),
    ("1d", "2026-10-24T09:00", "2026-10-25T02:30", "2026-10-26T00:00", false),
  ])
  func `a time is kept or not`(
    every: String, opens: String, due: String, done: String, isKept: Bool
  ) throws {
    func date(_ text: String) throws -> Date {
      try LocalDateTime(parsing: text).date(in: .berlin)
    }
    let record = CompletionRecord(
      todo: Todo.ID(rawValue: 1), isDone: true, time: try date(done), opened: try date(opens),
      due: try date(due),
      terms: CompletionTerms(zone: .named("Europe/Berlin"), every: try Rhythm(parsing: every)),
      points: 30)
    var clock = LocalDayIndex(zone: .berlin)
    #expect(Timeliness(record, clock: &clock, rest: RestDays()).isKept == isKept)
  }

  @Test(arguments: [
    "Europe/Berlin", "America/St_Johns", "Pacific/Apia", "Asia/Kathmandu", "America/Sao_Paulo",
    "Africa/Cairo",
  ])
  func `the clock finds the day that the wall clock shows`(name: String) throws {
    let zone = try #require(TimeZone(identifier: name))
    var clock = LocalDayIndex(zone: zone)
    var time = Date("2010-12-20T00:00:00Z")
    while time < Date("2014-02-01T00:00:00Z") {
      #expect(clock.day(of: time) == LocalDateTime(time, in: zone).daysSinceEpoch)
      time += 47 * 60
    }
  }

  @Test(arguments: [
    ("2026-03-29T01:59", 0), ("2026-03-29T03:00", 1), ("2026-03-30T00:30", 1),
    ("2026-10-25T02:59", 210), ("2026-10-25T03:00", 211),
  ])
  func `a day may turn at three`(text: String, offset: Int) throws {
    var clock = LocalDayIndex(zone: .berlin, turn: TimeOfDay(hour: 3, minute: 0))
    let first = try LocalDateTime(parsing: "2026-03-28T00:00").daysSinceEpoch
    let time = try LocalDateTime(parsing: text).date(in: .berlin)
    #expect(clock.day(of: time) - first == offset)
  }
}
