import Foundation
import Localization
import Recurrence
import Testing

struct DateTimeTextTests {
  @Test func `24 o'clock behind a typed date is the beginning of the next day`() throws {
    for (text, date) in [
      ("2026-03-10 24:00", "2026-03-11T00:00:00"), ("2026-12-31 24:00:00", "2027-01-01T00:00:00"),
    ] {
      #expect(try LocalDateTime(parsing: text).description == date)
    }
    #expect(throws: RecurrenceError.self) { try LocalDateTime(parsing: "2026-03-10 24:01") }
  }

  @Test(arguments: [
    ("2024-01-31T09:00", "2024-01-31T09:00:00"),
    ("2024-01-31 09:00", "2024-01-31T09:00:00"),
    ("2024-01-31t09:00:07", "2024-01-31T09:00:07"),
    ("2024-02-29T23:59:59.999", "2024-02-29T23:59:59"),
    (" 0001-01-01T00:00 ", "0001-01-01T00:00:00"),
    ("9999-12-31T23:59:59", "9999-12-31T23:59:59"),
    ("2024-10-27T02:30 later", "2024-10-27T02:30:00 later"),
  ])
  func `a date and time as text is read with and without seconds, and written in one form`(
    text: String, written: String
  )
    throws
  {
    let local = try LocalDateTime(parsing: text)
    #expect(local.description == written)
    #expect(try LocalDateTime(parsing: written) == local)
  }

  @Test(arguments: [
    ("2026-11-21T08:48:23", [2026, 11, 21, 8, 48, 23, 6]),
    ("1970-01-01T00:00:00", [1970, 1, 1, 0, 0, 0, 4]),
    ("1900-03-01T12:00:00", [1900, 3, 1, 12, 0, 0, 4]),
    ("0001-01-01T23:59:59", [1, 1, 1, 23, 59, 59, 1]),
  ])
  func `a date and time as text names its parts`(text: String, parts: [Int]) throws {
    let local = try LocalDateTime(parsing: text)
    let day = [local.year, local.month, local.day]
    #expect(day + [local.hour, local.minute, local.second, local.daysSinceSunday] == parts)
    let same = try LocalDateTime(
      year: parts[0], month: parts[1], day: parts[2], hour: parts[3], minute: parts[4],
      second: parts[5])
    #expect(same == local)
  }

  @Test(arguments: [
    (
      "2024-02-30T09:00",
      "\"2024-02-30T09:00\" does not exist: that month has 29 days."
    ),
    (
      "2100-02-29T09:00",
      "\"2100-02-29T09:00\" does not exist: that month has 28 days."
    ),
    (
      "2024-13-01T09:00",
      "\"2024-13-01T09:00\" is out of range: expected a month from 01 to 12."
    ),
    ("2024-01-31T25:00", "\"2024-01-31T25:00\" is out of range: expected an hour from 00 to 23."),
    ("2024-01-31T24:00", "\"2024-01-31T24:00\" is out of range: expected an hour from 00 to 23."),
    (
      "2024-01-31T09:60", "\"2024-01-31T09:60\" is out of range: expected a minute from 00 to 59."
    ),
    (
      "2024-01-31T09:00:60",
      "\"2024-01-31T09:00:60\" is out of range: expected a second from 00 to 59."
    ),
    (
      "0000-01-31T09:00",
      "\"0000-01-31T09:00\" is out of range: expected a year from 0001 to 9999."
    ),
    (
      "31.1.2024",
      "\"31.1.2024\" is not a local date and time: expected one such as 2026-01-15T09:00."
    ),
    (
      "2024-01-31T09:00Z",
      "\"2024-01-31T09:00Z\" is not a local date and time: expected one such as 2026-01-15T09:00."
    ),
    (
      "2024-01-31",
      "\"2024-01-31\" is not a local date and time: expected one such as 2026-01-15T09:00."
    ),
  ])
  func `a date and time as text is refused where there is no such moment`(
    text: String, message: String
  ) {
    let error = #expect(throws: RecurrenceError.self) { try LocalDateTime(parsing: text) }
    #expect(error?.description == message)
  }

  @Test
  func `a date and time as text is ordered as the clock shows it, the second pass after the first`()
    throws
  {
    let texts = [
      "2023-12-31T23:59:59", "2024-01-01T00:00:00", "2024-10-27T02:30:00",
      "2024-10-27T02:30:00 later", "2024-10-27T02:30:01",
    ]
    let sorted = try texts.map { try LocalDateTime(parsing: $0) }
    #expect(sorted.reversed().sorted() == sorted)
  }

  @Test
  func `a date and time as text counts days and pins times without a zone`() throws {
    let local = try LocalDateTime(parsing: "2024-02-28T22:15:30")
    #expect(local.addingDays(2).description == "2024-03-01T22:15:30")
    #expect(local.addingDays(-59).description == "2023-12-31T22:15:30")
    #expect(local.at(try TimeOfDay(parsing: "07:45")).description == "2024-02-28T07:45:00")
    #expect(local.daysSinceEpoch == 19_781)
  }
}

