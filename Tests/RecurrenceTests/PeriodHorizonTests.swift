import Foundation
import Recurrence
import Testing

/// A horizon as long as the period is a step of the calendar, not 31 days.
struct PeriodHorizonTests {
  /// When each of the first occurrences of a day task opens and is due.
  private func days(_ every: String, start: String, count: Int = 4) throws -> [String] {
    let rhythm = try Rhythm(parsing: every)
    let cadence = try Cadence(
      rhythm: rhythm, from: .start, start: LocalDateTime(parsing: start + "T00:00"), times: nil)
    let schedule = Schedule(
      rule: .repeating(cadence), zone: try timeZone("Europe/Berlin"),
      horizonSeconds: rhythm.every.maximum.longestSeconds, isInDays: true)
    var state = schedule.initialState(now: try instant(start + "T12:00:00+01:00"))
    var result: [String] = []
    for _ in 0..<count {
      let countdown = try #require(schedule.countdown(at: state))
      let (opens, due) = (
        text(countdown.opens, in: schedule.zone), text(countdown.due, in: schedule.zone)
      )
      result.append("\(opens?.prefix(10) ?? "")…\(due?.prefix(10) ?? "")")
      state = schedule.state(afterSkipFrom: state, now: try #require(countdown.due))
    }
    return result
  }

  @Test func `the period of a month that is due on the first begins on the first`() throws {
    #expect(
      try days("1mo", start: "2026-02-01") == [
        "2026-02-01…2026-03-01", "2026-03-01…2026-04-01", "2026-04-01…2026-05-01",
        "2026-05-01…2026-06-01",
      ])
  }

  @Test(arguments: ["1mo", "1mo on last day"])
  func `where days are clamped it begins with the occurrence before`(every: String) throws {
    let found = try days(every, start: "2026-01-31", count: 5)
    let expected = ["2026-02-28…2026-03-31", "2026-03-31…2026-04-30", "2026-04-30…2026-05-31"]
    #expect(Set(found).isSuperset(of: expected), "\(found)")
  }

  @Test func `it begins with the month before where a month has several days`() throws {
    #expect(
      try days("1mo on 1,15", start: "2026-01-20") == [
        "2026-01-01…2026-02-01", "2026-01-15…2026-02-15", "2026-02-01…2026-03-01",
        "2026-02-15…2026-03-15",
      ])
    #expect(
      try days("1mo on first mon", start: "2026-01-20", count: 3).dropFirst() == [
        "2026-02-02…2026-03-02", "2026-03-02…2026-04-06",
      ])
  }

  @Test func `a year is one, too, and another horizon stays a length`() throws {
    #expect(
      try days("1y", start: "2026-03-01", count: 2) == [
        "2026-03-01…2027-03-01", "2027-03-01…2028-03-01",
      ])
    let schedule = try Schedule.sample(
      "1mo", .start, start: "2026-04-01T09:00", horizon: 30 * 86_400)
    let countdown = schedule.countdown(
      at: schedule.initialState(now: try instant("2026-04-02T09:00:00+02:00")))
    #expect(countdown?.opens == (try instant("2026-04-01T09:00:00+02:00")))
  }

  @Test func `with a time it keeps that time, and a moved one takes it along`() throws {
    let schedule = try Schedule.sample(
      "1mo", .start, start: "2026-02-15T09:00", horizon: 31 * 86_400)
    let state = schedule.initialState(now: try instant("2026-03-01T09:00:00+01:00"))
    #expect(schedule.countdown(at: state)?.opens == (try instant("2026-02-15T09:00:00+01:00")))
    let moved = schedule.countdown(at: state, moved: try LocalDateTime(parsing: "2026-04-20T09:00"))
    #expect(moved?.opens == (try instant("2026-03-20T09:00:00+01:00")))
  }
}
