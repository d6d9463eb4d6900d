import Foundation
import Recurrence
import Testing

struct MovedTests {
  private let now: Date
  private let earlier: LocalDateTime
  private let later: LocalDateTime

  init() throws {
    now = try instant("2026-01-06T12:00:00+01:00")
    earlier = try LocalDateTime(parsing: "2026-01-08T20:00")
    later = try LocalDateTime(parsing: "2026-01-21T20:00")
  }

  @Test(arguments: ResetMode.allCases)
  func `a moved occurrence takes its opening along where there is no window`(mode: ResetMode) throws
  {
    let schedule = try Schedule.sample("1w", mode)
    let countdown = schedule.countdown(at: schedule.initialState(now: now), moved: later)
    #expect(countdown?.due == (try instant("2026-01-21T20:00:00+01:00")))
    #expect(countdown?.opens == (try instant("2026-01-20T20:00:00+01:00")))
  }

  @Test(arguments: ResetMode.allCases)
  func `a moved occurrence leaves a window's opening, unless that would come after due`(
    mode: ResetMode
  ) throws {
    let schedule = try Schedule.sample("5-7d", mode)
    let state = schedule.initialState(now: now)
    let opens = try instant("2026-01-10T09:00:00+01:00")
    #expect(schedule.countdown(at: state)?.opens == opens)
    #expect(schedule.countdown(at: state, moved: later)?.opens == opens)
    let countdown = schedule.countdown(at: state, moved: earlier)
    #expect(countdown?.opens == (try instant("2026-01-08T20:00:00+01:00")))
    #expect(countdown?.due == countdown?.opens)
  }

  @Test
  func
    `an occurrence moved to an earlier moment is used up by doing it, and the series goes on where it was`()
    throws
  {
    let schedule = try Schedule.sample("1w", .start)
    let done = try instant("2026-01-08T21:00:00+01:00")
    let next = schedule.state(
      afterDoneAt: done, from: .occurrence(1), moved: earlier, now: done)
    #expect(schedule.countdown(at: next)?.due == (try instant("2026-01-19T09:00:00+01:00")))
    #expect(schedule.state(afterSkipFrom: .occurrence(1), moved: earlier, now: now) == next)
  }

  @Test
  func `an occurrence moved past later ones uses those up, too`() throws {
    let schedule = try Schedule.sample("1w", .start)
    let next = schedule.state(afterDoneAt: now, from: .occurrence(1), moved: later, now: now)
    #expect(schedule.countdown(at: next)?.due == (try instant("2026-01-26T09:00:00+01:00")))
  }

  @Test
  func `a moved occurrence is what a skip from done counts from`() throws {
    let schedule = try Schedule.sample("1w")
    let next = schedule.state(afterSkipFrom: .beginning, moved: later, now: now)
    #expect(schedule.countdown(at: next)?.due == (try instant("2026-01-28T20:00:00+01:00")))
  }

  @Test
  func `a moved occurrence may go beyond the end, which then finishes the task`() throws {
    let schedule = try Schedule.sample("1w", .start, end: "2026-01-20T00:00")
    #expect(schedule.countdown(at: .occurrence(2), moved: later) != nil)
    let next = schedule.state(
      afterDoneAt: now, from: .occurrence(2), moved: later, now: now)
    #expect(schedule.countdown(at: next) == nil)
  }

  @Test
  func `a moved occurrence gives a one-off task its date`() throws {
    let schedule = try Schedule.once(due: nil)
    let due = try instant("2026-01-08T20:00:00+01:00")
    #expect(schedule.countdown(at: .beginning, moved: earlier)?.due == due)
  }
}
