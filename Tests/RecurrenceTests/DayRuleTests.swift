import Foundation
import Testing

@testable import Recurrence

/// Rules with days against dateutil's RRULE and zoneinfo (`Fixtures/day-rules.py`), and what R19 to
/// R21 say beyond it.
@Suite("Rules with days")
struct DayRuleTests {
  /// A rule and its next occurrences after an instant.
  struct Expansion: Decodable, Sendable, CustomTestStringConvertible {
    let every: String
    let at: String?
    let zone: String
    let start: String
    let now: String
    let due: [String]
    var testDescription: String { "\(every), \(zone), \(start)" }

    static let all: [Expansion] = {
      let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Fixtures/day-rules.json")
      return (try? JSONDecoder().decode([Expansion].self, from: Data(contentsOf: file))) ?? []
    }()
  }

  @Test
  func `the table of expansions is there`() { #expect(Expansion.all.count >= 80) }

  @Test(arguments: Expansion.all)
  func `a rule gives the instants that RRULE gives`(row: Expansion) throws {
    let schedule = try Schedule.days(row.every, zone: row.zone, start: row.start, at: row.at)
    var now = try instant(row.now)
    var state = schedule.initialState(now: now)
    for expected in row.due {
      let due = try #require(schedule.countdown(at: state)?.due)
      #expect(text(due, in: .gmt) == expected)
      // Asked from afar as well: the state that a long absence leads to is the same.
      #expect(schedule.countdown(at: schedule.initialState(now: now))?.due == due)
      now = due
      state = schedule.state(afterDoneAt: due, from: state, now: due)
    }
  }

  @Test
  func `a start that matches is due itself, one in the past is not`() throws {
    let schedule = try Schedule.days("tue,fri", start: "2026-01-06T09:00")
    let before = try instant("2026-01-06T07:59:59Z")
    #expect(schedule.pending(before) == "2026-01-06T09:00:00+01:00")
    let after = try instant("2026-01-06T08:00:00Z")
    #expect(schedule.pending(after) == "2026-01-09T09:00:00+01:00")
  }

  @Test
  func `a time of day replaces the start's, and a start after it does not match`() throws {
    let schedule = try Schedule.days("tue", start: "2026-01-06T09:00", at: "08:00")
    #expect(schedule.pending(.distantPast) == "2026-01-13T08:00:00+01:00")
  }

  @Test
  func `from start, done early uses up the pending occurrence`() throws {
    let schedule = try Schedule.days("tue,fri", start: "2026-01-06T09:00")
    let monday = try instant("2026-01-12T11:00:00Z")
    let next = schedule.state(
      afterDoneAt: monday, from: schedule.initialState(now: monday), now: monday)
    #expect(
      text(schedule.countdown(at: next)?.due, in: schedule.zone) == "2026-01-16T09:00:00+01:00")
  }

  @Test
  func `from done, the next one is the first after the day of the completion`() throws {
    let schedule = try Schedule.days("tue,fri", .done, start: "2026-01-06T09:00")
    let state = schedule.initialState(now: try instant("2026-01-11T11:00:00Z"))
    #expect(state == .occurrence(2))
    for (done, due) in [
      ("2026-01-12T11:00:00Z", "2026-01-13T09:00:00+01:00"),
      ("2026-01-13T05:00:00Z", "2026-01-16T09:00:00+01:00"),
      ("2026-01-13T22:59:59Z", "2026-01-16T09:00:00+01:00"),
      ("2026-01-13T23:00:00Z", "2026-01-16T09:00:00+01:00"),
      ("2026-01-16T23:30:00Z", "2026-01-20T09:00:00+01:00"),
    ] {
      let time = try instant(done)
      let next = schedule.state(afterDoneAt: time, from: state, now: time)
      #expect(text(schedule.countdown(at: next)?.due, in: schedule.zone) == due)
    }
  }

