package import Foundation
package import Journal
import Recurrence
import Regions

/// The identity of a reminder; none is given twice under one key (R18, S1).
package struct ReminderKey: Sendable, Hashable, Codable {
  /// The task.
  package let todo: Todo.ID
  /// The task's countdown.
  package let countdown: Int64
  package let cause: Cause
  /// The visit, or the instant that distinguishes repeated time reminders.
  package let occasion: Occasion

  package init(todo: Todo.ID, countdown: Int64, cause: Cause, occasion: Occasion) {
    self.todo = todo
    self.countdown = countdown
    self.cause = cause
    self.occasion = occasion
  }
}

/// The visit a reminder belongs to, or which of the time reminders of one countdown it is.
package enum Occasion: Sendable, Hashable, Codable, CustomStringConvertible {
  /// A visit to a place.
  case visit(Visit.ID)
  /// The moment itself, known by its due instant: a moved occurrence reminds again.
  case moment(Date)
  /// A repetition while overdue.
  case nag(Date)
  /// The end of a snooze.
  case snooze(Date)

  /// A short text that is different for every occasion; part of the stored key.
  package var description: String {
    func milliseconds(_ date: Date) -> Int64 {
      Int64((date.timeIntervalSince1970 * 1000).rounded())
    }
    return switch self {
    case .visit(let id): "visit \(id.place.rawValue) \(milliseconds(id.began))"
    case .moment(let date): "moment \(milliseconds(date))"
    case .nag(let date): "nag \(milliseconds(date))"
    case .snooze(let date): "snooze \(milliseconds(date))"
    }
  }

  package var visit: Visit.ID? {
    if case .visit(let visit) = self { visit } else { nil }
  }

  /// True for a moment of the task itself.
  package var isMoment: Bool {
    if case .moment = self { true } else { false }
  }

  /// True for a repetition while overdue.
  package var isNag: Bool {
    if case .nag = self { true } else { false }
  }
}

/// A button in a message outside of the page, which does one thing for one reminder and needs no
/// login: whoever has its key may press it once.
package struct ReminderButton: Sendable, Hashable {
  /// The digest of its key, as a line of text; the key itself is not stored.
  package let digest: String
  /// The action that it stands for.
  package let action: ReminderAction
  /// The task.
  package let todo: Todo.ID
  /// The task's stable id.
  package let uuid: UUID
  /// The number of the countdown that the reminder is about.
  package let countdown: Int64
  /// When that was due, on the task's wall clock; `nil` for a task without a date.
  package let due: String?
  /// Whose button it is.
  package let person: Person.ID
  /// When it was made.
  package let made: Date
  /// When it was pressed.
  package let used: Date?

  /// How long a button works, in seconds.
  package static let worksSeconds = 48 * 3600.0
  /// How long it is known, so that it says why it does not work, in seconds.
  package static let knownSeconds = 30 * 86_400.0

  package init(
    digest: String, action: ReminderAction, todo: Todo.ID, uuid: UUID, countdown: Int64,
    due: String?, person: Person.ID, made: Date, used: Date? = nil
  ) {
    self.digest = digest
    self.action = action
    self.todo = todo
    self.uuid = uuid
    self.countdown = countdown
    self.due = due
    self.person = person
    self.made = made
    self.used = used
  }
}

/// A habit that reminds at a time of day on days that are open (J4).
package struct HabitAlarm: Sendable, Hashable {
  /// The habit; it has a time of day.
  package let habit: Habit
  /// Its marks, by day.
  package let marks: [Int: HabitMark]
  /// Whose habit it is.
  package let person: Person.ID

  /// Creates the alarm of a habit; `nil` for one that is removed or has no time of day.
  package init?(_ habit: Habit, marks: [HabitMark], person: Person.ID = .me) {
    guard habit.at != nil, habit.removed == nil else { return nil }
    self.person = person
    self.habit = habit
    self.marks = Dictionary(marks.map { ($0.day, $0) }) { first, _ in first }
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
          habit, marks: try habitMarks(of: habit.id), person: owners[habit.id] ?? .me)
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
