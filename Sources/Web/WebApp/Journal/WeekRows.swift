import Application
import Localization
import Recurrence

/// Days as rows of weeks, which begin on the first day of the week.
struct WeekRows {
  /// The days of each row, seven each, in order.
  let rows: [ClosedRange<Int>]

  /// Creates the rows that hold all days of a span.
  init(_ days: ClosedRange<Int>) {
    rows = stride(from: Self.start(of: days.lowerBound), through: days.upperBound, by: 7).map {
      $0...($0 + 6)
    }
  }

  /// The names of the columns.
  static var weekdays: [String] {
    let localizer = Localizer.current
    return (0..<7).map { localizer.language.weekday((localizer.firstWeekday + $0) % 7) }
  }

  /// Returns the rows around a day, at most a number of them: those before it and one after it.
  func around(_ day: Int, most: Int) -> ArraySlice<ClosedRange<Int>> {
    guard rows.count > most else { return rows[...] }
    let index = rows.firstIndex { $0.upperBound >= day } ?? rows.count - 1
    let start = min(max(0, index - most + 2), rows.count - most)
    return rows[start..<(start + most)]
  }

  /// Returns the number of a week by ISO 8601: that of its Thursday.
  static func number(of first: Int) -> Int {
    let monday = first + 3 - Weekday(daysSinceEpoch: first + 3).rawValue
    let thursday = LocalDays.date(monday + 3)
    let newYear = (try? LocalDateTime(year: thursday.year, month: 1, day: 1)) ?? thursday
    return (thursday.daysSinceEpoch - newYear.daysSinceEpoch) / 7 + 1
  }

  /// Returns the name of the month that begins in a row, or in which the first row begins.
  static func month(of row: ClosedRange<Int>, isFirst: Bool) -> String? {
    let begin = row.first { LocalDays.date($0).day == 1 } ?? (isFirst ? row.lowerBound : nil)
    return begin.map {
      String(Localizer.current.language.month(LocalDays.date($0).month).prefix(3))
    }
  }

  private static func start(of day: Int) -> Int {
    day - (LocalDays.date(day).daysSinceSunday - Localizer.current.firstWeekday + 7) % 7
  }
}
