import Application
import Foundation
import Localization
import Model
import Recurrence

/// The values of charts in words.
enum ChartText {
  /// A gap in a table.
  static let gap = "–"

  /// Returns a value with its unit; a gap without one.
  static func value(_ value: Double?, _ unit: ChartData.Unit) -> String {
    guard let value else { return gap }
    let localizer = Localizer.current
    return switch unit {
    case .mood: localizer.number(value, decimals: 2)
    case .count: localizer.number(value)
    case .share: "\(localizer.number((value * 100).rounded())) %"
    case .days:
      value == value.rounded()
        ? localizer.count(Int(value), .day) : localizer.number(value, decimals: 2)
    }
  }

  /// Returns a mood with its word: `3.00 (Happy)`.
  static func mood(_ value: Double) -> String {
    let step = min(max(Int(value.rounded()), 0), 4)
    return ChartPhrase.mood(
      Self.value(value, .mood), word: MoodPhrase.feeling(step).text
    ).text
  }

  /// Returns a day as labels have it: `Thu 5 Mar`, with the year where it is not `year`.
  static func short(_ day: Int, year: Int) -> String {
    let date = LocalTime(LocalDays.date(day))
    let language = Localizer.current.language
    return date.year == year ? language.day(date) : language.dayWithYear(date)
  }

  /// Returns a span of days: a day alone, or the first and the last.
  static func span(_ days: ClosedRange<Int>) -> String {
    let last = LocalDays.heading(days.upperBound)
    guard days.count > 1 else { return last }
    return "\(LocalDays.heading(days.lowerBound)) – \(last)"
  }

  /// Returns a weekday by its ISO number, 1 for Monday.
  static func weekday(_ number: Int) -> String {
    Localizer.current.language.weekday(number % 7)
  }

  /// Returns an hour: `14:00`.
  static func hour(_ hour: Int) -> String {
    Localizer.current.clock(
      LocalTime(year: 2001, month: 1, day: 1, weekday: 1, hour: hour % 24))
  }

  /// Returns where a value stands on its axis.
  static func x(_ x: ChartX) -> String {
    switch x {
    case .day(let day): LocalDays.heading(day)
    case .weekday(let number): weekday(number)
    case .hour(let hour): self.hour(hour)
    case .name(let name): name.oneLine
    }
  }
}
