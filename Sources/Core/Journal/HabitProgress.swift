package import Foundation

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

/// Days of a habit that were done in a row.
package struct HabitRow: Sendable, Hashable {
  /// The first day done, in days since 1970-01-01.
  package let first: Int
  package internal(set) var last: Int
  /// How many days were done; days of rest between them do not count.
  package internal(set) var length: Int

  init(on day: Int) {
    (first, last) = (day, day)
    length = 1
  }
}

extension HabitProgress {
  /// Returns the strength after one more day (J3); days of rest and days to come leave it.
  static func strength(_ strength: Double, after state: HabitBox.State) -> Double {
    switch state {
    case .done: strength * decay + 1 - decay
    case .missed: strength * decay
    case .rest, .open, .ahead: strength
    }
  }

  /// The strength after each box, in order, from 0 to 1; O(boxes).
  package var strengths: [Double] {
    var strength = 0.0
    return boxes.map { box in
      strength = Self.strength(strength, after: box.state)
      return strength
    }
  }

  /// The rows of days done, in order; a missed day ends a row.
  package var rows: [HabitRow] {
    var rows: [HabitRow] = []
    var goesOn = false
    for box in boxes {
      switch box.state {
      case .done where goesOn:
        rows[rows.count - 1].last = box.day
        rows[rows.count - 1].length += 1
      case .done:
        rows.append(HabitRow(on: box.day))
        goesOn = true
      case .missed: goesOn = false
      case .rest, .open, .ahead: break
      }
    }
    return rows
  }

  /// Returns when a habit earned the badge for finishing it (X10); `nil` if it did not.
  ///
  /// That is when it was finished and enough boxes were done: at the mark of the last box, or at
  /// `end`, when its last day ended, if a day was missed.
  package static func badgeTime(
    of habit: Habit, _ marks: [HabitMark], today: Int, end: Date,
    isRest: (Int) -> Bool = { _ in false }
  ) -> Date? {
    let progress = HabitProgress(habit, marks: marks, today: today, isRest: isRest)
    guard progress.earnsBadge else { return nil }
    let needed = (habit.days * badgePercent + 99) / 100
    let times = marks.filter { $0.kind == .done && habit.contains($0.day) }.map(\.time).sorted()
    guard needed >= 1, times.count >= needed else { return nil }
    let finished = progress.missed == 0 ? min(marks.map(\.time).max() ?? end, end) : end
    return max(times[needed - 1], finished)
  }
}
