import Foundation
package import Journal
import Recurrence

/// A habit that reminds at a time of day on days that are not marked yet (J4).
package struct HabitAlarm: Sendable, Hashable {
  /// The habit; it has a time of day.
  package let habit: Habit
  /// The days that are done or rested.
  package let marked: Set<Int>
  /// Whose habit it is.
  package let person: Person.ID

  /// Creates the alarm of a habit; `nil` for one that is removed or has no time of day.
  package init?(_ habit: Habit, marked: Set<Int>, person: Person.ID = .me) {
    guard habit.at != nil, habit.removed == nil else { return nil }
    self.person = person
    self.habit = habit
    self.marked = marked
  }
}

extension JournalSnapshot {
  /// The alarms of all habits, by number.
  package var habitAlarms: [HabitAlarm] {
    get throws {
      let habits = try habits.filter { $0.at != nil }
      let owners = try habits.isEmpty ? [:] : habitOwners
      return try habits.compactMap { habit in
        HabitAlarm(
          habit, marked: Set(try habitMarks(of: habit.id).map(\.day)),
          person: owners[habit.id] ?? .me)
      }
    }
  }
}

extension Habit.ID {
  /// The number of reminders of a habit in place of that of a task: the habit's, made negative.
  package var reminderID: Todo.ID { Todo.ID(rawValue: -rawValue) }
}

extension ReminderKey {
  /// The habit, if it is a reminder of one.
  package var habit: Habit.ID? {
    cause == .habit ? Habit.ID(rawValue: -todo.rawValue) : nil
  }
}