struct MomentTests {
  @Test(arguments: [
    ("2026-01-15T09:00:00+01:00", "2026-01-15T08:00:00Z"),
    ("2026-01-15T09:00+0100", "2026-01-15T08:00:00Z"),
    ("2026-01-15t09:00:00z", "2026-01-15T09:00:00Z"),
    ("2026-01-15 09:00:00 +0000", "2026-01-15T09:00:00Z"),
    ("2026-01-15T09:00:00-03:30", "2026-01-15T12:30:00Z"),
    ("2026-01-15T09:00:00+05", "2026-01-15T04:00:00Z"),
    ("2026-01-01T00:00:00+14:00", "2025-12-31T10:00:00Z"),
  ])
  func `a moment with an offset is an instant, whatever the zone`(text: String, expected: String)
    throws
  {
    let moment = try Moment(parsing: text)
    for name in ["Pacific/Apia", "America/New_York"] {
      #expect(moment.date(in: try timeZone(name), dayMeans: .end) == (try instant(expected)))
    }
  }

  @Test
  func `a moment keeps fractions of a second of an instant`() throws {
    let date = try Moment(parsing: "1970-01-01T00:00:01.250Z").date(in: .gmt, dayMeans: .start)
    #expect(date.timeIntervalSince1970 == 1.25)
    let long = try Moment(parsing: "1970-01-01T00:00:01.1234567890123Z")
      .date(in: .gmt, dayMeans: .start)
    #expect(abs(long.timeIntervalSince1970 - 1.123456789) < 1e-6)
  }

  @Test
  func `a moment without an offset is read on the zone's wall clock`() throws {
    let zone = try timeZone("Europe/Berlin")
    let moment = try Moment(parsing: "2026-07-15T09:00")
    #expect(moment.date(in: zone, dayMeans: .end) == (try instant("2026-07-15T09:00:00+02:00")))
    #expect(
      moment.localDateTime(in: zone, dayMeans: .end).description == "2026-07-15T09:00:00")
    let other = try Moment(parsing: "2026-07-15T09:00Z")
    #expect(other.localDateTime(in: zone, dayMeans: .end).description == "2026-07-15T11:00:00")
  }

  @Test(arguments: [
    ("2026-01-15", "Europe/Berlin", "2026-01-15T00:00:00+01:00", "2026-01-15T23:59:59+01:00"),
    ("2026-03-29", "Europe/Berlin", "2026-03-29T00:00:00+01:00", "2026-03-29T23:59:59+02:00"),
    // Midnight is missing, or comes twice.
    ("2026-03-29", "Asia/Beirut", "2026-03-29T01:00:00+03:00", "2026-03-29T23:59:59+03:00"),
    ("2026-11-01", "America/Havana", "2026-11-01T00:00:00-04:00", "2026-11-01T23:59:59-05:00"),
    // The last hour comes twice: the last second is that of the second pass.
    ("2026-04-04", "America/Santiago", "2026-04-04T00:00:00-03:00", "2026-04-04T23:59:59-04:00"),
    // The last half hour, or the whole day, is missing.
    ("2018-05-04", "Asia/Pyongyang", "2018-05-04T00:00:00+08:30", "2018-05-04T23:29:59+08:30"),
    ("2011-12-30", "Pacific/Apia", "2011-12-31T00:00:00+14:00", "2011-12-29T23:59:59-10:00"),
  ])
  func `a moment without a time is the first or the last second of that local day`(
    text: String, zone: String, start: String, end: String
  ) throws {
    let zone = try timeZone(zone)
    let moment = try Moment(parsing: text)
    #expect(RecurrenceTests.text(moment.date(in: zone, dayMeans: .start), in: zone) == start)
    #expect(RecurrenceTests.text(moment.date(in: zone, dayMeans: .end), in: zone) == end)
    let local = moment.localDateTime(in: zone, dayMeans: .end)
    #expect(RecurrenceTests.text(local.date(in: zone), in: zone) == end)
  }

  @Test(arguments: [
    "", "now", "15.1.2026", "2026-1-15", "2026-01-15T", "2026-01-15T9:00", "2026-01-15T09",
    "2026-01-15T09:00:", "2026-01-15T09:00.", "2026-01-15T09:00:00.Z", "2026-01-15Z",
    "2026-01-15T09:00+1", "2026-01-15T09:00+01:", "2026-01-15T09:00+01:60", "12026-01-15",
    "2026-01-15T09:00+24:00", "2026-01-15T09:00Zulu", "2026-01-15T09:00 latest",
  ])
  func `a moment is refused where it is none`(text: String) {
    let error = #expect(throws: RecurrenceError.moment(text)) { try Moment(parsing: text) }
    #expect(
      error?.description
        == "\"\(text)\" is not a date or time: expected one such as tomorrow 18:00, 15 jan or 2026-01-15T09:00."
    )
  }

  @Test
  func `a moment is refused where there is no such day`() {
    let error = #expect(throws: RecurrenceError.self) { try Moment(parsing: "2026-02-29") }
    #expect(
      error?.description
        == "\"2026-02-29\" does not exist: that month has 28 days."
    )
  }

  @Test(arguments: [
    "9999-12-31T00:00:00Z", "0001-01-01T23:59:59Z", "9999-12-31T23:59:59-23:59",
    "9999-12-31T23:59:59-00:01", "0001-01-01T00:00:00+00:01",
    "9999-12-31T23:59:59.5Z",
  ])
  func `an instant outside of the years 1 to 9999 in UTC is refused`(text: String) {
    #expect(throws: RecurrenceError.outOfRange(text, expected: .instants)) {
      try Moment(parsing: text)
    }
  }

  @Test(arguments: ["9999-12-30T23:59:59Z", "0001-01-02T00:00:00Z", "9999-12-31T13:59:59+14:00"])
  func `the first and the last second of the years 1 to 9999 are taken`(text: String) throws {
    _ = try Moment(parsing: text)
  }
}
