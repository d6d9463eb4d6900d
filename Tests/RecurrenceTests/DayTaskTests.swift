import Foundation
import Testing

@testable import Recurrence

/// Tasks that count whole days against dateutil and zoneinfo (`Fixtures/day-tasks.py`): R25 and
/// R29.
@Suite("Day tasks")
struct DayTaskTests {
  /// A task, the actions on it, and when it opens and is due after each.
  struct Story: Decodable, Sendable, CustomTestStringConvertible {
    struct Step: Decodable, Sendable {
      let done: String?
      let skip: String?
      let opens: String?
      let due: String?
    }

    let every: String
    let from: ResetMode
    let zone: String
    let start: String
    let first: String?
    let end: String?
    let horizon: Double
    let turn: String
    let created: String
    let opens: String?
    let due: String?
    let steps: [Step]
    var testDescription: String { "\(every) from \(from), \(zone), \(start), \(turn)" }

    private enum CodingKeys: String, CodingKey {
      case every, from, zone, start, first, end, turn, created, opens, due, steps
      case horizon = "horizon_h"
    }

    static let all: [Story] = {
      let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Fixtures/day-tasks.json")
      return (try? JSONDecoder().decode([Story].self, from: Data(contentsOf: file))) ?? []
    }()

    func schedule() throws -> Schedule {
      let cadence = try Cadence(
        rhythm: Rhythm(parsing: every), from: from, start: LocalDateTime(parsing: start + "T00:00"),
        first: first.map { try LocalDateTime(parsing: $0 + "T00:00") },
        end: end.map { try LocalDateTime(parsing: $0 + "T23:59:59") })
      return Schedule(
        rule: .repeating(cadence), zone: try timeZone(zone), horizonSeconds: horizon * 3600,
        isInDays: true)
    }
  }

  @Test
  func `the table of stories is there`() {
    #expect(Story.all.count >= 300)
    #expect(Story.all.reduce(0) { $0 + $1.steps.count } >= 1000)
  }

  @Test(arguments: Story.all)
  func `a day task opens and is due when zoneinfo says`(story: Story) throws {
    let schedule = try story.schedule()
    let turn = try TimeOfDay(parsing: story.turn)
    var state = schedule.initialState(now: try instant(story.created))
    func check(_ opens: String?, _ due: String?, _ comment: String) throws {
      let countdown = schedule.countdown(at: state)
      #expect(text(countdown?.opens, in: .gmt) == opens, "opens \(comment)")
      #expect(text(countdown?.due, in: .gmt) == due, "due \(comment)")
    }
    try check(story.opens, story.due, "new")
    for step in story.steps {
      if let done = step.done {
        let time = try instant(done)
        state = schedule.state(afterDoneAt: time, from: state, now: time, dayTurn: turn)
      } else {
        let time = try instant(try #require(step.skip))
        state = schedule.state(afterSkipFrom: state, now: time, dayTurn: turn)
      }
      try check(step.opens, step.due, "after \(step)")
    }
  }

  @Test
  func `a window stays where it was when a day task is moved to a time`() throws {
    let schedule = try Self.inDays("10-14w", start: "2026-03-02T00:00")
    let moved = try LocalDateTime(parsing: "2026-06-05T18:00")
    let countdown = try #require(schedule.countdown(at: .beginning, moved: moved))
    #expect(text(countdown.opens, in: schedule.zone) == "2026-05-11T00:00:00+02:00")
    #expect(text(countdown.due, in: schedule.zone) == "2026-06-05T18:00:00+02:00")
    #expect(!countdown.isInDays)
  }

  @Test
  func `moved to a time, it does not open before the day after the completion either`() throws {
    let schedule = try Self.inDays("2w", start: "2026-03-02T00:00")
    let state = schedule.state(
      afterDoneAt: try instant("2026-03-10T14:00:00Z"), from: .beginning,
      now: try instant("2026-03-10T14:00:00Z"))
    let moved = try LocalDateTime(parsing: "2026-03-11T18:00")
    let countdown = try #require(schedule.countdown(at: state, moved: moved))
    #expect(text(countdown.opens, in: schedule.zone) == "2026-03-11T00:00:00+01:00")
  }

  @Test(arguments: [("12h-3d", "2026-03-11"), ("24h-3d", "2026-03-11"), ("36h-3d", "2026-03-12")])
  func `hours before a day task opens are whole days, a part counts as one`(
    every: String, day: String
  ) throws {
    for mode in ResetMode.allCases {
      let schedule = try Self.inDays(every, mode, start: "2026-03-10T00:00")
      let now = try instant("2026-03-10T14:00:00Z")
      let state =
        mode == .start
        ? schedule.initialState(now: now)
        : schedule.state(afterDoneAt: now, from: .beginning, now: now)
      let countdown = try #require(schedule.countdown(at: state))
      #expect(text(countdown.opens, in: schedule.zone) == "\(day)T00:00:00+01:00")
      #expect(text(countdown.due, in: schedule.zone) == "2026-03-13T23:59:59+01:00")
    }
  }

  @Test
  func `a day that the calendar leaves out is the next one`() throws {
    let samoa = try timeZone("Pacific/Apia")
    let missing = try LocalDateTime(parsing: "2011-12-30T00:00")
    #expect(text(missing.firstSecond(in: samoa), in: samoa) == "2011-12-31T00:00:00+14:00")
    #expect(text(missing.lastSecond(in: samoa), in: samoa) == "2011-12-31T23:59:59+14:00")
  }

  private static func inDays(
    _ every: String, _ from: ResetMode = .done, start: String
  ) throws -> Schedule {
    let sample = try Schedule.sample(every, from, start: start)
    return Schedule(rule: sample.rule, zone: sample.zone, isInDays: true)
  }
}
