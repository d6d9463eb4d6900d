import Foundation
import Recurrence
import Testing

@Suite(
  .enabled(if: SharedCases.present != nil, "needs ../shared, which is not part of the repository"))
struct SharedCasesTests {
  @Test(arguments: SharedCases.present?.countdown ?? [])
  func `an acceptance case gives the next due moment`(row: SharedCases.Question) throws {
    let schedule = try schedule(
      mode: row.mode, start: row.start, zone: row.zone, every: row.every, end: row.end)
    var state = schedule.initialState(now: try instant(row.now))
    if row.mode != "fixed", let completed = row.completedAt {
      state = .completed(try instant(completed))
    }
    #expect(schedule.countdown(at: state)?.due == (try row.expectNext.map(instant)))
  }

  @Test(arguments: SharedCases.present?.operations ?? [])
  func `an acceptance case gives what a step leads to`(row: SharedCases.Operation) throws {
    let schedule = try schedule(
      mode: row.mode, start: row.start, zone: row.zone, every: row.every, end: row.end,
      min: row.min, at: row.at)
    let now = try instant(row.now)
    var state = try pending(of: row, in: schedule)
    if let due = row.due {
      #expect(schedule.countdown(at: state)?.due == (try instant(due)), "the pending one")
    }
    switch row.op {
    case "done":
      state = schedule.state(
        afterDoneAt: try instant(row.when), from: state, now: now)
    case "skip": state = schedule.state(afterSkipFrom: state, now: now)
    default: #expect(row.op == "phase")
    }
    let countdown = schedule.countdown(at: state)
    if let phase = row.expect.phase {
      #expect(schedule.phase(of: countdown, at: now).rawValue == phase)
    } else {
      #expect(countdown?.due == (try row.expect.due.map(instant)))
      #expect(countdown?.opens == (try row.expect.open.map(instant)))
    }
  }

  /// Returns the state whose due moment the case names; from done, the completion that led to it
  /// is searched for.
  private func pending(of row: SharedCases.Operation, in schedule: Schedule) throws
    -> RecurrenceState
  {
    guard let due = try row.due.map(instant) else { return .beginning }
    if row.mode == "fixed" { return schedule.initialState(now: due.addingTimeInterval(-1)) }
    if schedule.countdown(at: .beginning)?.due == due { return .beginning }
    let length = try row.every.period().approximateSeconds
    for hours in stride(from: -100.0, through: 100, by: 0.25) {
      let state = RecurrenceState.completed(due.addingTimeInterval(hours * 3600 - length))
      if schedule.countdown(at: state)?.due == due { return state }
    }
    return .beginning
  }

  private func schedule(
    mode: String, start: String, zone: String, every: SharedCases.Length, end: String?,
    min: SharedCases.Length? = nil, at: String? = nil
  ) throws -> Schedule {
    let cadence = try Cadence(
      every: Window(minimum: min?.period(), maximum: every.period()),
      from: mode == "fixed" ? .start : .done, start: LocalDateTime(parsing: start),
      end: end.map { try LocalDateTime(parsing: $0) }, at: at.map { try TimeOfDay(parsing: $0) })
    return Schedule(rule: .repeating(cadence), zone: try timeZone(zone))
  }
}
