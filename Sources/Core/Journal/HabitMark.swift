package import Foundation

/// A box of a habit that the user has filled.
package struct HabitMark: Sendable, Hashable, Codable {
  /// The contents of a box.
  package enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
    /// The habit was kept.
    case done
    /// The user rested on that day.
    case rest
  }

  package let habit: Habit.ID
  /// The day, in days since 1970-01-01.
  package let day: Int
  /// The contents of the box.
  package let kind: Kind
  /// When the user marked it.
  package let time: Date

  package init(habit: Habit.ID, day: Int, kind: Kind, time: Date) {
    self.habit = habit
    self.day = day
    self.kind = kind
    self.time = time
  }
}
