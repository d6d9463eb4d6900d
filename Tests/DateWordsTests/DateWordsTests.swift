import Foundation
import Localization
import Recurrence
import Testing

@testable import DateWords

/// Wednesday 14 January 2026, 10:30 in Berlin.
@Suite("Dates in words") struct DateWordsTests {
  private static let zone = TimeZone(identifier: "Europe/Berlin") ?? .gmt

  private static func read(
    _ text: String, _ direction: DateWords.Direction = .future, now: String = "2026-01-14T10:30"
  ) throws -> String {
    let now = try LocalDateTime(parsing: now).date(in: zone)
    let words = DateWords(now: now, in: zone, direction: direction, language: Ukrainian())
    switch try words.moment(text) {
    case .day(let year, let month, let day): return "\(year)-\(month)-\(day)"
    case .local(let local): return local.description
    case .instant(let date): return "= " + LocalDateTime(date, in: zone).description
    }
  }

  @Test(arguments: [
    ("today", "2026-1-14"), ("Tomorrow", "2026-1-15"), ("day after tomorrow", "2026-1-16"),
    ("yesterday", "2026-1-13"), ("fri", "2026-1-16"), ("wed", "2026-1-21"),
    ("this mon", "2026-1-12"), ("this wed", "2026-1-14"), ("this sunday", "2026-1-18"),
    ("next week", "2026-1-19"), ("next month", "2026-2-1"), ("next year", "2027-1-1"),
    ("15 jan", "2026-1-15"), ("14 jan", "2026-1-14"), ("13 jan", "2027-1-13"),
    ("jan 15", "2026-1-15"), ("15 January 2027", "2027-1-15"), ("15.1.", "2026-1-15"),
    ("15.1.2027", "2027-1-15"), ("2027-01-15", "2027-1-15"), ("15/1", "2026-1-15"),
    ("1/15", "2026-1-15"), ("3/3", "2026-3-3"), ("29 feb", "2028-2-29"),
    ("сьогодні", "2026-1-14"), ("післязавтра", "2026-1-16"), ("позавчора", "2026-1-12"),
    ("у п'ятницю", "2026-1-16"), ("п’ятниця", "2026-1-16"), ("в середу", "2026-1-21"),
    ("цього понеділка", "2026-1-12"), ("цієї п'ятниці", "2026-1-16"), ("15 січня", "2026-1-15"),
  ])
  func `a date without a time is a day`(text: String, day: String) throws {
    #expect(try Self.read(text) == day)
  }

  @Test(arguments: [
    ("18:00", "2026-01-14T18:00:00"), ("10:30", "2026-01-15T10:30:00"),
    ("6pm", "2026-01-14T18:00:00"), ("6:30 pm", "2026-01-14T18:30:00"),
    ("12am", "2026-01-15T00:00:00"), ("noon", "2026-01-14T12:00:00"),
    ("midnight", "2026-01-15T00:00:00"), ("fri midnight", "2026-01-17T00:00:00"),
    ("tomorrow 18:00", "2026-01-15T18:00:00"), ("18:00 tomorrow", "2026-01-15T18:00:00"),
    ("fri at 6pm", "2026-01-16T18:00:00"), ("jan 15, 18:00", "2026-01-15T18:00:00"),
    ("at 18:00 on fri", "2026-01-16T18:00:00"), ("15 jan 2027 noon", "2027-01-15T12:00:00"),
    ("завтра о 18:00", "2026-01-15T18:00:00"), ("о 18:00", "2026-01-14T18:00:00"),
    ("у п'ятницю опівдні", "2026-01-16T12:00:00"), ("опівночі", "2026-01-15T00:00:00"),
    ("2027-01-15 6pm", "2027-01-15T18:00:00"), ("2027-01-15 18:00", "2027-01-15T18:00:00"),
  ])
  func `a time gives a moment`(text: String, moment: String) throws {
    #expect(try Self.read(text) == moment)
  }

