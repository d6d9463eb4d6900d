import DateWords
import Foundation
package import Journal
import Localization
import Model
import Recurrence
package import Text

/// The fields of a habit as typed; `nil` for those not given.
package struct HabitInput: Sendable, Hashable {
  package var name: String?
  /// How many days it has; `none` for a habit that goes on.
  package var days: String?
  /// Its first day; today unless given.
  package var start: String?
  /// The time of day at which it reminds; `none` for no reminder.
  package var at: String?
  /// The amount of a day with its unit, `8 glasses`; `none` for a habit that is ticked.
  package var goal: String?
  /// The thing that is counted, where the goal is a number alone; `none` for nothing.
  package var unit: String?
  /// True if the goal is the most of a day.
  package var atMost: Bool?
  /// The days of the week; `none` for each day.
  package var on: String?
  /// How often in a period, `3/week`; `none` for each day.
  package var times: String?

  /// Creates the fields of a habit.
  package init(
    name: String? = nil, days: String? = nil, start: String? = nil, at: String? = nil,
    goal: String? = nil, unit: String? = nil, atMost: Bool? = nil, on: String? = nil,
    times: String? = nil
  ) {
    self.name = name
    self.days = days
    self.start = start
    self.at = at
    self.goal = goal
    self.unit = unit
    self.atMost = atMost
    self.on = on
    self.times = times
  }
}

/// Reads the fields of a habit.
struct HabitReading {
  /// The present and the settings.
  let actionContext: ActionContext
  /// The habits that there are.
  let habits: [Habit]

  /// Returns a name that is neither empty nor taken by a habit that goes on.
  ///
  /// - Throws: `Refusal`.
  func name(_ text: String, besides own: Habit.ID? = nil) throws -> String {
    let name = try NullCharacter.refused(in: text.trimmed, .name)
    guard (1...Habit.maximumNameLength).contains(name.count) else {
      throw Refusal(
        .usage, .name, JournalPhrase.notHabitName(name.quoted, most: Habit.maximumNameLength))
    }
    let today = actionContext.todayNumber
    let other = habits.first {
      $0.id != own && $0.removed == nil && $0.lasts(until: today)
        && $0.name.lowercased() == name.lowercased()
    }
    if let other {
      throw Refusal(.refused, .name, JournalPhrase.habitNameTaken(other.name.quoted))
    }
    return name
  }

  /// Returns a number of days (J1); `nil` for `none` and for a blank text.
  ///
  /// - Throws: `Refusal`.
  func days(_ text: String?) throws -> Int? {
    guard let text = Self.given(text) else { return nil }
    guard let days = Int(text), (1...Habit.maximumDays).contains(days) else {
      throw Refusal(.usage, .days, JournalPhrase.notHabitDays(text.quoted, most: Habit.maximumDays))
    }
    return days
  }

  /// Returns a text that is neither blank nor `none`.
  private static func given(_ text: String?) -> String? {
    guard let text = text?.trimmed, !text.isEmpty, text.lowercased() != "none" else { return nil }
    return text
  }

  /// Returns the first day; today unless given.
  ///
  /// - Throws: `Refusal`.
  func start(_ text: String?) throws -> Int {
    try text.map { try actionContext.day($0, direction: .future, field: .start) }
      ?? actionContext.todayNumber
  }

  /// Returns the time of day of the reminder; `nil` for `none` and for a blank text.
  ///
  /// - Throws: `Refusal`.
  func time(_ text: String?) throws -> TimeOfDay? {
    guard let text = Self.given(text) else { return nil }
    return try reading(.at) { try TimeOfDay(parsing: text) }
  }

  /// Checks that a habit ends within the calendar.
  ///
  /// - Throws: `Refusal`.
  func check(_ habit: Habit) throws {
    guard habit.last ?? habit.start <= LocalDays.last else {
      throw Refusal(
        .usage, .start, JournalPhrase.habitTooLate(LocalDays.text(habit.start).quoted))
    }
  }

  // MARK: Goal and frequency

  /// Returns the goal of a day, with what a habit has where nothing is given.
  ///
  /// - Throws: `Refusal` for a text that is no goal, and for `atMost` without one.
  func goal(_ input: HabitInput, of old: Habit?) throws -> HabitGoal? {
    var goal = old?.goal
    if let text = input.goal {
      goal = try Self.given(text).map { try Self.goal($0, atMost: goal?.isAtMost ?? false) }
    }
    if let text = input.unit {
      let unit = Self.given(text)
      guard goal != nil || unit == nil else {
        throw Refusal(.usage, .unit, JournalPhrase.unitWithoutGoal(text.quoted))
      }
      goal?.unit = try unit.map(Self.unit)
    }
    guard let isAtMost = input.atMost else { return goal }
    guard goal != nil || !isAtMost else {
      throw Refusal(.usage, .atMost, JournalPhrase.atMostWithoutGoal)
    }
    goal?.isAtMost = isAtMost
    return goal
  }

