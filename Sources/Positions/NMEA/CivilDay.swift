/// A day of the Gregorian calendar, counted from 1970-01-01.
///
/// Plain arithmetic instead of `Calendar`, because every RMC sentence has a day.
///
/// Source: Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms", `days_from_civil`.
struct CivilDay: Sendable, Hashable {
  /// Days since 1970-01-01, negative before.
  var number: Int

  init(number: Int) {
    self.number = number
  }

  /// Creates a day; nil if the calendar has no such day, or it is outside 1980 to 2099.
  ///
  /// The Global Positioning System began on 1980-01-06.
  init?(year: Int, month: Int, day: Int) {
    guard (1980...2099).contains(year), (1...12).contains(month), day >= 1,
      day <= Self.length(ofMonth: month, in: year)
    else { return nil }
    let shifted = month <= 2 ? year - 1 : year
    let (era, yearOfEra) = shifted.quotientAndRemainder(dividingBy: 400)
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    number = era * 146_097 + dayOfEra - 719_468
  }

  private static func length(ofMonth month: Int, in year: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    default: 31
    }
  }
}
