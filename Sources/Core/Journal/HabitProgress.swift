import Foundation

/// A habit as it stands on a day: its boxes, streak and strength (J1 to J3).
package struct HabitProgress: Sendable, Hashable {
  /// The percentage of done boxes from which a habit earns the badge `habit` (X10).
  package static let badgePercent = 80
  /// The part of a strength that a day leaves, by the formula of Loop for a daily habit: 13 days
  /// halve it.
  static let decay = pow(0.5, 1.0 / 13)

  package let habit: Habit
  /// Its boxes, in order.
  package let boxes: [HabitBox]
  /// How many boxes are done.
  package let done: Int
  /// How many boxes are days of rest up to the present one.
  package let rest: Int
  /// How many days were missed.
  package let missed: Int
  /// The number of days done in a row up to now; rest days and the open day do not end the row.
  package let streak: Int
  /// The longest such row.
  package let bestStreak: Int
  /// The strength from 0 to 1 (J3).
  package let strength: Double

  /// Computes the standing of a habit on a day.
  ///
  /// `marks` are those of the habit in any order; `isRest` is true on days of rest of all habits,
  /// which count only where the user has marked nothing else (X9).
  package init(
    _ habit: Habit, marks: some Sequence<HabitMark>, today: Int,
    isRest: (Int) -> Bool = { _ in false }
  ) {
    let kinds = Dictionary(marks.map { ($0.day, $0.kind) }) { first, _ in first }
    boxes = (0..<habit.days).map { index in
      let day = habit.start + index
      let state: HabitBox.State =
        switch kinds[day] {
        case .done?: .done
        case .rest?: .rest
        case nil where day > today: .ahead
        case nil where isRest(day): .rest
        case nil: day == today ? .open : .missed
        }
      return HabitBox(number: index + 1, day: day, state: state)
    }
    self.habit = habit
    done = boxes.count { $0.state == .done }
    rest = boxes.count { $0.state == .rest }
    missed = boxes.count { $0.state == .missed }
    var (row, best, strength) = (0, 0, 0.0)
    for box in boxes {
      switch box.state {
      case .done:
        row += 1
        best = max(best, row)
      case .missed: row = 0
      case .rest, .open, .ahead: break
      }
      strength = Self.strength(strength, after: box.state)
    }
    streak = row
    bestStreak = best
    self.strength = strength
  }

  /// True if no box is open or ahead, so that only a correction by the user can change it.
  package var isFinished: Bool { !boxes.contains { $0.state == .open || $0.state == .ahead } }

  /// The fraction of the boxes that is done, from 0 to 1.
  package var completedFraction: Double { Double(done) / Double(habit.days) }

  /// True if it is finished with enough boxes done for the badge `habit` (X10).
  package var earnsBadge: Bool { isFinished && done * 100 >= habit.days * Self.badgePercent }

  package func box(on day: Int) -> HabitBox? {
    habit.contains(day) ? boxes[day - habit.start] : nil
  }
}