  private static func goal(_ text: String, atMost: Bool) throws -> HabitGoal {
    let number = text.prefix { $0.isNumber || "+-.,".contains($0) }
    let unit = String(text.dropFirst(number.count)).trimmed
    guard let amount = Amount(String(number)), amount > .zero, amount <= .most,
      unit.first?.isNumber != true
    else { throw Refusal(.usage, .goal, JournalPhrase.notGoal(text.quoted)) }
    return HabitGoal(
      amount: amount, unit: unit.isEmpty ? nil : try Self.unit(unit), isAtMost: atMost)
  }

  private static func unit(_ text: String) throws -> String {
    let unit = try NullCharacter.refused(in: text, .goal)
    guard unit.count <= HabitGoal.maximumUnitLength else {
      throw Refusal(
        .usage, .goal, JournalPhrase.notUnit(text.quoted, most: HabitGoal.maximumUnitLength))
    }
    return unit
  }

  /// Returns how often, with what a habit has where nothing is given.
  ///
  /// - Throws: `Refusal` for a text that is none, and for days together with times.
  func frequency(_ input: HabitInput, of old: Habit?) throws -> HabitFrequency? {
    let (on, times) = (Self.given(input.on), Self.given(input.times))
    if on != nil, times != nil { throw Refusal(.usage, .times, JournalPhrase.daysAndTimes) }
    if let on { return .on(try Self.weekdays(on)) }
    if let times { return try Self.times(times) }
    switch old?.frequency {
    case .on? where input.on != nil: return nil
    case .times? where input.times != nil: return nil
    case let frequency: return frequency
    }
  }

  private static func weekdays(_ text: String) throws -> WeekdaySet {
    let words = RuleWords(language: Localizer.current.language)
    let rhythm = words.rhythm("1w on \(text)") ?? words.rhythm("every \(text)")
    guard case .weekdays(let days)? = rhythm?.days, rhythm?.every.maximum.count == 1,
      let set = WeekdaySet(days)
    else { throw Refusal(.usage, .on, JournalPhrase.notHabitWeekdays(text.quoted)) }
    return set
  }

  /// Reads `3/week`, `1 / month`, `3/8d`.
  private static func times(_ text: String) throws -> HabitFrequency {
    let parts = text.lowercased().split(separator: "/", omittingEmptySubsequences: false).map {
      String($0).trimmed
    }
    let days = parts.count == 2 ? Self.periodDays(parts[1]) : nil
    guard let days, let times = Int(parts[0]), parts[0].first?.isNumber == true,
      (1...HabitFrequency.mostTimes(in: days)).contains(times)
    else { throw Refusal(.usage, .times, JournalPhrase.notHabitTimes(text.quoted)) }
    return .times(times, days: days)
  }

  /// Returns the days of a period: 7 for a week, 30 for a month.
  private static func periodDays(_ text: String) -> Int? {
    switch text {
    case "w", "week", "тиж", "тиждень": return HabitFrequency.week
    case "mo", "month", "міс", "місяць": return HabitFrequency.month
    default:
      guard let unit = ["d", "д"].first(where: text.hasSuffix),
        let days = Int(text.dropLast(unit.count)), (2...HabitFrequency.mostDays).contains(days)
      else { return nil }
      return days
    }
  }
}

extension HabitFrequency {
  /// How often, for readers: `Mon, Wed`, `3 times a week`.
  package var words: String {
    switch self {
    case .on(let days): days.words
    case .times(let times, let days): JournalPhrase.frequency(times, in: days).text
    }
  }
}

extension WeekdaySet {
  /// The names of the days: `Mon, Wed, Fri`.
  package var words: String {
    let language = Localizer.current.language
    return days.map { language.weekday(($0.rawValue + 1) % 7) }.joined(separator: ", ")
  }
}

extension Habit {
  /// The days of the week as JSON and forms have them: `mon,wed,fri`; `nil` for other habits.
  package var onText: String? { if case .on(let days)? = frequency { days.text } else { nil } }

  /// The number of times as JSON and forms have it: `3/week`; `nil` for other habits.
  package var timesText: String? {
    if case .times? = frequency { frequency?.text } else { nil }
  }
}

extension Amount {
  /// The number for readers: `2,5` in Ukrainian.
  package var words: String { Localizer.current.number(number, decimals: decimals) }

  /// The number in JSON.
  package var json: JSON { decimals == 0 ? .integer(rawValue / 1000) : .number(number) }
}
