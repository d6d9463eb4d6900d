/// The days on which a task is due within each of its periods (R19).
public enum DayPattern: Sendable, Hashable {
  /// These days of the week, at least one, in the order of the week; for periods of weeks.
  case weekdays([Weekday])
  /// These days of the month, 1 to 31, ascending; one that a month does not have is its last day.
  case monthDays([Int])
  /// The last day of the month.
  case lastDay
  /// The first to fifth or last of a weekday in the month; months without a fifth are left out.
  case ordinal(Ordinal, Weekday)
  /// The first or last of Monday to Friday in the month.
  case workday(Ordinal)
  /// A date of the year; 29 February is 28 February in other years.
  case date(day: Int, month: Int)
  /// The first to fifth or last of a weekday in a month of the year.
  case ordinalOf(Ordinal, Weekday, month: Int)

  /// The unit of the periods that can take these days.
  public var unit: Period.Unit {
    switch self {
    case .weekdays: .week
    case .monthDays, .lastDay, .ordinal, .workday: .month
    case .date, .ordinalOf: .year
    }
  }

  /// How many days of one period can match at most.
  var count: Int {
    switch self {
    case .weekdays(let days): days.count
    case .monthDays(let days): days.count
    default: 1
    }
  }

  /// Returns match `index` of a month, as days since 1970-01-01; `nil` where the month does not
  /// have it, or where it falls on the same day as the match before.
  func day(_ index: Int, year: Int, month: Int) -> Int? {
    let first = CivilDate(year: year, month: month, day: 1).daysSinceEpoch
    let length = CivilDate.daysInMonth(month, of: year)
    switch self {
    case .weekdays: return nil
    case .monthDays(let days):
      if index > 0, days[index - 1] >= length { return nil }
      return first + min(days[index], length) - 1
    case .lastDay: return first + length - 1
    case .date(let day, _): return first + min(day, length) - 1
    case .ordinal(let ordinal, let weekday), .ordinalOf(let ordinal, let weekday, _):
      return Self.day(ordinal, weekday, first: first, length: length)
    case .workday(.last):
      let last = first + length - 1
      return last - max(0, Weekday(daysSinceEpoch: last).rawValue - 4)
    case .workday:
      let weekday = Weekday(daysSinceEpoch: first).rawValue
      return first + (weekday > 4 ? 7 - weekday : 0)
    }
  }

  private static func day(
    _ ordinal: Ordinal, _ weekday: Weekday, first: Int, length: Int
  ) -> Int? {
    if ordinal == .last {
      let last = first + length - 1
      let back = Weekday(daysSinceEpoch: last).rawValue - weekday.rawValue
      return last - (back < 0 ? back + 7 : back)
    }
    let ahead = weekday.rawValue - Weekday(daysSinceEpoch: first).rawValue
    let offset = (ahead < 0 ? ahead + 7 : ahead) + (ordinal.rawValue - 1) * 7
    return offset < length ? first + offset : nil
  }
}
