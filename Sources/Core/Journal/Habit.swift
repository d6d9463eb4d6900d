package import Foundation
package import Recurrence

/// Something that the user does every day, on some days, or a number of times a week (J1, Y6).
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
  /// How many days it has, 1 to 366; `nil` for one that goes on.
  package var days: Int?
  /// The time of day at which it reminds, if it does (J4).
  package var at: TimeOfDay?
  /// The amount for which a day is done; `nil` for one that is ticked (Y5).
  package var goal: HabitGoal?
  /// How often, if not each day (Y6).
  package var frequency: HabitFrequency?
  /// When it was removed; its boxes keep their points (X1).
  package var removed: Date?

  package init(
    id: ID, uuid: UUID, created: Date, name: String, start: Int, days: Int?,
    at: TimeOfDay? = nil, goal: HabitGoal? = nil, frequency: HabitFrequency? = nil,
    removed: Date? = nil
  ) {
    self.id = id
    self.uuid = uuid
    self.created = created
    self.name = name
    self.start = start
    self.days = days
    self.at = at
    self.goal = goal
    self.frequency = frequency
    self.removed = removed
  }

  /// Its last day, in days since 1970-01-01; `nil` for one that goes on.
  package var last: Int? { days.map { start + $0 - 1 } }

  /// Returns true if its days go on until a day or longer.
  package func lasts(until day: Int) -> Bool { last.map { $0 >= day } ?? true }

  /// Returns true if it has a box on a day.
  package func contains(_ day: Int) -> Bool {
    guard day >= start, lasts(until: day) else { return false }
    if case .on(let days)? = frequency { return days.contains(Weekday(daysSinceEpoch: day)) }
    return true
  }

  /// Returns true if a mark ticks its day: done, or with enough of a goal that is no most.
  package func isTicked(by mark: HabitMark) -> Bool {
    switch mark.kind {
    case .rest: return false
    case .done: return goal?.isAtMost != true
    case .amount:
      let amount = mark.amount ?? .zero
      guard let goal else { return amount > .zero }
      return !goal.isAtMost && amount >= goal.amount
    }
  }

  /// Returns the amount of a mark; a tick from before there was a goal is the goal.
  package func amount(of mark: HabitMark) -> Amount? {
    switch mark.kind {
    case .amount: mark.amount
    case .done: goal?.amount
    case .rest: nil
    }
  }
}

/// One day of a habit.
package struct HabitBox: Sendable, Hashable {
  /// The state of a day (J2).
  package enum State: String, Sendable, Hashable, CaseIterable {
    /// The habit was kept.
    case done
    /// A day of rest, of this habit or of all.
    case rest
    /// A day of the past without a mark, or short of the goal.
    case missed
    /// A day that was not needed for the times of its period (Y6).
    case free
    /// Today, as long as it is not done.
    case open
    /// A day to come.
    case ahead
  }

  /// Its number within the habit, from 1.
  package let number: Int
  /// The day, in days since 1970-01-01.
  package let day: Int
  package let state: State
  /// How much was done, for a habit with a goal; `nil` without an entry.
  package let amount: Amount?

  package init(number: Int, day: Int, state: State, amount: Amount? = nil) {
    self.number = number
    self.day = day
    self.state = state
    self.amount = amount
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
    /// How much was done, for a habit with a goal.
    case amount
  }

  package let habit: Habit.ID
  /// The day, in days since 1970-01-01.
  package let day: Int
  /// The contents of the box.
  package let kind: Kind
  /// How much, 0 or more; `nil` but for the kind `amount`.
  package let amount: Amount?
  /// When the user marked it.
  package let time: Date

  package init(habit: Habit.ID, day: Int, kind: Kind, amount: Amount? = nil, time: Date) {
    self.habit = habit
    self.day = day
    self.kind = kind
    self.amount = amount
    self.time = time
  }
}
