import Foundation
import Localization
import Recurrence
import Testing

struct PeriodTests {
  @Test(arguments: [
    ("12h", "12h"), ("3d", "3d"), ("10w", "10w"), ("1mo", "1mo"), ("1y", "1y"),
    ("2 weeks", "2w"), ("1month", "1mo"), ("6 months", "6mo"), (" 1 Day ", "1d"),
    ("24 hours", "24h"), ("10 YEARS", "10y"), ("1 hr", "1h"), ("007d", "7d"), ("3MO", "3mo"),
    ("876600h", "876600h"), ("36525d", "36525d"), ("5218w", "5218w"), ("1200mo", "1200mo"),
    ("100y", "100y"),
  ])
  func `a period reads short forms and full words`(text: String, short: String) throws {
    let period = try Period(parsing: text)
    #expect(period.description == short)
    #expect(try Period(parsing: short) == period)
  }

  @Test(arguments: [
    ("12h", 0.5), ("1d", 1), ("2w", 14), ("1mo", 31), ("2mo", 62), ("1y", 366),
  ])
  func `the longest length has months of 31 days and years of 366`(
    text: String, days: Double
  ) throws {
    #expect(try Period(parsing: text).longestSeconds == days * 86_400)
  }

  @Test(arguments: [
    (
      "1m",
      "\"1m\" could be minutes or months: write 1mo for a month; the shortest period is an hour, 1h."
    ),
    (
      "90 min",
      "\"90 min\" could be minutes or months: write 1mo for a month; the shortest period is an hour, 1h."
    ),
    (
      "2q",
      "\"2q\" is not a period: expected a number and a unit, such as 12h, 3d, 10w, 1mo or 1y."
    ),
    (
      "two\nweeks",
      "\"two weeks\" is not a period: expected a number and a unit, such as 12h, 3d, 10w, 1mo or 1y."
    ),
    ("0w", "\"0w\" is out of range: expected 1 to 5218 weeks, that is at most 100 years."),
    ("101y", "\"101y\" is out of range: expected 1 to 100 years, that is at most 100 years."),
    (
      "99999999999999999999h",
      "\"99999999999999999999h\" is out of range: expected 1 to 876600 hours, that is at most 100 years."
    ),
  ])
  func `a period refuses all else and says what it wants`(text: String, message: String) {
    let error = #expect(throws: RecurrenceError.self) { try Period(parsing: text) }
    #expect(error?.description == message)
  }

  @Test(arguments: [
    "", " ", "w", "10", "-1w", "+1w", "1.5w", "1w2", "1 w w", "1e2d", "\u{0661}w", "1ｗ",
  ])
  func `a period refuses malformed text`(text: String) {
    #expect(throws: RecurrenceError.period(text)) { try Period(parsing: text) }
  }

  @Test
  func `a period checks numbers that are no text, too`() {
    #expect(throws: RecurrenceError.self) { try Period(0, .day) }
    #expect(throws: RecurrenceError.self) { try Period(-1, .day) }
    #expect(throws: RecurrenceError.self) { try Period(101, .year) }
  }

  @Test
  func `a period orders by mean length, twelve months being a year and 52 weeks not`() throws {
    func seconds(_ text: String) throws -> Double { try Period(parsing: text).approximateSeconds }
    #expect(try seconds("12mo") == seconds("1y"))
    #expect(try seconds("52w") < seconds("1y"))
    #expect(try seconds("24h") == seconds("1d"))
    #expect(try seconds("4w") < seconds("1mo"))
    #expect(try seconds("400y".replacing("400", with: "100")) == 36524.25 * 86_400)
  }
}

struct WindowTests {
  @Test(arguments: [
    ("10-14w", "10-14w"), ("10w-14w", "10-14w"), ("3d-2w", "3d-2w"), ("2w", "2w"),
    ("10 - 14 weeks", "10-14w"), ("10\u{2013}14w", "10-14w"), ("2w-2w", "2-2w"),
    ("12h-1d", "12h-1d"), ("52w-1y", "52w-1y"), ("12mo-1y", "12mo-1y"),
  ])
  func `a window reads two periods or one`(text: String, short: String) throws {
    let window = try Window(parsing: text)
    #expect(window.description == short)
    #expect(try Window(parsing: short) == window)
  }

  @Test(arguments: [
    (
      "14-10w", "\"14w-10w\" opens after it is due: expected the shorter period first, 10w-14w."
    ),
    ("2w-3d", "\"2w-3d\" opens after it is due: expected the shorter period first, 3d-2w."),
    (
      "10-",
      "\"10-\" is not a period or window: expected one period such as 2w, or the shortest and the longest such as 10-14w."
    ),
    (
      "10-14m",
      "\"10-14m\" could be minutes or months: write 1mo for a month; the shortest period is an hour, 1h."
    ),
    (
      "0-14w",
      "\"0-14w\" is out of range: expected 1 to 5218 weeks, that is at most 100 years."
    ),
  ])
  func `a window refuses all else and says what it wants`(text: String, message: String) {
    let error = #expect(throws: RecurrenceError.self) { try Window(parsing: text) }
    #expect(error?.description == message)
  }

  @Test(arguments: ["-", "-14w", "10-14", "1-2-3w", "10w-", "a-b"])
  func `a window refuses malformed text`(text: String) {
    #expect(throws: RecurrenceError.window(text)) { try Window(parsing: text) }
  }
}

struct TimeOfDayTests {
  @Test(arguments: [
    ("00:00", "00:00"), ("23:59", "23:59"), ("9:05", "09:05"), (" 07:15 ", "07:15"),
  ])
  func `a time of day reads hours and minutes`(text: String, written: String) throws {
    #expect(try TimeOfDay(parsing: text).description == written)
  }

  @Test(arguments: ["24:00", "12:60", "12", "12:5", "12:05:00", "-1:00", "noon", "", "123:00"])
  func `a time of day refuses all else`(text: String) {
    #expect(throws: RecurrenceError.timeOfDay(text)) { try TimeOfDay(parsing: text) }
  }

  @Test
  func `a time of day says what it wants`() {
    #expect(
      RecurrenceError.timeOfDay("25:00").description
        == "\"25:00\" is not a time of day: expected hours and minutes from 00:00 to 23:59, such as 09:30."
    )
  }
}
