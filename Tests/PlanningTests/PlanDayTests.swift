import Foundation
import Recurrence
import Testing

@testable import Planning

@Suite struct PlanDayTests {
  @Test(arguments: [
    // The clock goes forward at 03:00 and back at 04:00.
    ("2026-03-02", "08:00", "22:00", 14.0), ("2026-03-29", "00:00", "00:00", 23.0),
    ("2026-10-25", "00:00", "00:00", 25.0), ("2026-03-29", "03:30", "22:00", 17.5),
    ("2026-10-25", "03:30", "22:00", 19.5), ("2026-03-28", "08:00", "02:00", 18.0),
    ("2026-03-28", "22:00", "06:00", 7.0), ("2026-03-02", "09:00", "09:00", 24.0),
  ])
  func `The length of a day is elapsed time`(
    _ date: String, _ start: String, _ end: String, _ length: Double
  ) throws {
    let day = PlanDay(try local("\(date)T00:00"), in: kyiv, hours: try hours(start, end))
    #expect(day.end.timeIntervalSince(day.start) == length * 3600)
    #expect(day.dateText == date)
  }

  @Test func `A start that the clock skips moves forward by the gap`() throws {
    let day = PlanDay(try local("2026-03-29T00:00"), in: kyiv, hours: try hours("03:30", "22:00"))
    #expect(LocalDateTime(day.start, in: kyiv) == (try local("2026-03-29T04:30")))
  }

  @Test(arguments: [
    ("2026-03-02T01:30", "00:00", "2026-03-02"), ("2026-03-02T01:30", "03:00", "2026-03-01"),
    ("2026-03-02T03:00", "03:00", "2026-03-02"), ("2026-03-02T23:59", "06:00", "2026-03-02"),
    ("2026-03-29T03:30", "03:30", "2026-03-28"), ("2026-03-29T04:30", "03:30", "2026-03-29"),
  ])
  func `An instant belongs to the date that began last`(
    _ now: String, _ turn: String, _ date: String
  ) throws {
    // The last two: 03:30 does not exist on that day and stands for 04:30.
    let instant = now == "2026-03-29T03:30" ? try at("2026-03-29T02:59") : try at(now)
    let day = PlanDay(
      containing: instant, in: kyiv, hours: try hours("08:00", "22:00", turn: turn))
    #expect(day.dateText == date)
    #expect(day.turn <= instant && instant < day.nextTurn)
  }

  @Test(arguments: [
    ("07:00", "08:00"), ("08:00", "08:00"), ("09:00", "09:00"), ("09:00:01", "09:05"),
    ("09:04:59", "09:05"), ("09:05", "09:05"), ("23:58", "00:00"),
  ])
  func `Planning begins at the next five minutes, and not before the day`(
    _ now: String, _ begin: String
  ) throws {
    let day = PlanDay(try local("2026-03-02T00:00"), in: kyiv)
    let result = LocalDateTime(day.begin(at: try clock(now)), in: kyiv).description
    #expect(result.dropFirst(11).prefix(5) == begin)
  }

  @Test func `Five minutes are those of the wall clock`() throws {
    // Kathmandu is 5:45 ahead, Liberia was 44:30 behind until 1972.
    let monrovia = try #require(TimeZone(identifier: "Africa/Monrovia"))
    let now = try local("1971-05-05T10:01").date(in: monrovia)
    let day = PlanDay(try local("1971-05-05T00:00"), in: monrovia)
    #expect(LocalDateTime(day.begin(at: now), in: monrovia) == (try local("1971-05-05T10:05")))
  }

  @Test(arguments: [
    ("10:00", "08:00", "22:00", "00:00", "2026-03-02T10:00"),
    ("01:00", "08:00", "02:00", "00:00", "2026-03-03T01:00"),
    ("03:00", "08:00", "02:00", "00:00", "2026-03-02T03:00"),
    ("01:00", "08:00", "22:00", "03:00", "2026-03-03T01:00"),
    ("23:00", "22:00", "06:00", "00:00", "2026-03-02T23:00"),
  ])
  func `A time of day of a day that ends after midnight may be on the next date`(
    _ time: String, _ start: String, _ end: String, _ turn: String, _ instant: String
  ) throws {
    let day = PlanDay(
      try local("2026-03-02T00:00"), in: kyiv, hours: try hours(start, end, turn: turn))
    #expect(day.instant(of: try TimeOfDay(parsing: time)) == (try at(instant)))
  }

  @Test func `Free minutes are what no block covers, counted once, rounded down`() throws {
    let day = PlanDay(try local("2026-03-02T00:00"), in: kyiv)
    func block(_ from: String, _ to: String) throws -> DateInterval {
      DateInterval(start: try at("2026-03-02T\(from)"), end: try at("2026-03-02T\(to)"))
    }
    let blocks = try [
      block("20:00", "23:00"), block("10:00", "11:00"), block("10:30", "11:30"),
      block("06:00", "08:30"), block("10:15", "10:45"),
    ]
    #expect(day.freeMinutes(from: day.turn, without: []) == 14 * 60)
    #expect(day.freeMinutes(from: day.turn, without: blocks) == 14 * 60 - 30 - 90 - 120)
    #expect(day.freeMinutes(from: try at("2026-03-02T10:40:01"), without: blocks) == 510)
    #expect(day.freeMinutes(from: try at("2026-03-02T19:59:30"), without: blocks) == 0)
    #expect(day.freeMinutes(from: day.end, without: blocks) == 0)
  }
}
