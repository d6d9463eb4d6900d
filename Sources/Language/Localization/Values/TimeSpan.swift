import Model
import Recurrence

/// A length of time as texts show it: a whole number of one unit, `3 days`.
package struct TimeSpan: Sendable, Hashable {
  /// The number of units.
  package let number: Int
  /// The unit, a noun of time.
  package let unit: Noun

  /// Creates a length of time.
  package init(_ number: Int, _ unit: Noun) {
    self.number = number
    self.unit = unit
  }

  /// Gives the time between two instants in one unit: minutes below an hour and hours below a day,
  /// both rounded down, days below four weeks, weeks below half a year, months below two years,
  /// else years, these three rounded to the nearest.
  ///
  /// Half a year of weeks, so that a window of 10 to 14 weeks is counted as its owner wrote it.
  ///
  /// - Parameters:
  ///   - seconds: Elapsed seconds, 0 or more; more than fits is cut.
  ///   - calendarDays: How often midnight passed on the wall clock in between.
  package init(between seconds: Double, calendarDays: Int) {
    let days = max(1, calendarDays)
    switch seconds {
    case ..<3600: self.init(Int(seconds / 60), .minute)
    case ..<86_400: self.init(Int(seconds / 3600), .hour)
    default:
      switch days {
      case ..<28: self.init(days, .day)
      case ..<180: self.init((days + 3) / 7, .week)
      case ..<730: self.init(Int((Double(days) / Self.daysPerMonth).rounded()), .month)
      default: self.init(Int((Double(days) / Self.daysPerYear).rounded()), .year)
      }
    }
  }

  /// The mean lengths of the Gregorian calendar: 146 097 days in 400 years.
  private static let daysPerYear = 146_097.0 / 400
  private static let daysPerMonth = daysPerYear / 12

  /// An exact length in the largest of days, hours, minutes and seconds that divides it; one day is
  /// written as 24 hours.
  package init(seconds: Double) {
    let whole = Int(exactly: seconds.rounded()) ?? 0
    if whole % 86_400 == 0, whole >= 172_800 {
      self.init(whole / 86_400, .day)
    } else if whole % 3600 == 0, whole > 0 {
      self.init(whole / 3600, .hour)
    } else if whole % 60 == 0, whole > 0 {
      self.init(whole / 60, .minute)
    } else {
      self.init(whole, .second)
    }
  }
}

extension Lead {
  /// The length before the moment, in the largest unit that divides it; none for a part of a day.
  var span: TimeSpan {
    switch self {
    case .minutes(let minutes) where minutes % 60 == 0 && minutes > 0: TimeSpan(minutes / 60, .hour)
    case .minutes(let minutes): TimeSpan(minutes, .minute)
    case .days(let days): days % 7 == 0 ? TimeSpan(days / 7, .week) : TimeSpan(days, .day)
    case .morning, .evening: TimeSpan(0, .minute)
    }
  }
}

/// A noun that is counted in texts; each language has its plural forms.
package enum Noun: Sendable, Hashable, CaseIterable {
  case second, minute, hour, day, week, month, year
  case task, finishedTask, moreTask, place, completion, missedTime, point, restDay, reminder,
    transition
  case visit
  case position, satellite, step, check, line, file, sentence, byte, epoch
}

extension Period.Unit {
  /// The noun of the unit.
  var noun: Noun {
    switch self {
    case .hour: .hour
    case .day: .day
    case .week: .week
    case .month: .month
    case .year: .year
    }
  }
}

/// The symbols of units in texts.
package struct UnitSymbols: Sendable, Hashable {
  /// Second: `s`.
  package let second: String
  /// Metre: `m`.
  package let meter: String
  /// Kilometre: `km`.
  package let kilometer: String
  /// Kilometre an hour: `km/h`.
  package let kilometerPerHour: String
}
