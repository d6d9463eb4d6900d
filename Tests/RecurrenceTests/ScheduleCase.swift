import Foundation
import Recurrence
import Testing

/// One row: a rule, what happened to it, and the countdown that follows; instants as RFC 3339.
struct ScheduleCase: Sendable, CustomTestStringConvertible {
  /// The user's step at `now`.
  enum Step: Sendable {
    case none, done, skip
  }

  let name: String
  let every: String
  let from: ResetMode
  let zone: String
  let start: String
  let first: String?
  let end: String?
  let at: String?
  /// From start: the instant after which the pending occurrence is the first; `now` if missing.
  let pending: String?
  /// From done: the last completion, if any.
  let completed: String?
  let step: Step
  let now: String
  let opens: String?
  let due: String?

  var testDescription: String { name }

  init(
    _ name: String, _ every: String, _ from: ResetMode, _ zone: String, start: String,
    first: String? = nil, end: String? = nil, at: String? = nil, pending: String? = nil,
    completed: String? = nil, step: Step = .none, now: String, opens: String? = nil,
    due: String? = nil
  ) {
    self.name = name
    self.every = every
    self.from = from
    self.zone = zone
    self.start = start
    self.first = first
    self.end = end
    self.at = at
    self.pending = pending
    self.completed = completed
    self.step = step
    self.now = now
    self.opens = opens
    self.due = due
  }

  func schedule() throws -> Schedule {
    try .sample(
      every, from, zone: zone, start: start, first: first, end: end, at: at)
  }

  /// The state after all that the row tells.
  func state() throws -> RecurrenceState {
    let schedule = try schedule()
    let now = try instant(now)
    var state = schedule.initialState(now: try pending.map(instant) ?? now)
    if let completed { state = .completed(try instant(completed)) }
    switch step {
    case .none: break
    case .done: state = schedule.state(afterDoneAt: now, from: state, now: now)
    case .skip: state = schedule.state(afterSkipFrom: state, now: now)
    }
    return state
  }
}

struct ScheduleCaseTests {
  @Test(arguments: ScheduleCase.series + ScheduleCase.completions + ScheduleCase.steps)
  func `a schedule gives the countdown that an independent computation gives`(row: ScheduleCase)
    throws
  {
    let schedule = try row.schedule()
    let countdown = schedule.countdown(at: try row.state())
    #expect(text(countdown?.due, in: schedule.zone) == row.due)
    #expect(text(countdown?.opens, in: schedule.zone) == row.opens)
    #expect((countdown == nil) == (row.due == nil))
  }
}
