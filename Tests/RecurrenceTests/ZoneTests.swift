import Foundation
import Recurrence
import Testing

/// A wall-clock reading and its instants in a zone; `later` where the second pass is another one.
struct ZoneCase: Sendable, CustomTestStringConvertible {
  let name: String
  let zone: String
  let wall: String
  let earlier: String
  let later: String

  var testDescription: String { name }

  init(_ name: String, _ zone: String, _ wall: String, _ earlier: String, later: String? = nil) {
    self.name = name
    self.zone = zone
    self.wall = wall
    self.earlier = earlier
    self.later = later ?? earlier
  }
}

struct ZoneTests {
  @Test(arguments: ZoneCase.all)
  func `a wall-clock reading is the instant that Python's zoneinfo gives, moved forward in a gap`(
    row: ZoneCase
  ) throws {
    let zone = try timeZone(row.zone)
    let earlier = try LocalDateTime(parsing: row.wall)
    #expect(text(earlier.date(in: zone), in: zone) == row.earlier)
    let later = try LocalDateTime(parsing: row.wall + " later")
    #expect(text(later.date(in: zone), in: zone) == row.later)
  }

  @Test(arguments: ZoneCase.all)
  func `a wall-clock reading of an instant leads back to that instant`(row: ZoneCase) throws {
    let zone = try timeZone(row.zone)
    for text in [row.earlier, row.later] {
      let date = try instant(text)
      let wall = LocalDateTime(date, in: zone)
      #expect(wall.date(in: zone) == date)
      #expect(wall.isLaterPass == (text != row.earlier))
    }
  }

  @Test(arguments: [
    "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Africa/Casablanca",
    "Pacific/Apia", "Asia/Kathmandu", "America/Santiago", "Asia/Beirut", "America/Havana",
  ])
  func `a wall-clock reading agrees with Calendar around every change of a zone since 1970`(
    name: String
  ) throws {
    let zone = try timeZone(name)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    var change = Date(timeIntervalSince1970: 0)
    var changes = 0
    while let next = zone.nextDaylightSavingTimeTransition(after: change), changes < 150 {
      change = next
      changes += 1
      for seconds in stride(from: -7200.0, through: 7200, by: 900) {
        let date = change.addingTimeInterval(seconds)
        let wall = LocalDateTime(date, in: zone)
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        #expect(wall.year == parts.year && wall.month == parts.month && wall.day == parts.day)
        #expect(wall.hour == parts.hour && wall.minute == parts.minute)
        #expect(wall.date(in: zone) == date)
      }
    }
    #expect(changes > 0)
  }

  @Test
  func `a wall-clock reading counts fractions of a second to the second they are in`() throws {
    let zone = try timeZone("Europe/Berlin")
    let date = Date(timeIntervalSince1970: -0.25)
    #expect(LocalDateTime(date, in: zone).description == "1970-01-01T00:59:59")
  }

  @Test(arguments: [Double.infinity, -.infinity, .nan, 1e300, -1e300])
  func `a wall-clock reading stays within the years 1 to 9999, whatever the instant`(
    seconds: Double
  ) throws {
    let wall = LocalDateTime(
      Date(timeIntervalSince1970: seconds), in: try timeZone("Europe/Berlin"))
    #expect((1...9999).contains(wall.year))
  }
}

