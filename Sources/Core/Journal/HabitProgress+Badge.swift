package import Foundation

extension HabitProgress {
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
