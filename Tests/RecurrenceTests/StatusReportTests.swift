import Foundation
import Recurrence
import Testing

struct StandingTests {
  @Test(arguments: [
    ("2026-03-15T17:44:59+01:00", Phase.waiting), ("2026-03-15T17:45:00+01:00", .open),
    ("2026-04-12T17:44:59+02:00", .open), ("2026-04-12T17:45:00+02:00", .due),
    ("2036-04-12T17:45:00+02:00", .due),
  ])
  func `a task changes phase exactly at opens and at due`(now: String, phase: Phase) throws {
    let schedule = try Schedule.sample("10-14w", start: "2026-01-04T17:45")
    let countdown = schedule.countdown(at: .beginning)
    #expect(schedule.phase(of: countdown, at: try instant(now)) == phase)
  }

  @Test
  func `a task opens a horizon before due, in elapsed seconds`() throws {
    let day = try Schedule.sample("1d", start: "2026-03-28T09:00")
    #expect(day.countdown(at: .beginning)?.opens == (try instant("2026-03-28T08:00:00+01:00")))
    let hour = try Schedule.sample("1d", start: "2026-03-28T09:00", horizon: 3600)
    #expect(hour.countdown(at: .beginning)?.opens == (try instant("2026-03-29T08:00:00+02:00")))
  }

  @Test
  func `a task without a date stays open until it is done, and is finished then`() throws {
    let schedule = try Schedule.once(due: nil)
    let now = try instant("2026-01-05T09:00:00Z")
    let state = schedule.initialState(now: now)
    let countdown = try #require(schedule.countdown(at: state))
    #expect(countdown == Countdown(began: nil, opens: nil, due: nil))
    #expect(schedule.phase(of: countdown, at: now) == .open)
    #expect(schedule.progress(of: countdown, at: now) == nil)
    #expect(schedule.upcoming(5, from: state, now: now) == [countdown])
    let done = schedule.state(afterDoneAt: now, from: state, now: now)
    #expect(done == .finished)
    #expect(schedule.countdown(at: done) == nil)
    #expect(schedule.phase(of: nil, at: now) == .finished)
    #expect(schedule.state(afterSkipFrom: state, now: now) == .finished)
    #expect(schedule.state(afterSkipFrom: done, now: now) == .finished)
  }

  @Test
  func `the status of a one-off task follows its date`() throws {
    let schedule = try Schedule.once(due: "2026-03-29T02:30")
    let countdown = try #require(schedule.countdown(at: .beginning))
    #expect(countdown.due == (try instant("2026-03-29T03:30:00+02:00")))
    #expect(countdown.opens == (try instant("2026-03-28T02:30:00+01:00")))
    #expect(schedule.missedCount(at: .beginning, now: try instant("2030-01-01T00:00:00Z")) == 0)
    let half = try instant("2026-03-28T14:30:00+01:00")
    #expect(schedule.progress(of: countdown, at: half) == 0.5)
  }

  @Test(arguments: [
    ("2020-01-05T09:00:00Z", 0), ("2026-01-05T09:00:00Z", 0), ("2026-01-07T09:00:00Z", 0.25),
    ("2026-01-13T09:00:00Z", 1), ("2030-01-05T09:00:00Z", 1),
  ])
  func `progress runs from 0 to 1`(now: String, progress: Double) throws {
    let schedule = try Schedule.sample("8d", zone: "UTC")
    let countdown = try #require(schedule.countdown(at: .beginning))
    #expect(schedule.progress(of: countdown, at: try instant(now)) == progress)
  }

  @Test(
    arguments: [
      (ResetMode.start, 1, nil, "2026-01-05T09:00:00+01:00"),
      (.start, 2, nil, "2026-01-12T07:15:00+01:00"),
      (.start, 0, "2026-01-20T22:00", "2026-01-13T07:15:00+01:00"),
      (.start, 1, "2026-01-20T22:00", "2026-01-20T07:15:00+01:00"),
      (.done, 0, nil, "2026-01-05T09:00:00+01:00"),
      (.done, 0, "2026-01-20T22:00", "2026-01-13T07:15:00+01:00"),
    ] as [(ResetMode, Int, String?, String)])
  func
    `a countdown began with the occurrence before, the start, or one period before the first moment`(
      mode: ResetMode, number: Int, first: String?, began: String
    ) throws
  {
    let schedule = try Schedule.sample("1w", mode, first: first, at: "07:15")
    let state: RecurrenceState = mode == .start ? .occurrence(number) : .beginning
    #expect(text(schedule.countdown(at: state)?.began, in: schedule.zone) == began)
    let completed = try instant("2026-02-02T08:00:00Z")
    if mode == .done {
      #expect(schedule.countdown(at: .completed(completed))?.began == completed)
    }
  }

