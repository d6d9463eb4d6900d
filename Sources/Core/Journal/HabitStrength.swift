import Foundation

/// The strength of a habit by the formulas of Loop (J3, Y5, Y6).
///
/// Source: org.isoron.uhabits, `Score.compute` and `ScoreList.recompute`.
enum HabitStrength {
  /// The days that halve the strength of a daily habit.
  private static let halfLife = 13.0

  /// Returns the factor, 0 to 1, by which a day without a tick lowers a strength; `frequency` is in
  /// times a day.
  static func decay(_ frequency: Double) -> Double { pow(0.5, frequency.squareRoot() / halfLife) }

  /// Returns the strength after each box, in order; O(boxes).
  ///
  /// Days of rest and days to come leave it, and so does the present day until it is done. `first`
  /// is the first entry of a goal that is the most: from there on it begins at 1, as in Loop.
  static func values(
    of habit: Habit, _ boxes: [HabitBox], today: Int, from first: Int?
  ) -> [Double] {
    var (times, days) = (1, 1)
    if case .times(let count, let length)? = habit.frequency, count < length {
      // Twice the times in twice the days, so that it does not matter on which days of the week.
      (times, days) = (2 * count, 2 * length)
    }
    let decay = decay(Double(times) / Double(days))
    let isAtMost = habit.goal?.isAtMost == true
    let shares = boxes.map { share(of: $0, habit.goal) }
    var (strength, sum, hasBegun) = (0.0, 0.0, !isAtMost)
    return boxes.indices.map { index in
      let box = boxes[index]
      sum += shares[index]
      if index >= days { sum -= shares[index - days] }
      if !hasBegun {
        guard let first, box.day >= first else { return 0 }
        (strength, hasBegun) = (1, true)
      }
      switch box.state {
      case .rest, .open, .ahead: break
      case .free where box.day >= today: break
      case .done, .missed, .free:
        // With a period of one day it is that day's own share, without the rounding of a sum.
        let value = days == 1 ? shares[index] : min(1, max(0, sum) / Double(times))
        strength = strength * decay + value * (1 - decay)
      }
      return strength
    }
  }

  /// The part of its day that a box is, from 0 to 1.
  private static func share(of box: HabitBox, _ goal: HabitGoal?) -> Double {
    guard let goal, let amount = box.amount, box.state != .rest else {
      return box.state == .done ? 1 : 0
    }
    return goal.share(of: amount)
  }
}
