package import Foundation
package import Recurrence

/// Something that the user does every day for a number of days (J1).
package struct Habit: Sendable, Hashable, Codable, Identifiable {
  /// A short number.
  package struct ID: Sendable, Hashable, Codable, Comparable, RawRepresentable {
    /// The number itself, 1 and up.
    package let rawValue: Int64

    /// Wraps a number.
    package init(rawValue: Int64) { self.rawValue = rawValue }

    /// Orders by number.
    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// The maximum number of days of a habit.
  package static let maximumDays = 366
  /// The maximum length of the name, in characters.
  package static let maximumNameLength = 200

  /// The short number.
  package let id: ID
  /// Stable across exchanges between databases.
  package let uuid: UUID
  /// When it was added.
  package let created: Date
  /// The user's name for it.
  package var name: String
  /// Its first day, in days since 1970-01-01.
  package var start: Int
  /// How many days it has, 1 to 366.
  package var days: Int
  /// The time of day at which it reminds, if it does (J4).
  package var at: TimeOfDay?
  /// When it was removed; its boxes keep their points (X1).
  package var removed: Date?

  package init(
    id: ID, uuid: UUID, created: Date, name: String, start: Int, days: Int, at: TimeOfDay? = nil,
    removed: Date? = nil
  ) {
    self.id = id
    self.uuid = uuid
    self.created = created
    self.name = name
    self.start = start
    self.days = days
    self.at = at
    self.removed = removed
  }

  /// Its last day, in days since 1970-01-01.
  package var last: Int { start + days - 1 }

  /// Returns true if a day is one of its days.
  package func contains(_ day: Int) -> Bool { (start...last).contains(day) }
}

/// One day of a habit.
package struct HabitBox: Sendable, Hashable {
  /// The state of a day (J2).
  package enum State: String, Sendable, Hashable, CaseIterable {
    /// The habit was kept.
    case done
    /// A day of rest, of this habit or of all.
    case rest
    /// A day of the past without a mark.
    case missed
    /// Today, without a mark.
    case open
    /// A day to come.
    case ahead
  }

  /// Its number within the habit, from 1.
  package let number: Int
  /// The day, in days since 1970-01-01.
  package let day: Int
  package let state: State

  package init(number: Int, day: Int, state: State) {
    self.number = number
    self.day = day
    self.state = state
  }
}

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
