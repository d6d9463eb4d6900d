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
  func `after an absence the latest have their moments, and those before their number`() throws {
    let first = schedule.initialState(now: try instant("2026-03-02T10:00"))
    let now = try instant("2028-03-01T12:00")
    let all = schedule.passedDues(from: first, lasting: length, now: now)
    #expect(all.latest.count == 105 && all.earlier == 0 && all.lastEarlier == nil)
    #expect(
      all.latest == schedule.dueDates(from: .distantPast, to: now, at: first))
    let some = schedule.passedDues(from: first, lasting: length, now: now, limit: 100)
    #expect(some.latest == Array(all.latest.suffix(100)))
    #expect(some.earlier == 5 && some.lastEarlier == all.latest[4])
    let recent = schedule.passedDues(
      from: first, lasting: length, now: now, since: all.latest[60], limit: 10)
    #expect(recent.latest == Array(all.latest.suffix(10)))
    #expect(recent.earlier == 35 && recent.lastEarlier == all.latest[94])
    let exact = schedule.passedDues(
      from: first, lasting: length, now: now, since: all.latest[100], limit: 5)
    #expect(exact.latest == Array(all.latest.suffix(5)) && exact.earlier == 0)
    #expect(
      schedule.passedDues(from: first, lasting: length, now: try instant("2026-03-03T20:00")).latest
        .isEmpty)
  }

  @Test
  func `one that was moved stands at its new moment, and uses up those before it`() throws {
    let first = schedule.initialState(now: try instant("2026-03-02T10:00"))
    let now = try instant("2026-03-25T12:00")
    for (moved, dues) in [
      ("2026-03-02T09:00", ["2026-03-02T09:00", "2026-03-10T19:00", "2026-03-17T19:00"]),
      ("2026-03-11T09:00", ["2026-03-11T09:00", "2026-03-17T19:00", "2026-03-24T19:00"]),
    ] {
      let passed = schedule.passedDues(
        from: first, moved: try LocalDateTime(parsing: moved), lasting: length, now: now)
      #expect(try passed.latest.prefix(3) == dues.map { try instant($0) }[...])
      let last = schedule.passedDues(
        from: first, moved: try LocalDateTime(parsing: moved), lasting: length, now: now, limit: 1)
      #expect(last.latest == passed.latest.suffix(1))
      #expect(last.earlier == passed.latest.count - 1)
    }
  }

  @Test
  func `a series that ended long ago has only its own times`() throws {
    let ended = Schedule(
      rule: .every(
        "7d", from: .start, start: "2026-02-24T10:00", end: "2026-03-20T00:00", at: "19:00"),
      zone: schedule.zone)
    let first = ended.initialState(now: try instant("2026-03-02T10:00"))
    let passed = ended.passedDues(
      from: first, lasting: length, now: try instant("2126-03-02T10:00"), limit: 2)
    #expect(
      try passed.latest == ["2026-03-10T19:00", "2026-03-17T19:00"].map { try instant($0) })
    #expect(try passed.earlier == 1 && passed.lastEarlier == instant("2026-03-03T19:00"))
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
