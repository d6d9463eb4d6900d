import DateWords
import Journal
import Localization
import Recurrence
import Text

/// Reads the fields of a habit.
struct HabitReading {
  /// The present and the settings.
  let actionContext: ActionContext
  /// The habits that there are.
  let habits: [Habit]

  /// Returns a name that is neither empty nor taken by a habit that goes on.
  ///
  /// - Throws: `RequestFailure`.
  func name(_ text: String, besides own: Habit.ID? = nil) throws -> String {
    let name = try NullCharacter.refused(in: text.trimmed, .name)
    guard (1...Habit.maximumNameLength).contains(name.count) else {
      throw RequestFailure(
        .usage, .name, JournalPhrase.notHabitName(name.quoted, most: Habit.maximumNameLength))
    }
    let today = actionContext.todayNumber
    let other = habits.first {
      $0.id != own && $0.removed == nil && $0.last >= today
        && $0.name.lowercased() == name.lowercased()
    }
    if let other {
      throw RequestFailure(.refused, .name, JournalPhrase.habitNameTaken(other.name.quoted))
    }
    return name
  }

  /// Returns a number of days (J1).
  ///
  /// - Throws: `RequestFailure`.
  func days(_ text: String) throws -> Int {
    guard let days = Int(text.trimmed), (1...Habit.maximumDays).contains(days) else {
      throw RequestFailure(
        .usage, .days, JournalPhrase.notHabitDays(text.trimmed.quoted, most: Habit.maximumDays))
    }
    return days
  }

  /// Returns the first day; today unless given.
  ///
  /// - Throws: `RequestFailure`.
  func start(_ text: String?) throws -> Int {
    try text.map { try actionContext.day($0, direction: .future, field: .start) }
      ?? actionContext.todayNumber
  }

  /// Returns the time of day of the reminder; `nil` for `none` and for a blank text.
  ///
  /// - Throws: `RequestFailure`.
  func time(_ text: String?) throws -> TimeOfDay? {
    guard let text = text?.trimmed, !text.isEmpty, text.lowercased() != "none" else { return nil }
    return try reading(.at) { try TimeOfDay(parsing: text) }
  }

  /// Checks that a habit ends within the calendar.
  ///
  /// - Throws: `RequestFailure`.
  func check(_ habit: Habit) throws {
    guard habit.last <= LocalDays.last else {
      throw RequestFailure(
        .usage, .start, JournalPhrase.habitTooLate(LocalDays.text(habit.start).quoted))
    }
  }
}

extension ActionContext {
  /// The user's present day, counted from 1970-01-01.
  package var todayNumber: Int { today.date.daysSinceEpoch }
}
