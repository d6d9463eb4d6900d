import Foundation
import Model
import Recurrence
import TestSupport
import Testing

/// X1, X2: the points of a completion.
struct EarnedPointsTests {
  private let began = Date("2026-01-05T08:00:00Z")

  private func points(
    _ rule: Rule, difficulty: Difficulty = .medium, wasDone: Bool = true, after hours: Double
  ) -> Int {
    var todo = Todo.sample(rule: rule)
    todo.difficulty = difficulty
    todo.lastDone = wasDone ? began : nil
    let countdown = todo.countdown(machineZone: .berlin)
    return EarnedPoints.forDone(
      todo, countdown: countdown, at: began.after(hours * 3600), in: .berlin)
  }

  @Test(arguments: zip(Difficulty.allCases, [10, 20, 30, 40, 50]))
  func `difficulty decides`(difficulty: Difficulty, points: Int) {
    #expect(self.points(.once(due: nil), difficulty: difficulty, after: 0) == points)
    #expect(self.points(.every("7d"), difficulty: difficulty, after: 84) == points)
  }

  @Test
  func `a repetition earns from half of the countdown on, to the second`() {
    #expect(points(.every("7d"), after: 83.999) == 0)
    #expect(points(.every("7d"), after: 84) == 30)
    #expect(points(.every("7d"), wasDone: false, after: 0) == 30)
    #expect(points(.every("7d"), after: 999) == 30)
    // Its horizon of a day opens it at once, but that is no window.
    #expect(points(.every("1d"), after: 1) == 0)
  }

  @Test(arguments: [
    // Seven of the fourteen days have passed on 12 January, whatever the time of day.
    ("14d", "2026-01-11T22:59:59Z", "00:00", 0), ("14d", "2026-01-11T23:00:00Z", "00:00", 30),
    ("14d", "2026-01-12T01:00:00Z", "03:00", 0), ("14d", "2026-01-12T02:00:00Z", "03:00", 30),
    ("1d", "2026-01-05T22:00:00Z", "00:00", 0), ("1d", "2026-01-05T23:00:00Z", "00:00", 30),
    ("3d", "2026-01-06T12:00:00Z", "00:00", 0), ("3d", "2026-01-06T23:00:00Z", "00:00", 30),
  ])
  func `half of a countdown in days is half of its days`(
    every: String, time: String, turn: String, points: Int
  ) throws {
    var todo = Todo.sample(
      rule: .every(every, start: "2026-01-05T00:00"),
      state: .completed(Date("2026-01-05T11:00:00Z")),
      lastDone: began)
    todo.details.isInDays = true
    let earned = EarnedPoints.forDone(
      todo, countdown: todo.countdown(machineZone: .berlin), at: Date(time), in: .berlin,
      dayTurn: try TimeOfDay(parsing: turn))
    #expect(earned == points)
  }

  @Test(arguments: [
    // Done on 5 January, it is due on the 7th, and open on the 6th.
    ("2026-01-05T20:00:00Z", "00:00", 0), ("2026-01-06T20:00:00Z", "00:00", 30),
    ("2026-01-06T01:00:00Z", "03:00", 0), ("2026-01-07T20:00:00Z", "00:00", 30),
  ])
  func `a series from day to day earns on the day on which it is open`(
    time: String, turn: String, points: Int
  ) throws {
    var todo = Todo.sample(
      rule: .every("1d", from: .start, start: "2026-01-05T00:00"), state: .occurrence(2),
      lastDone: began)
    todo.details.isInDays = true
    let earned = EarnedPoints.forDone(
      todo, countdown: todo.countdown(machineZone: .berlin), at: Date(time), in: .berlin,
      dayTurn: try TimeOfDay(parsing: turn))
    #expect(earned == points)
  }

  @Test
  func `a window earns from its opening on, even before half of the countdown`() {
    #expect(points(.every("1-5d"), after: 23.999) == 0)
    #expect(points(.every("1-5d"), after: 24) == 30)
  }
}
