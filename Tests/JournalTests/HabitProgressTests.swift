import Foundation
import Testing

@testable import Journal

/// How habits stand (J1 to J3); day 100 is the first.
struct HabitProgressTests {
  /// Computes a habit from letters: `d` done, `r` rest, `.` nothing.
  private static func progress(
    _ letters: String, days: Int, today: Int, rest: Set<Int> = []
  ) -> HabitProgress {
    let habit = Habit(
      id: Habit.ID(rawValue: 1), uuid: UUID(), created: .distantPast, name: "Walk", start: 100,
      days: days)
    let marks = letters.enumerated().compactMap { index, letter -> HabitMark? in
      guard let kind: HabitMark.Kind = letter == "d" ? .done : letter == "r" ? .rest : nil else {
        return nil
      }
      return HabitMark(habit: habit.id, day: 100 + index, kind: kind, time: .distantPast)
    }
    return HabitProgress(habit, marks: marks.reversed(), today: 100 + today, isRest: rest.contains)
  }

  private static func states(_ progress: HabitProgress) -> String {
    progress.boxes.map { box in
      switch box.state {
      case .done: "d"
      case .rest: "r"
      case .missed: "m"
      case .free: "f"
      case .open: "o"
      case .ahead: "a"
      }
    }.joined()
  }

  @Test(arguments: [
    ("", 0, "oaaaa"), ("", -1, "aaaaa"), ("d", 0, "daaaa"), ("d.r", 2, "dmraa"),
    ("d.rd", 4, "dmrdo"), ("d.rd", 5, "dmrdm"), ("ddddd", 9, "ddddd"), ("r", 0, "raaaa"),
  ])
  func `a box is done, rested, missed, open or ahead`(
    letters: String, today: Int, states: String
  ) {
    let progress = Self.progress(letters, days: 5, today: today)
    #expect(Self.states(progress) == states)
    #expect(progress.boxes.map(\.number) == [1, 2, 3, 4, 5])
    #expect(progress.boxes.map(\.day) == [100, 101, 102, 103, 104])
    #expect(progress.isFinished == !states.contains { "oa".contains($0) })
  }

  @Test(arguments: [
    ("", 3, 0, 0), ("ddd", 2, 3, 3), ("ddd", 3, 3, 3), ("ddd", 4, 0, 3), ("dd.d", 3, 1, 2),
    ("ddrd", 3, 3, 3), ("ddr", 2, 2, 2), ("rrr", 2, 0, 0), ("ddd.d", 9, 0, 3), ("r.d", 2, 1, 1),
  ])
  func `rest and the open day do not break a streak`(
    letters: String, today: Int, streak: Int, best: Int
  ) {
    let progress = Self.progress(letters, days: 10, today: today)
    #expect(progress.streak == streak)
    #expect(progress.bestStreak == best)
  }

  @Test
  func `the streak of a finished habit stays`() {
    let progress = Self.progress("ddddd", days: 5, today: 400)
    #expect(progress.streak == 5 && progress.isFinished && progress.completedFraction == 1)
  }

  @Test
  func `a day of rest of all habits counts only where nothing is marked`() {
    let progress = Self.progress("dd..d", days: 8, today: 5, rest: [101, 102, 105, 106])
    #expect(Self.states(progress) == "ddrmdraa")
    #expect(progress.rest == 2 && progress.missed == 1)
  }

  @Test(arguments: [
    (String(repeating: "d", count: 13), 12, 0.5), (String(repeating: "d", count: 26), 25, 0.75),
    ("", 0, 0), ("d", 0, 0.0519), ("d", 1, 0.0519), ("d", 2, 0.0492), ("dr", 1, 0.0519),
    ("dr.", 3, 0.0492), ("d.d", 2, 0.0986),
  ])
  func `strength is the score of Loop over the days up to today`(
    letters: String, today: Int, strength: Double
  ) {
    let progress = Self.progress(letters, days: 30, today: today)
    #expect((progress.strength * 10_000).rounded() / 10_000 == strength)
  }

  @Test(arguments: [
    ("dddd.", 4, false), ("dddd.", 5, true), ("ddd..", 5, false), ("ddddr", 4, true),
    ("dddrr", 5, false), ("ddddd", 4, true), ("dddd", 3, false),
  ])
  func `the badge wants 80 % of the boxes of a finished habit`(
    letters: String, today: Int, earned: Bool
  ) {
    #expect(Self.progress(letters, days: 5, today: today).earnsBadge == earned)
  }

  @Test(arguments: [(-1, false), (0, true), (4, true), (5, false)])
  func `a habit has a box on each of its days`(offset: Int, isIn: Bool) {
    let progress = Self.progress("", days: 5, today: 0)
    #expect(progress.habit.contains(100 + offset) == isIn)
    #expect((progress.box(on: 100 + offset)?.number == offset + 1) == isIn)
  }
}