  @Test
  func `a skip leads to the next match, from done too`() throws {
    for mode in ResetMode.allCases {
      let schedule = try Schedule.days("tue,fri", mode, start: "2026-01-06T09:00")
      let now = try instant("2026-01-11T11:00:00Z")
      let next = schedule.state(afterSkipFrom: schedule.initialState(now: now), now: now)
      #expect(
        text(schedule.countdown(at: next)?.due, in: schedule.zone) == "2026-01-16T09:00:00+01:00")
    }
  }

  @Test
  func `a long absence leaves one overdue task that counts the missed ones`() throws {
    let schedule = try Schedule.days("1mo on fifth mon", start: "2026-01-01T09:00")
    // 30 March, 29 June, 31 August, 30 November 2026.
    let state = schedule.initialState(now: try instant("2026-01-01T12:00:00Z"))
    let now = try instant("2026-12-01T00:00:00Z")
    #expect(schedule.missedCount(at: state, now: now) == 4)
    let done = schedule.state(afterDoneAt: now, from: state, now: now)
    #expect(
      text(schedule.countdown(at: done)?.due, in: schedule.zone) == "2027-03-29T09:00:00+02:00")
  }

  @Test
  func `a countdown begins at the occurrence before, and opens by the horizon`() throws {
    let schedule = try Schedule.days("tue,fri", start: "2026-01-06T09:00")
    let state = schedule.initialState(now: try instant("2026-01-07T11:00:00Z"))
    let countdown = try #require(schedule.countdown(at: state))
    #expect(text(countdown.began, in: schedule.zone) == "2026-01-06T09:00:00+01:00")
    #expect(text(countdown.opens, in: schedule.zone) == "2026-01-08T09:00:00+01:00")
  }

  @Test
  func `the end is inclusive`() throws {
    let schedule = try Schedule.days(
      "tue", start: "2026-01-06T09:00", end: "2026-01-13T09:00:00")
    let last = schedule.initialState(now: try instant("2026-01-07T00:00:00Z"))
    #expect(schedule.countdown(at: last) != nil)
    let after = schedule.initialState(now: try instant("2026-01-13T09:00:00Z"))
    #expect(schedule.countdown(at: after) == nil)
  }

  @Test
  func `two days that fall together are one`() throws {
    let schedule = try Schedule.days("1mo on 29,30,31", start: "2026-02-01T09:00")
    let dues = schedule.upcoming(
      3, from: schedule.initialState(now: .distantPast), now: .distantPast
    )
    .map { text($0.due, in: schedule.zone) }
    #expect(
      dues == [
        "2026-02-28T09:00:00+01:00", "2026-03-29T09:00:00+02:00", "2026-03-30T09:00:00+02:00",
      ])
  }

  @Test
  func `a first due moment and hours are refused`() throws {
    #expect(throws: RecurrenceError.self) {
      try Cadence(
        rhythm: Rhythm(parsing: "tue"), start: LocalDateTime(parsing: "2026-01-06T09:00"),
        first: LocalDateTime(parsing: "2026-01-07T09:00"))
    }
    #expect(throws: RecurrenceError.daysUnit("12h on tue", meant: "1w on tue")) {
      try Rhythm(parsing: "12h on tue")
    }
  }

  @Test
  func `a cadence with days is read back from its JSON, and old ones without still are`() throws {
    let cadence = try Cadence(
      rhythm: Rhythm(parsing: "2w on fri,tue"), from: .start,
      start: LocalDateTime(parsing: "2026-01-06T09:00"))
    let data = try JSONEncoder().encode(cadence)
    #expect(String(decoding: data, as: UTF8.self).contains(#""every":"2w on tue,fri""#))
    #expect(try JSONDecoder().decode(Cadence.self, from: data) == cadence)
    let old = #"{"every":"10-14w","from":"done","start":"2026-01-06T09:00:00"}"#
    #expect(
      try JSONDecoder().decode(Cadence.self, from: Data(old.utf8)).every.description == "10-14w")
  }

  @Test
  func `a rule whose day never comes ends at once`() throws {
    let schedule = try Schedule.days("1200mo on fifth mon", start: "2027-02-01T09:00")
    let state = schedule.initialState(now: try instant("2026-01-01T00:00:00Z"))
    let due = schedule.countdown(at: state)?.due
    #expect(due.map { LocalDateTime($0, in: schedule.zone).daysSinceSunday == 1 } ?? true)
  }
}

extension Schedule {
  /// A schedule of a rule with days, from texts.
  fileprivate static func days(
    _ every: String, _ from: ResetMode = .start, zone: String = "Europe/Berlin",
    start: String, end: String? = nil, at: String? = nil
  ) throws -> Schedule {
    let cadence = try Cadence(
      rhythm: Rhythm(parsing: every), from: from, start: LocalDateTime(parsing: start),
      end: end.map { try LocalDateTime(parsing: $0) },
      times: at.map { try TimesOfDay(parsing: $0) })
    return Schedule(rule: .repeating(cadence), zone: try timeZone(zone))
  }

  /// When the pending occurrence of a new task is due.
  fileprivate func pending(_ now: Date) -> String? {
    text(countdown(at: initialState(now: now))?.due, in: zone)
  }
}
