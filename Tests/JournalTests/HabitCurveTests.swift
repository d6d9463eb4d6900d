import Foundation
import Testing

@testable import Journal

/// The curve and the rows of a habit, also computed plainly (J2, J3).
struct HabitCurveTests {
  private func progress(_ states: String, today: Int? = nil) -> HabitProgress {
    let habit = Habit(
      id: Habit.ID(rawValue: 1), uuid: UUID(), created: .distantPast, name: "Walk", start: 100,
      days: states.count)
    let marks = states.enumerated().compactMap { index, character -> HabitMark? in
      let kind: HabitMark.Kind? = character == "d" ? .done : character == "r" ? .rest : nil
      return kind.map {
        HabitMark(habit: habit.id, day: 100 + index, kind: $0, time: .distantPast)
      }
    }
    return HabitProgress(habit, marks: marks, today: today ?? 100 + states.count)
  }

  @Test func `the curve ends with the strength, and each day follows Loop's formula`() {
    let states = "dd-drd--dddd"
    let progress = progress(states)
    let part = pow(0.5, 1.0 / 13)
    var plain = 0.0
    for (character, strength) in zip(states, progress.strengths) {
      if character != "r" { plain = plain * part + (character == "d" ? 1 - part : 0) }
      #expect(abs(strength - plain) < 1e-12)
    }
    #expect(progress.strengths.last == progress.strength)
  }

  @Test(
    arguments: [
      ("", []), ("---", []), ("d", [[100, 100, 1]]), ("dd-d", [[100, 101, 2], [103, 103, 1]]),
      ("drd", [[100, 102, 2]]), ("rd-r-dd", [[101, 101, 1], [105, 106, 2]]),
    ] as [(String, [[Int]])])
  func `a missed day ends a row, and a day of rest does not`(states: String, rows: [[Int]]) {
    #expect(progress(states).rows.map { [$0.first, $0.last, $0.length] } == rows)
  }

  @Test func `the longest row is the best streak`() {
    for states in ["dd-ddd-d", "r", "dddr-d", "d-d-d"] {
      let progress = progress(states)
      #expect(progress.rows.map(\.length).max() ?? 0 == progress.bestStreak)
    }
  }
}