  @Test(arguments: [
    ("now", "= 2026-01-14T10:30:00"), ("in 3 days", "= 2026-01-17T10:30:00"),
    ("+3d", "= 2026-01-17T10:30:00"), ("in 2 weeks", "= 2026-01-28T10:30:00"),
    ("+1mo", "= 2026-02-14T10:30:00"), ("in 90 min", "= 2026-01-14T12:00:00"),
    ("2 hours ago", "= 2026-01-14T08:30:00"), ("через 3 дні", "= 2026-01-17T10:30:00"),
    ("3 дні тому", "= 2026-01-11T10:30:00"), ("через 21 тиж.", "= 2026-06-10T10:30:00"),
    ("через 5 років", "= 2031-01-14T10:30:00"),
  ])
  func `a length gives an instant`(text: String, instant: String) throws {
    #expect(try Self.read(text) == instant)
  }

  @Test(arguments: [
    ("fri", "2026-1-9"), ("wed", "2026-1-7"), ("15 jan", "2025-1-15"), ("14 jan", "2026-1-14"),
    ("18:00", "2026-01-13T18:00:00"), ("10:30", "2026-01-14T10:30:00"),
    ("midnight", "2026-01-14T00:00:00"), ("yesterday 9:00", "2026-01-13T09:00:00"),
    ("29 feb", "2024-2-29"), ("this fri", "2026-1-16"),
  ])
  func `fields of the past look back`(text: String, expected: String) throws {
    #expect(try Self.read(text, .past) == expected)
  }

  @Test
  func `two readings are refused with both`() {
    #expect(throws: DateWordsError.ambiguous("3/4", first: "2026-04-03", second: "2026-03-04")) {
      try Self.read("3/4")
    }
    #expect(
      throws: DateWordsError.ambiguous("next fri", first: "2026-01-16", second: "2026-01-23")
    ) { try Self.read("next fri") }
  }

  @Test
  func `next friday is clear where both readings are the same day`() throws {
    #expect(try Self.read("next fri", now: "2026-01-16T10:00") == "2026-1-23")
    #expect(try Self.read("next fri", now: "2026-01-18T10:00") == "2026-1-23")
  }

  @Test(arguments: [
    "", " ", "someday", "25:00", "13pm", "0pm", "6", "m", "+3m", "in days", "31 feb", "32 jan",
    "15.13.", "fri sat", "18:00 19:00", "tomorrow tomorrow", "at", "next", "9:5", "13/13",
    "in 999999 years", "1,5", "о", "через", "fri at", "fri on", "18:00 on", "fri 18:00 at",
    "завтра в", "завтра о", "fri at at 18:00",
  ])
  func `anything else is refused`(text: String) {
    #expect(throws: DateWordsError.unreadable(text)) { try Self.read(text) }
  }

  @Test
  func `a date of ISO form that does not exist says so`() {
    #expect {
      try Self.read("2026-02-30")
    } throws: {
      if case .impossible("2026-02-30", _) = $0 as? DateWordsError { true } else { false }
    }
  }

  @Test
  func `steps of days keep the time of day over a clock change`() throws {
    #expect(try Self.read("in 1 day", now: "2026-03-28T10:30") == "= 2026-03-29T10:30:00")
    #expect(try Self.read("in 24 hours", now: "2026-03-28T10:30") == "= 2026-03-29T11:30:00")
  }

  @Test(arguments: [
    // 02:30 comes twice on 25 October, and not at all on 29 March.
    ("2026-10-25T02:10 later", DateWords.Direction.future, "2026-10-25T02:30:00 later"),
    ("2026-10-25T02:40 later", .future, "2026-10-26T02:30:00"),
    ("2026-10-25T02:10", .future, "2026-10-25T02:30:00"),
    ("2026-10-25T02:10 later", .past, "2026-10-25T02:30:00"),
    ("2026-10-25T02:10", .past, "2026-10-24T02:30:00"),
    ("2026-03-29T03:10", .past, "2026-03-28T02:30:00"),
    ("2026-03-29T03:40", .past, "2026-03-29T02:30:00"),
    ("2026-03-29T03:10", .future, "2026-03-29T02:30:00"),
  ])
  func `a time alone near a clock change is the nearest instant`(
    now: String, direction: DateWords.Direction, expected: String
  ) throws {
    #expect(try Self.read("02:30", direction, now: now) == expected)
  }
}
