public import Foundation

/// A box of a habit that the user has filled.
public struct HabitMark: Sendable, Hashable, Codable {
  /// The contents of a box.
  public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
    /// The habit was kept.
    case done
    /// The user rested on that day.
    case rest
  }

  /// The habit.
  public let habit: Habit.ID
  /// The day, in days since 1970-01-01.
  public let day: Int
  /// The contents of the box.
  public let kind: Kind
  /// When the user marked it.
  public let time: Date

  /// Creates a mark.
  public init(habit: Habit.ID, day: Int, kind: Kind, time: Date) {
    self.habit = habit
    self.day = day
    self.kind = kind
    self.time = time
  }
}
