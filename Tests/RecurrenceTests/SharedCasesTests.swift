import Foundation
import Recurrence
import Testing

/// The sample of acceptance cases, run where the file is present.
@Suite(.enabled(if: SharedCases.present != nil))
struct SharedCasesTests {
  @Test("Countdown", arguments: SharedCases.present?.countdown ?? [])
  func countdown(item: SharedCases.CountdownCase) throws {
    let schedule = try schedule(
      mode: item.mode, start: item.start, zone: item.zone, every: item.every, end: item.end)
    let position: Position =
      if item.mode == "fixed" {
        schedule.initialPosition(now: try instant(item.now))
      } else {
        try item.completed_at.map { .completed(try instant($0)) } ?? .beginning
      }
    #expect(schedule.countdown(at: position)?.due == (try item.expect_next.map(instant)))
  }

  @Test("Operation", arguments: SharedCases.present?.operations ?? [])
  func operation(item: SharedCases.OperationCase) throws {
    let schedule = try schedule(
      mode: item.mode, start: item.start, zone: item.zone, every: item.every, end: item.end,
      min: item.min, at: item.at)
    let now = try instant(item.now)
    let due = try item.due.map(instant)
    let position = try pending(schedule, item: item, due: due)
    let after: Position
    switch item.op {
    case "done":
      after = schedule.position(afterDoneAt: try instant(item.when), from: position, now: now)
    case "skip": after = schedule.position(afterSkipFrom: position, now: now)
    default: after = position
    }
    let countdown = schedule.countdown(at: after)
    if let phase = item.expect.phase {
      #expect(schedule.phase(of: countdown, at: now).rawValue == phase)
    }
    if let due = item.expect.due { #expect(countdown?.due == (try instant(due))) }
    if let open = item.expect.open { #expect(countdown?.opens == (try instant(open))) }
  }

  /// The position whose due is the pending one of the case.
  private func pending(
    _ schedule: Schedule, item: SharedCases.OperationCase, due: Date?
  ) throws -> Position {
    guard let due else { return .beginning }
    if item.mode == "fixed" { return schedule.initialPosition(now: due.addingTimeInterval(-1)) }
    if schedule.countdown(at: .beginning)?.due == due { return .beginning }
    // From done, look for the completion that leads to this due: one period before it on the wall clock, give or take a clock change.
    for shift in stride(from: -4.0, through: 4, by: 0.25) {
      let approximate = due.addingTimeInterval(
        -(try period(item.every)).approximateSeconds + shift * 3600)
      if schedule.countdown(at: .completed(approximate))?.due == due { return .completed(approximate) }
    }
    Issue.record("no completion leads to \(due)")
    return .beginning
  }

  private func schedule(
    mode: String, start: String, zone: String, every: SharedCases.PeriodCase, end: String?,
    min: SharedCases.PeriodCase? = nil, at: String? = nil
  ) throws -> Schedule {
    let cadence = try Cadence(
      every: Window(minimum: min.map(period), maximum: period(every)),
      from: mode == "fixed" ? .start : .done, start: LocalDateTime(parsing: start),
      end: end.map { try LocalDateTime(parsing: $0) }, at: at.map { try TimeOfDay(parsing: $0) })
    return Schedule(rule: .repeating(cadence), zone: try #require(TimeZone(identifier: zone)))
  }

  private func period(_ item: SharedCases.PeriodCase) throws -> Period {
    try Period(item.n, #require(Period.Unit(rawValue: item.unit)))
  }

  private func instant(_ text: String) throws -> Date {
    try Moment(parsing: text).date(in: .gmt, dayMeans: .start)
  }
}
