import Foundation
import Testing

@testable import Recurrence

/// The user's day, which turns at a time of its own.
struct LocalDayTests {
  @Test(arguments: [
    ("2026-01-05T12:00:00Z", "00:00", "2026-01-05", "2026-01-04T23:00:00Z"),
    ("2026-01-05T00:30:00Z", "03:00", "2026-01-04", "2026-01-04T02:00:00Z"),
    ("2026-01-05T01:59:59Z", "03:00", "2026-01-04", "2026-01-04T02:00:00Z"),
    ("2026-01-05T02:00:00Z", "03:00", "2026-01-05", "2026-01-05T02:00:00Z"),
    ("2025-12-31T23:30:00Z", "06:00", "2025-12-31", "2025-12-31T05:00:00Z"),
    // The clock skips 02:30 on 29 March, which moves forward to 03:30.
    ("2026-03-29T01:15:00Z", "02:30", "2026-03-28", "2026-03-28T01:30:00Z"),
    ("2026-03-29T01:30:00Z", "02:30", "2026-03-29", "2026-03-29T01:30:00Z"),
    // 02:30 comes twice on 25 October: the day turns the first time, and 02:10 of the second
    // pass belongs to the new one.
    ("2026-10-25T00:29:59Z", "02:30", "2026-10-24", "2026-10-24T00:30:00Z"),
    ("2026-10-25T01:10:00Z", "02:30", "2026-10-25", "2026-10-25T00:30:00Z"),
  ])
  func `an instant belongs to one day`(
    now: String, turn: String, date: String, start: String
  ) throws {
    let zone = try timeZone("Europe/Berlin")
    let day = LocalDay(
      containing: try instant(now), in: zone, turn: try TimeOfDay(parsing: turn))
    #expect(day.date.description.hasPrefix(date))
    #expect(day.start == (try instant(start)))
    let next = LocalDay(containing: day.end, in: zone, turn: try TimeOfDay(parsing: turn))
    #expect(next.start == day.end)
    #expect(next.date == day.date.addingDays(1))
  }
}
