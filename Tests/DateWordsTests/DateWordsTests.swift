import Foundation
import Localization
import Recurrence
import Testing
import Text

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
    ("fri 18:00", true), ("18:00", true), ("noon", true), ("fri midnight", true),
    ("fri seven o'clock", true), ("tonight at 9", true), ("2026-01-15T09:00", true),
    ("2026-01-15T09:00+01:00", true), ("7 in the evening", true), ("у п'ятницю о 18:00", true),
    ("fri", false), ("2026-01-15", false), ("tonight", false), ("fri morning", false),
    ("evening", false), ("ввечері", false), ("in 90 min", false), ("через 2 години", false),
    ("now", false), ("soon", false),
  ])
  func `a time of a clock is neither a part of a day nor a length`(
    text: String, isClock: Bool
  ) throws {
    let now = try LocalDateTime(parsing: "2026-01-14T10:30").date(in: Self.zone)
    let words = DateWords(now: now, in: Self.zone, direction: .future, language: Ukrainian())
    #expect(((try? words.reading(text))?.hasClockTime ?? false) == isClock)
  }

  @Test(arguments: [
    ("28th", 28), ("the 28th", 28), ("28 числа", 28), ("28-го числа", 28), ("31st", 31),
    ("28", nil), ("28 nov", nil), ("32nd", nil), ("fri", nil),
  ])
  func `a day without its month has a number`(text: String, day: Int?) throws {
    let now = try LocalDateTime(parsing: "2026-01-14T10:30").date(in: Self.zone)
    let words = DateWords(now: now, in: Self.zone, direction: .future, language: Ukrainian())
    #expect(words.dayOfMonth(in: text) == day)
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
    ("28 числа", "2026-1-28"), ("13 числа", "2026-2-13"),
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
    ("now", "= 2026-01-14T10:30:00"), ("in 90 min", "= 2026-01-14T12:00:00"),
    ("2 hours ago", "= 2026-01-14T08:30:00"), ("in an hour", "= 2026-01-14T11:30:00"),
    ("half an hour", "= 2026-01-14T11:00:00"), ("in half an hour", "= 2026-01-14T11:00:00"),
    ("an hour", "= 2026-01-14T11:30:00"), ("+1h30min", "= 2026-01-14T12:00:00"),
    ("in 1 hour 30 min", "= 2026-01-14T12:00:00"), ("через пів години", "= 2026-01-14T11:00:00"),
    ("за годину", "= 2026-01-14T11:30:00"), ("an hour ago", "= 2026-01-14T09:30:00"),
    ("in 1 day 2 hours", "= 2026-01-15T12:30:00"),
  ])
  func `a length of hours gives an instant`(text: String, instant: String) throws {
    #expect(try Self.read(text) == instant)
  }

  @Test(arguments: [
    ("in 3 days", "2026-1-17"), ("+3d", "2026-1-17"), ("in 2 weeks", "2026-1-28"),
    ("+1mo", "2026-2-14"), ("через 3 дні", "2026-1-17"), ("3 дні тому", "2026-1-11"),
    ("через 21 тиж.", "2026-6-10"), ("через 5 років", "2031-1-14"), ("in a week", "2026-1-21"),
    ("in two days", "2026-1-16"), ("in twelve days", "2026-1-26"), ("a week ago", "2026-1-7"),
    ("3 weeks from now", "2026-2-4"), ("in a fortnight", "2026-1-28"),
    ("in a quarter", "2026-4-14"), ("через тиждень", "2026-1-21"), ("через день", "2026-1-15"),
    ("через п'ять днів", "2026-1-19"), ("in 2 days 18:00", "2026-01-16T18:00:00"),
    ("2 days ago 18:00", "2026-01-12T18:00:00"), ("in a month", "2026-2-14"),
  ])
  func `a length of days gives a day`(text: String, day: String) throws {
    #expect(try Self.read(text) == day)
  }

  @Test(arguments: [
    ("25th", "2026-1-25"), ("14th", "2026-1-14"), ("13th", "2026-2-13"), ("the 31st", "2026-1-31"),
    ("january 15th", "2026-1-15"), ("15th of january", "2026-1-15"), ("15 jan 27", "2027-1-15"),
    ("jan 15 '27", "2027-1-15"), ("15.1.27", "2027-1-15"), ("15-го січня", "2026-1-15"),
    ("15 січня 2027 року", "2027-1-15"), ("15 січ. 2027 р.", "2027-1-15"),
    ("end of week", "2026-1-18"), ("end of the month", "2026-1-31"), ("end of year", "2026-12-31"),
    ("end of june", "2026-6-30"), ("кінець місяця", "2026-1-31"), ("weekend", "2026-1-17"),
    ("this weekend", "2026-1-17"), ("вихідні", "2026-1-17"), ("наступного тижня", "2026-1-19"),
    ("Sat 17 Jan", "2026-1-17"), ("Wednesday, 19 May 2027", "2027-5-19"),
    ("Mon 12 Jan", "2026-1-12"), ("нд, 28 лют. 2027 р.", "2027-2-28"), ("wed 14 jan", "2026-1-14"),
    ("on friday", "2026-1-16"), ("на п'ятницю", "2026-1-16"), ("у суботу", "2026-1-17"),
  ])
  func `more words for a day`(text: String, day: String) throws {
    #expect(try Self.read(text) == day)
  }

  @Test(arguments: [
    ("tomorrow at 7", "2026-01-15T07:00:00"), ("tomorrow at 12", "2026-01-15T12:00:00"),
    ("fri @ 7pm", "2026-01-16T19:00:00"), ("завтра о 9", "2026-01-15T09:00:00"),
    ("12 noon", "2026-01-14T12:00:00"), ("fri 24:00", "2026-01-17T00:00:00"),
    ("24:00", "2026-01-15T00:00:00"), ("tonight", "2026-01-14T20:00:00"),
    ("tonight at 9", "2026-01-14T21:00:00"), ("evening", "2026-01-14T19:00:00"),
    ("morning", "2026-01-15T09:00:00"), ("this morning", "2026-01-14T09:00:00"),
    ("monday evening", "2026-01-19T19:00:00"), ("tomorrow morning", "2026-01-15T09:00:00"),
    ("fri in the afternoon", "2026-01-16T14:00:00"), ("завтра вранці", "2026-01-15T09:00:00"),
    ("сьогодні ввечері", "2026-01-14T20:00:00"), ("ввечері", "2026-01-14T19:00:00"),
    ("завтра о 7 вечора", "2026-01-15T19:00:00"),
    ("tomorrow 7 in the evening", "2026-01-15T19:00:00"),
    ("Sat 17 Jan 6:05 PM", "2026-01-17T18:05:00"), ("сб, 17 січ., 6:05 пп", "2026-01-17T18:05:00"),
    ("Fri 16 Jan 2026 23:59", "2026-01-16T23:59:00"), ("14:30 9.11.", "2026-11-09T14:30:00"),
  ])
  func `more words for a time`(text: String, moment: String) throws {
    #expect(try Self.read(text) == moment)
  }

  @Test(arguments: [
    ("tmr", "2026-1-15"), ("tmrw", "2026-1-15"), ("2027/01/15", "2027-1-15"),
    ("2027.01.15", "2027-1-15"), ("20270115", "2027-1-15"), ("end of next week", "2026-1-25"),
    ("end of next month", "2026-2-28"), ("end of march 2027", "2027-3-31"),
    ("friday next week", "2026-1-23"), ("next week on friday", "2026-1-23"),
    ("week after next", "2026-1-26"), ("in 2 fridays", "2026-1-23"),
    ("2 weeks from monday", "2026-2-2"), ("in two weeks' time", "2026-1-28"),
    ("friday the 13th", "2026-2-13"), ("monday the 13th", "2026-4-13"), ("day 28", "2026-1-28"),
    ("12 листоп.", "2026-11-12"), ("12 кві", "2026-4-12"), ("12 тра", "2026-5-12"),
    ("12 чер", "2026-6-12"), ("12 сер", "2026-8-12"), ("12 верес.", "2026-9-12"),
    ("12 жов", "2026-10-12"), ("12 лис", "2026-11-12"), ("12 гру", "2026-12-12"),
    ("12 берез.", "2026-3-12"), ("першого грудня", "2026-12-1"),
    ("у п'ятницю наступного тижня", "2026-1-23"), ("кінця наступного тижня", "2026-1-25"),
  ])
  func `days as people write them`(text: String, day: String) throws {
    #expect(try Self.read(text) == day)
  }

  @Test(arguments: [
    ("fri 2.30pm", "2026-01-16T14:30:00"), ("fri 2.30 pm", "2026-01-16T14:30:00"),
    ("tomorrow 17h30", "2026-01-15T17:30:00"), ("tomorrow at 17h", "2026-01-15T17:00:00"),
    ("at 1700", "2026-01-14T17:00:00"), ("о 21 год", "2026-01-14T21:00:00"),
    ("завтра о 9-й", "2026-01-15T09:00:00"), ("завтра 18-30", "2026-01-15T18:30:00"),
    ("tomorrow half past twelve", "2026-01-15T12:30:00"),
    ("завтра о пів на першу", "2026-01-15T12:30:00"), ("2026-01-20 24:00", "2026-01-21T00:00:00"),
  ])
  func `times as people write them`(text: String, moment: String) throws {
    #expect(try Self.read(text) == moment)
  }

  @Test(arguments: [
    ("in 1.5 hours", "= 2026-01-14T12:00:00"), ("за 1,5 години", "= 2026-01-14T12:00:00"),
    ("in 1h30m", "= 2026-01-14T12:00:00"), ("in 1h30", "= 2026-01-14T12:00:00"),
    ("in an hour and a half", "= 2026-01-14T12:00:00"),
    ("in 2 and a half hours", "= 2026-01-14T13:00:00"),
    ("через півтори години", "= 2026-01-14T12:00:00"), ("in 20 minutes", "= 2026-01-14T10:50:00"),
    ("in twenty minutes", "= 2026-01-14T10:50:00"),
    ("in a couple of hours", "= 2026-01-14T12:30:00"),
  ])
  func `lengths as people write them`(text: String, instant: String) throws {
    #expect(try Self.read(text) == instant)
  }

  @Test(arguments: [
    ("last night", "2026-01-13T20:00:00"), ("минулої ночі", "2026-01-13T20:00:00"),
    ("last week", "2026-1-5"), ("last month", "2025-12-1"), ("минулого тижня", "2026-1-5"),
    ("минулого місяця", "2025-12-1"),
    ("минулого вечора", "2026-01-13T19:00:00"),
  ])
  func `what is called last lies back, and is read in fields of the past only`(
    text: String, moment: String
  ) throws {
    #expect(try Self.read(text, .past) == moment)
    #expect(throws: DateWordsError.unreadable(text)) { try Self.read(text) }
  }

  @Test(arguments: [
    ("14:30-15:15", false, "14:30-15:15"), ("from 3pm to 4:45pm", false, "15:00-16:45"),
    ("4-5pm", false, "16:00-17:00"), ("11-1pm", false, "11:00-13:00"),
    ("з 15.00 до 16.45", false, "15:00-16:45"), ("10-11", true, "10:00-11:00"),
    ("з 18 до 20", true, "18:00-20:00"), ("10-11", false, nil), ("3-5", true, nil),
    ("16:00-15:00", true, nil), ("10.12 до 12.12", true, nil),
  ])
  func `a span of a day has two times`(text: String, isBeside: Bool, span: String?) throws {
    let now = try LocalDateTime(parsing: "2026-01-14T10:30").date(in: Self.zone)
    let words = DateWords(now: now, in: Self.zone, direction: .future, language: Ukrainian())
    #expect(words.span(text, isBesideDate: isBeside).map { "\($0.first)-\($0.last)" } == span)
  }

  @Test(arguments: [
    ("last fri", "2026-1-9"), ("last wednesday", "2026-1-7"), ("минулої п'ятниці", "2026-1-9"),
    ("weekend", "2026-1-10"), ("25th", "2025-12-25"), ("yesterday evening", "2026-01-13T19:00:00"),
  ])
  func `more words that look back`(text: String, expected: String) throws {
    #expect(try Self.read(text, .past) == expected)
  }

  @Test
  func `the end of a week is its last day where the language says so`() throws {
    let now = try LocalDateTime(parsing: "2026-01-14T10:30").date(in: Self.zone)
    let words = DateWords(now: now, in: Self.zone, direction: .future, firstWeekday: 0)
    #expect(try words.moment("end of week") == .day(year: 2026, month: 1, day: 17))
  }

  @Test(arguments: ["sat 16 jan", "Saturday, 16 January 2026", "сб, 16 січ. 2026 р."])
  func `a weekday that does not fit its date is refused with both`(text: String) throws {
    #expect(
      throws: DateWordsError.otherWeekday(
        text, date: try LocalDateTime(year: 2026, month: 1, day: 16),
        weekday: try LocalDateTime(year: 2026, month: 1, day: 17))
    ) { try Self.read(text) }
  }

  @Test(arguments: [
    ("31 nov", 30, "2026-11"), ("nov 31st 2027", 30, "2027-11"), ("30 feb 2028", 29, "2028-02"),
    ("31.11.2026", 30, "2026-11"), ("31/11/2026", 30, "2026-11"), ("31 листопада", 30, "2026-11"),
    ("31.11", 30, "2026-11"), ("31.11.", 30, "2026-11"), ("31/11", 30, "2026-11"),
    ("11/31", 30, "2026-11"), ("32 dec", 31, "2026-12"), ("39.1.", 31, "2026-01"),
    ("30.2. 18:00", 28, "2026-02"),
  ])
  func `a day that its month does not have is no date`(
    text: String, last: Int, month: String
  ) throws {
    #expect(
      throws: DateWordsError.impossible(text, expected: .days(last: last, month: month))
    ) { try Self.read(text) }
  }

  @Test(arguments: ["31.13", "31.13.", "31.13.2026", "15.13.", "31/13", "13/13", "13/31/26"])
  func `a month after the twelfth is no date`(text: String) throws {
    #expect(throws: DateWordsError.impossible(text, expected: .months)) { try Self.read(text) }
  }

  @Test(arguments: [
    ("an hour", 3600), ("half an hour", 1800), ("2 weeks", 1_209_600), ("1h30min", 5400),
    ("1 h 30 min", 5400), ("2 тижні", 1_209_600), ("30хв", 1800), ("пів години", 1800),
    ("a month", nil), ("30min 1h", nil), ("tomorrow", nil),
  ])
  func `a length in words is one of seconds`(text: String, seconds: Double?) {
    let words = DateWords(now: .distantPast, in: .gmt, direction: .future, language: Ukrainian())
    #expect(words.elapsed(text)?.seconds == seconds)
  }

  @Test(arguments: [
    ("next week", 7), ("next month", 28), ("weekend", 2), ("fri", 1), ("наступного тижня", 7),
    ("next year", 365),
  ])
  func `words for several days say how many`(text: String, count: Int) throws {
    let now = try LocalDateTime(parsing: "2026-01-14T10:30").date(in: Self.zone)
    let words = DateWords(now: now, in: Self.zone, direction: .future, language: Ukrainian())
    let first = try words.moment(text).localDateTime(in: Self.zone, dayMeans: .start)
    #expect(words.span(of: text, from: first) == count)
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
      throws: DateWordsError.ambiguous("next weekend", first: "2026-01-17", second: "2026-01-24")
    ) { try Self.read("next weekend") }
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
    "", " ", "someday", "25:00", "13pm", "0pm", "6", "m", "+3m", "in days", "40 jan",
    "40.11.", "fri sat", "18:00 19:00", "tomorrow tomorrow", "at", "next", "9:5", "12.99", "9.75",
    "24/48", "3.14.15.9", "12.31", "14.30",
    "in 999999 years", "1,5", "о", "через", "fri at", "fri on", "18:00 on", "fri 18:00 at",
    "завтра в", "завтра о", "fri at at 18:00",
    "at 7", "last fri", "in a", "32nd", "15th foo", "3 days", "end of", "morning 18:00", "в 5",
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
  func `steps of days are days over a clock change, hours are elapsed time`() throws {
    #expect(try Self.read("in 1 day", now: "2026-03-28T10:30") == "2026-3-29")
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
