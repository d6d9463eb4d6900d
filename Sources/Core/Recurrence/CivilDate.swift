public import Foundation

/// A date of the proleptic Gregorian calendar, and its conversion to a count of days and back.
///
/// Constant time, no tables; years count from March, so that the leap day is the last one.
///
/// Source: Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms", `days_from_civil` and
/// `civil_from_days`.
struct CivilDate: Hashable {
  /// Astronomical year.
  let year: Int
  /// 1 to 12.
  let month: Int
  /// 1 to 31.
  let day: Int

  /// Creates a date from parts that were checked.
  init(year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// Creates the date that is this number of days after 1970-01-01.
  init(daysSinceEpoch days: Int) {
    let shifted = days + 719_468
    let era = floorDivide(shifted, 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// Days after 1970-01-01.
  var daysSinceEpoch: Int {
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = floorDivide(shiftedYear, 400)
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// Months after January of year 0.
  var monthIndex: Int { year * 12 + month - 1 }

  /// Returns the same day some months later, or the month's last day if it has no such day (R2).
  func adding(months: Int) -> CivilDate {
    let index = monthIndex + months
    let year = floorDivide(index, 12)
    let month = index - year * 12 + 1
    return CivilDate(
      year: year, month: month, day: min(day, Self.daysInMonth(month, of: year)))
  }

  /// How many days a month has, 28 to 31.
  static func daysInMonth(_ month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

/// The quotient rounded towards minus infinity; the divisor is positive.
func floorDivide(_ value: Int, _ divisor: Int) -> Int {
  let quotient = value / divisor
  return value % divisor < 0 ? quotient - 1 : quotient
}

/// One day of a person: a date of a wall clock, and the instants between which it lies.
///
/// The day turns at a time that the user sets: with 03:00, 01:30 belongs to the date before.
public struct LocalDay: Sendable, Hashable {
  /// Midnight of the date.
  public let date: LocalDateTime
  /// When the day begins.
  public let start: Date
  /// When the next day begins.
  public let end: Date
  /// When the day after the next begins.
  public let nextEnd: Date

  /// Finds the day in which an instant lies.
  ///
  /// A turn that the clock skips moves forward by the length of the gap, and of a turn that comes
  /// twice the first counts (R3).
  public init(containing instant: Date, in zone: TimeZone, turn: TimeOfDay = .midnight) {
    let today = LocalDateTime(instant, in: zone).at(turn)
    let first = instant < today.date(in: zone) ? today.addingDays(-1) : today
    date = first.at(.midnight)
    start = first.date(in: zone)
    end = first.addingDays(1).date(in: zone)
    nextEnd = first.addingDays(2).date(in: zone)
  }
}
