import Foundation
import Recurrence
import Testing

/// The texts and the bounds of quotas (Y4).
struct QuotaTests {
  @Test(arguments: [
    ("3x week", "3x week"), ("2 x month", "2x month"), ("1x/year", "1x year"),
    ("3\u{D7} a week", "3x week"), ("24x day", "24x day"), ("3X Week", "3x week"),
    ("7x per week", "7x week"), ("28x mo", "28x month"), ("365x y", "365x year"),
    ("2\u{D7} a day", "2x day"),
  ])
  func isReadAndWritten(text: String, canonical: String) throws {
    let rhythm = try Rhythm(parsing: text)
    #expect(rhythm.description == canonical)
    #expect(try Rhythm(parsing: rhythm.description) == rhythm)
    #expect(rhythm.every.maximum.count == 1)
  }

  @Test(arguments: [
    "0x week", "8x week", "25x day", "29x month", "366x year", "99999999999999999999x week",
  ])
  func isBounded(text: String) {
    #expect {
      try Rhythm(parsing: text)
    } throws: {
      if case .quotaRange(text, _, _)? = $0 as? RecurrenceError { true } else { false }
    }
  }

  @Test(arguments: ["3x", "3x hour", "3x 2w", "3x week on mon", "3x fortnight"])
  func isRefused(text: String) {
    #expect(throws: RecurrenceError.quota(text)) { try Rhythm(parsing: text) }
  }

  @Test func timesOfADayStayThose() throws {
    #expect(try Quota(parsing: "3x a day") == nil)
    #expect(try Quota(parsing: "3 times a week") == nil)
    #expect(try Quota(parsing: "3 xylophones") == nil)
  }

  @Test func isStored() throws {
    let cadence = try Cadence(
      rhythm: Rhythm(parsing: "3x week"), start: LocalDateTime(parsing: "2026-03-02T00:00"),
      times: nil, isSeveralADay: true)
    let data = try JSONEncoder().encode(cadence)
    #expect(try JSONDecoder().decode(Cadence.self, from: data) == cadence)
    let state = RecurrenceState.counting(
      PeriodTally(first: 20_514, last: 20_520, begun: 20_514, days: [20_515], changed: 20_515))
    let stored = try JSONEncoder().encode(state)
    #expect(try JSONDecoder().decode(RecurrenceState.self, from: stored) == state)
  }

  @Test(arguments: [
    "", "1 2 3 4 . ", "2 1 1 1 . .", "1 7 1 1 x .", "1 7 1 1 . 1,,2", "1 7 1 1 . 1 2",
    "1 900 1 1 . .",
  ])
  func aDamagedTallyIsNone(text: String) { #expect(PeriodTally(parsing: text) == nil) }

  @Test func theWeekIsReadAnewWhenItsFirstDayChanges() throws {
    let schedule = Schedule(
      rule: .repeating(
        try Cadence(
          rhythm: Rhythm(parsing: "3x week"), start: LocalDateTime(parsing: "2026-02-01T00:00"),
          times: nil)), zone: try timeZone("Europe/Berlin"), isInDays: true)
    let monday = UserDays()
    // Sunday 1 March, then Tuesday.
    var state = schedule.initialState(now: try instant("2026-03-01T09:00:00Z"), days: monday)
    state = schedule.state(
      afterDoneAt: try instant("2026-03-01T10:00:00Z"), from: state,
      now: try instant("2026-03-01T10:00:00Z"))
    let tuesday = try instant("2026-03-03T10:00:00Z")
    state = schedule.rolled(state, to: tuesday, days: monday)
    #expect(schedule.tally(at: state)?.done == 0)
    let sunday = schedule.rolled(state, to: tuesday, days: UserDays(weekStart: .sunday))
    #expect(schedule.tally(at: sunday)?.done == 1)
    #expect(schedule.tally(at: schedule.rolled(sunday, to: tuesday, days: monday))?.done == 0)
  }

  @Test func endIsThatOfTheLastPeriodThatBeginsBeforeIt() throws {
    let schedule = Schedule(
      rule: .repeating(
        try Cadence(
          rhythm: Rhythm(parsing: "2x week"), start: LocalDateTime(parsing: "2026-03-02T00:00"),
          end: LocalDateTime(parsing: "2026-03-10T23:59:59"), times: nil)),
      zone: try timeZone("Europe/Berlin"), isInDays: true)
    let now = try instant("2026-03-02T09:00:00Z")
    let coming = schedule.upcoming(9, from: schedule.initialState(now: now), now: now)
    #expect(coming.count == 2)
    #expect(text(coming.last?.due, in: schedule.zone) == "2026-03-14T23:59:59+01:00")
  }
}
