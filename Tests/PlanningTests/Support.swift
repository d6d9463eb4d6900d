import Foundation
import Recurrence

@testable import Planning

/// The zone of the tests: UTC+2 in winter, with changes of the clock in March and October.
let kyiv = TimeZone(identifier: "Europe/Kyiv") ?? .gmt

/// Reads a wall-clock reading such as `2026-03-02T08:00`.
func local(_ text: String) throws -> LocalDateTime { try LocalDateTime(parsing: text) }

/// The instant at which the clock in Kyiv shows a reading.
func at(_ text: String) throws -> Date { try local(text).date(in: kyiv) }

/// A time of day of Monday, 2 March 2026, the day of most tests.
func clock(_ time: String) throws -> Date { try at("2026-03-02T\(time)") }

/// Hours of a day, as `HH:MM`.
func hours(_ start: String, _ end: String, turn: String = "00:00") throws -> PlanHours {
  PlanHours(
    start: try TimeOfDay(parsing: start), end: try TimeOfDay(parsing: end),
    turn: try TimeOfDay(parsing: turn))
}

/// A flexible task of some minutes.
func task(
  _ id: Int64, minutes: Double = 30, _ urgency: PlanUrgency = .due, priority: Int = 1,
  difficulty: Int = 3, due: Date? = nil, deadline: Date? = nil, notBefore: Date? = nil,
  places: Set<Int64>? = nil
) -> PlanTask {
  var task = PlanTask(id: id, seconds: minutes * 60)
  task.urgency = urgency
  task.priority = priority
  task.difficulty = difficulty
  task.due = due ?? deadline
  task.deadline = deadline
  task.notBefore = notBefore
  task.places = places
  return task
}

/// A fixed task of some minutes.
func fixed(_ id: Int64, _ start: Date, minutes: Double, places: Set<Int64>? = nil) -> PlanTask {
  var task = PlanTask(id: id, timing: .fixed(start), seconds: minutes * 60)
  task.places = places
  return task
}

/// A pinned task of some minutes.
func pinned(
  _ id: Int64, _ start: Date, minutes: Double = 30, deadline: Date? = nil,
  places: Set<Int64>? = nil
) -> PlanTask {
  var task = PlanTask(id: id, timing: .pinned(start), seconds: minutes * 60)
  task.deadline = deadline
  task.places = places
  return task
}

/// The plan of the usual day from a time of day on.
func plan(
  _ tasks: [PlanTask], now: String = "08:00", end: String = "22:00", emotion: Int? = nil,
  here: Set<Int64> = [], expected: [ExpectedPresence] = []
) throws -> Plan {
  Plan(
    Plan.Input(
      tasks: tasks, now: try clock(now), begin: try clock(now), end: try clock(end),
      emotion: emotion, currentPlaces: here, expectedPresences: expected))
}

extension Plan {
  /// The blocks as `1 08:00-08:30`, with the marks of each.
  var lines: [String] {
    blocks.map { block in
      let marks = [
        block.isLate ? "late" : nil, block.needsTrip ? "go" : nil,
        block.hasConflict ? "conflict" : nil,
      ].compactMap(\.self)
      let time = { (date: Date) in
        String(LocalDateTime(date, in: kyiv).description.dropFirst(11).prefix(5))
      }
      return (["\(block.id) \(time(block.start))-\(time(block.end))"] + marks)
        .joined(separator: " ")
    }
  }

  /// The tasks without a time as `1 no_room`.
  var rest: [String] { unplanned.map { "\($0.id) \($0.reason.rawValue)" } }
}

extension Plan {
  /// The seconds of the free time.
  var freeSeconds: Double { gaps.reduce(0) { $0 + $1.end.timeIntervalSince($1.start) } }
}
