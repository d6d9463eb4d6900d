import Foundation
import Recurrence
import TestSupport
import Testing

/// Appointments: occurrences that are missed once their time has passed (R28).
struct AppointmentTests {
  private let schedule = Schedule(
    rule: .every("7d", from: .start, start: "2026-02-24T10:00", at: "19:00"),
    zone: TimeZone(identifier: "Europe/Berlin") ?? .gmt)
  private let length = 5400.0

  private func instant(_ text: String) throws -> Date {
    try LocalDateTime(parsing: text).date(in: schedule.zone)
  }

  @Test(
    arguments: [
      ("2026-03-03T20:29:59", nil, 0), ("2026-03-03T20:30:00", "2026-03-10T19:00", 1),
      ("2026-03-10T20:29:59", "2026-03-10T19:00", 1),
      ("2026-03-24T21:00:00", "2026-03-31T19:00", 4),
    ] as [(String, String?, Int)])
  func `the next one is pending from the end of one on, and those before are missed`(
    now: String, due: String?, missed: Int
  ) throws {
    let first = schedule.initialState(now: try instant("2026-03-02T10:00"))
    let passed = schedule.passed(from: first, lasting: length, now: try instant(now))
    #expect(passed?.missed ?? 0 == missed)
    #expect(
      try passed.flatMap { schedule.countdown(at: $0.state)?.due } == due.map { try instant($0) })
  }

  @Test(
    arguments: [
      ("2026-03-03T18:59:59", nil), ("2026-03-03T19:00:00", "2026-03-03T19:00"),
      ("2026-03-04T20:29:59", "2026-03-03T19:00"), ("2026-03-04T20:30:00", nil),
      ("2026-03-24T21:00:00", "2026-03-24T19:00"),
    ] as [(String, String?)])
  func `a tick counts for the latest that has begun, until a day after its end`(
    time: String, due: String?
  ) throws {
    let first = schedule.initialState(now: try instant("2026-03-02T10:00"))
    let begun = schedule.begun(by: try instant(time), from: first, lasting: length)
    #expect(
      try begun.flatMap { schedule.countdown(at: $0)?.due } == due.map { try instant($0) })
  }

  @Test
  func `after the last one nothing is left, and it was missed`() throws {
    let once = Schedule(
      rule: .once(due: try LocalDateTime(parsing: "2026-03-03T19:00")), zone: schedule.zone)
    let passed = once.passed(
      from: .beginning, lasting: length, now: try instant("2026-03-03T20:30"))
    #expect(passed?.state == .finished && passed?.missed == 1)
    #expect(
      once.begun(by: try instant("2026-03-03T21:00"), from: .beginning, lasting: length)
        == .beginning)
  }
}