extension ZoneCase {
  /// Instants computed by Python's zoneinfo.
  static let all: [ZoneCase] = [
    ZoneCase(
      "an ordinary time", "Europe/Berlin", "2026-01-15T09:00:00",
      "2026-01-15T09:00:00+01:00"),
    ZoneCase(
      "the second before a gap", "Europe/Berlin", "2026-03-29T01:59:59",
      "2026-03-29T01:59:59+01:00"),
    ZoneCase(
      "the first second of a gap", "Europe/Berlin", "2026-03-29T02:00:00",
      "2026-03-29T03:00:00+02:00"),
    ZoneCase(
      "the last second of a gap", "Europe/Berlin", "2026-03-29T02:59:59",
      "2026-03-29T03:59:59+02:00"),
    ZoneCase(
      "the first second behind a gap", "Europe/Berlin", "2026-03-29T03:00:00",
      "2026-03-29T03:00:00+02:00"),
    ZoneCase(
      "the second before an overlap", "Europe/Berlin", "2026-10-25T01:59:59",
      "2026-10-25T01:59:59+02:00"),
    ZoneCase(
      "the first second of an overlap", "Europe/Berlin", "2026-10-25T02:00:00",
      "2026-10-25T02:00:00+02:00", later: "2026-10-25T02:00:00+01:00"),
    ZoneCase(
      "the last second of an overlap", "Europe/Berlin", "2026-10-25T02:59:59",
      "2026-10-25T02:59:59+02:00", later: "2026-10-25T02:59:59+01:00"),
    ZoneCase(
      "the first second behind an overlap", "Europe/Berlin", "2026-10-25T03:00:00",
      "2026-10-25T03:00:00+01:00"),
    ZoneCase(
      "a gap of half an hour", "Australia/Lord_Howe", "2026-10-04T02:10:00",
      "2026-10-04T02:40:00+11:00"),
    ZoneCase(
      "behind a gap of half an hour", "Australia/Lord_Howe", "2026-10-04T02:30:00",
      "2026-10-04T02:30:00+11:00"),
    ZoneCase(
      "an overlap of half an hour", "Australia/Lord_Howe", "2026-04-05T01:45:00",
      "2026-04-05T01:45:00+11:00", later: "2026-04-05T01:45:00+10:30"),
    ZoneCase(
      "before an overlap of half an hour", "Australia/Lord_Howe", "2026-04-05T01:29:59",
      "2026-04-05T01:29:59+11:00"),
    ZoneCase(
      "a gap after Ramadan", "Africa/Casablanca", "2026-03-22T02:30:00",
      "2026-03-22T03:30:00+01:00"),
    ZoneCase(
      "an overlap before Ramadan", "Africa/Casablanca", "2026-02-15T02:30:00",
      "2026-02-15T02:30:00+01:00", later: "2026-02-15T02:30:00Z"),
    ZoneCase(
      "a skipped day, its first second", "Pacific/Apia", "2011-12-30T00:00:00",
      "2011-12-31T00:00:00+14:00"),
    ZoneCase(
      "a skipped day, its last second", "Pacific/Apia", "2011-12-30T23:59:59",
      "2011-12-31T23:59:59+14:00"),
    ZoneCase(
      "the day before a skipped day", "Pacific/Apia", "2011-12-29T23:59:59",
      "2011-12-29T23:59:59-10:00"),
    ZoneCase(
      "the day behind a skipped day", "Pacific/Apia", "2011-12-31T00:00:00",
      "2011-12-31T00:00:00+14:00"),
    ZoneCase(
      "a day that Kwajalein skipped", "Pacific/Kwajalein", "1993-08-21T12:00:00",
      "1993-08-22T12:00:00+12:00"),
    ZoneCase(
      "an overlap of 23 hours", "Pacific/Kwajalein", "1969-09-30T12:00:00",
      "1969-09-30T12:00:00+11:00", later: "1969-09-30T12:00:00-12:00"),
    ZoneCase(
      "a quarter of an hour skipped", "Asia/Kathmandu", "1986-01-01T00:10:00",
      "1986-01-01T00:25:00+05:45"),
    ZoneCase(
      "midnight skipped in Santiago", "America/Santiago", "2026-09-06T00:30:00",
      "2026-09-06T01:30:00-03:00"),
    ZoneCase(
      "the last hour twice in Santiago", "America/Santiago", "2026-04-04T23:59:59",
      "2026-04-04T23:59:59-03:00", later: "2026-04-04T23:59:59-04:00"),
    ZoneCase(
      "midnight skipped in Beirut", "Asia/Beirut", "2026-03-29T00:00:00",
      "2026-03-29T01:00:00+03:00"),
    ZoneCase(
      "midnight skipped in Havana", "America/Havana", "2026-03-08T00:00:00",
      "2026-03-08T01:00:00-04:00"),
    ZoneCase(
      "midnight twice in Havana", "America/Havana", "2026-11-01T00:00:00",
      "2026-11-01T00:00:00-04:00", later: "2026-11-01T00:00:00-05:00"),
    ZoneCase(
      "the end of a day skipped in Pyongyang", "Asia/Pyongyang", "2018-05-04T23:45:00",
      "2018-05-05T00:15:00+09:00"),
    ZoneCase(
      "an overlap over midnight in Goose Bay", "America/Goose_Bay", "2010-11-06T23:30:00",
      "2010-11-06T23:30:00-03:00", later: "2010-11-06T23:30:00-04:00"),
    ZoneCase(
      "just behind midnight, twice in Goose Bay", "America/Goose_Bay", "2010-11-07T00:00:30",
      "2010-11-07T00:00:30-03:00", later: "2010-11-07T00:00:30-04:00"),
    ZoneCase(
      "two hours skipped on Troll", "Antarctica/Troll", "2026-03-29T01:30:00",
      "2026-03-29T03:30:00+02:00"),
    ZoneCase(
      "three hours skipped in Casey", "Antarctica/Casey", "2020-10-04T01:00:00",
      "2020-10-04T04:00:00+11:00"),
    ZoneCase(
      "45 minutes and a gap", "Pacific/Chatham", "2026-09-27T03:00:00",
      "2026-09-27T04:00:00+13:45"),
    ZoneCase(
      "an overlap in Dublin", "Europe/Dublin", "2026-10-25T01:30:00",
      "2026-10-25T01:30:00+01:00", later: "2026-10-25T01:30:00Z"),
    ZoneCase(
      "after 2037, in a gap", "Europe/Berlin", "2060-03-28T02:30:00",
      "2060-03-28T03:30:00+02:00"),
    ZoneCase(
      "after 2037, in an overlap", "America/New_York", "2075-11-03T01:30:00",
      "2075-11-03T01:30:00-04:00", later: "2075-11-03T01:30:00-05:00"),
    ZoneCase(
      "no summer time any more", "America/Sao_Paulo", "2026-12-01T00:00:00",
      "2026-12-01T00:00:00-03:00"),
    ZoneCase(
      "a zone without changes", "Asia/Kolkata", "2026-12-01T05:30:00",
      "2026-12-01T05:30:00+05:30"),
    ZoneCase(
      "a zone whose name has the opposite sign", "Etc/GMT+5", "2026-12-01T05:30:00",
      "2026-12-01T05:30:00-05:00"),
  ]
}