  @Test(
    arguments: [
      ("1d", nil, nil, "2026-01-06T08:59:59+01:00", 0),
      ("1d", nil, nil, "2026-01-06T09:00:00+01:00", 1),
      ("1d", nil, nil, "2026-03-06T12:00:00+01:00", 60),
      ("1d", "2026-01-31T00:00", nil, "2026-03-06T12:00:00+01:00", 25),
      ("1mo", nil, nil, "2036-01-05T09:00:00+01:00", 120),
      ("1h", nil, nil, "2026-01-06T09:30:00+01:00", 24),
      ("1d", nil, "2026-01-08T20:00", "2026-01-08T19:00:00+01:00", 0),
      ("1d", nil, "2026-01-08T20:00", "2026-01-08T21:00:00+01:00", 1),
      ("1d", nil, "2026-01-08T20:00", "2026-01-09T21:00:00+01:00", 2),
      ("1d", nil, "2026-01-05T20:00", "2026-01-05T21:00:00+01:00", 1),
      ("1d", nil, "2026-01-05T20:00", "2026-01-06T21:00:00+01:00", 1),
    ] as [(String, String?, String?, String, Int)])
  func `the count of missed occurrences includes the pending one`(
    every: String, end: String?, moved: String?, now: String, missed: Int
  ) throws {
    let schedule = try Schedule.sample(every, .start, end: end)
    let moved = try moved.map { try LocalDateTime(parsing: $0) }
    let state = RecurrenceState.occurrence(1)
    #expect(schedule.missedCount(at: state, moved: moved, now: try instant(now)) == missed)
  }

  @Test
  func `from done nothing is missed, as an overdue task is one task`() throws {
    let schedule = try Schedule.sample("1d")
    #expect(schedule.missedCount(at: .beginning, now: try instant("2036-01-05T09:00:00Z")) == 0)
  }

  @Test
  func `a schedule from start shows the series ahead`() throws {
    let schedule = try Schedule.sample("1mo", .start, start: "2026-01-31T09:00")
    let now = try instant("2026-02-01T00:00:00Z")
    let dues = schedule.upcoming(4, from: schedule.initialState(now: now), now: now)
      .map { text($0.due, in: schedule.zone)?.prefix(10) }
    #expect(dues == ["2026-02-28", "2026-03-31", "2026-04-30", "2026-05-31"])
  }

  @Test
  func `a schedule from done takes each to be done when due, so that a clamped day stays`() throws {
    let schedule = try Schedule.sample("1mo", start: "2026-01-31T09:00")
    let dues = schedule.upcoming(3, from: .beginning, now: try instant("2026-02-01T00:00:00Z"))
      .map { text($0.due, in: schedule.zone)?.prefix(10) }
    #expect(dues == ["2026-02-28", "2026-03-28", "2026-04-28"])
  }

  @Test
  func `the occurrences ahead show an overdue task once, and what follows from doing it now`()
    throws
  {
    let now = try instant("2026-06-01T12:00:00+02:00")
    for mode in ResetMode.allCases {
      let schedule = try Schedule.sample("1w", mode)
      let state: RecurrenceState = mode == .done ? .beginning : .occurrence(1)
      let dues = schedule.upcoming(3, from: state, now: now).compactMap(\.due)
      #expect(dues.first == (try instant("2026-01-12T09:00:00+01:00")))
      #expect(dues.dropFirst().allSatisfy { $0 > now })
      #expect(dues.count == 3)
    }
  }

  @Test(arguments: ResetMode.allCases)
  func `the occurrences ahead stop at the end`(mode: ResetMode) throws {
    let schedule = try Schedule.sample("1w", mode, end: "2026-01-26T09:00")
    let now = try instant("2026-01-05T09:00:00+01:00")
    let state = schedule.initialState(now: now)
    #expect(schedule.upcoming(9, from: state, now: now).count == 3)
    #expect(schedule.upcoming(0, from: state, now: now).isEmpty)
  }

  @Test func `a move of an occurrence leaves the later ones where they were`() throws {
    let cadence = try Cadence(
      every: Window(parsing: "1w"), from: .start, start: LocalDateTime(parsing: "2026-01-05T09:00"))
    let schedule = Schedule(rule: .repeating(cadence), zone: .gmt)
    let now = try instant("2026-01-06T00:00:00Z")
    let dues = schedule.upcoming(
      3, from: .occurrence(1), moved: try LocalDateTime(parsing: "2026-01-28T09:00"), now: now
    ).compactMap(\.due)
    #expect(
      dues == [
        try instant("2026-01-28T09:00:00Z"), try instant("2026-02-02T09:00:00Z"),
        try instant("2026-02-09T09:00:00Z"),
      ])
  }
}
