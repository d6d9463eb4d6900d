import Foundation
package import Recurrence

/// How often a habit that is not for each day is done (Y6).
package enum HabitFrequency: Sendable, Hashable, Codable {
  /// On these days of the week; other days have no box.
  case on(WeekdaySet)
  /// A number of times in each week (7 days), each month (30), or each period of another length in
  /// days, counted from the first day.
  case times(Int, days: Int)

  /// The days of `times` that mean a week of the calendar.
  package static let week = 7
  /// The days of `times` that mean a month of the calendar.
  package static let month = 30
  /// The most days of a period.
  package static let mostDays = 366

  /// Returns the largest number of times in a period of a length in days: 28 in a month, else one
  /// a day.
  package static func mostTimes(in days: Int) -> Int { days == month ? 28 : days }

  /// The canonical text: `mon,wed,fri`, `3/week`, `1/month`, `3/8d`.
  package var text: String {
    switch self {
    case .on(let days): days.text
    case .times(let count, Self.week): "\(count)/week"
    case .times(let count, Self.month): "\(count)/month"
    case .times(let count, let days): "\(count)/\(days)d"
    }
  }
}

/// Some days of the week, at least one.
package struct WeekdaySet: Sendable, Hashable, Codable, RawRepresentable {
  /// A bit for each day: 1 for Monday to 64 for Sunday.
  package let rawValue: Int

  /// Wraps bits, 1 to 127.
  package init?(rawValue: Int) {
    guard (1...127).contains(rawValue) else { return nil }
    self.rawValue = rawValue
  }

  /// Creates a set; `nil` without a day.
  package init?(_ days: some Sequence<Weekday>) {
    self.init(rawValue: days.reduce(0) { $0 | 1 << $1.rawValue })
  }

  package func contains(_ day: Weekday) -> Bool { rawValue & 1 << day.rawValue != 0 }

  /// The days, from Monday.
  package var days: [Weekday] { Weekday.allCases.filter(contains) }

  /// The canonical text: `mon,wed,fri`.
  package var text: String { days.map(\.symbol).joined(separator: ",") }

  /// Returns how many of its days lie before day `end`, from day `start` on, both counted from
  /// 1970-01-01; O(1).
  func count(from start: Int, before end: Int) -> Int {
    guard end > start else { return 0 }
    let (weeks, rest) = (end - start).quotientAndRemainder(dividingBy: 7)
    let others = (0..<rest).count { contains(Weekday(daysSinceEpoch: start + $0)) }
    return weeks * days.count + others
  }
}

/// The periods of a habit that is done a number of times in each.
struct HabitPeriods {
  /// How many times.
  let times: Int
  /// The days of the formula: 7 for a week, 30 for a month.
  let days: Int
  private let start: Int
  private let weekStart: Weekday

  /// Creates the periods of a habit; `nil` for one of each day, or of days of the week.
  init?(_ habit: Habit, weekStart: Weekday) {
    guard case .times(let times, let days)? = habit.frequency else { return nil }
    (self.times, self.days, start, self.weekStart) = (times, days, habit.start, weekStart)
  }

  /// Returns the days of the period that a day lies in, from 1970-01-01.
  func period(of day: Int) -> ClosedRange<Int> {
    switch days {
    case HabitFrequency.week:
      let ahead = Weekday(daysSinceEpoch: day).rawValue - weekStart.rawValue
      let first = day - (ahead < 0 ? ahead + 7 : ahead)
      return first...(first + 6)
    case HabitFrequency.month:
      let date = LocalDateTime.day(day)
      let first = day - date.day + 1
      let next = LocalDateTime.day(first + 31)
      return first...(first + 31 - next.day)
    default:
      let ahead = day - start
      let first = day - (ahead % days + days) % days
      return first...(first + days - 1)
    }
  }
}

extension Habit {
  /// Returns true if the box of a day is still to be filled, by marks of the habit by day.
  ///
  /// Where it is done a number of times in a period, it is not once there are as many.
  package func isOpen(on day: Int, _ marks: [Int: HabitMark], weekStart: Weekday) -> Bool {
    guard contains(day) else { return false }
    if let mark = marks[day] {
      guard mark.kind != .rest, !isTicked(by: mark) else { return false }
      if let goal, goal.isAtMost, let amount = amount(of: mark), amount > goal.amount {
        return false
      }
    }
    guard let periods = HabitPeriods(self, weekStart: weekStart) else { return true }
    let done = periods.period(of: day).count { day in
      contains(day) && marks[day].map(isTicked) ?? false
    }
    return done < periods.times
  }

  /// Returns the number of the box of one of its days, from 1.
  package func number(of day: Int) -> Int {
    if case .on(let days)? = frequency { return days.count(from: start, before: day + 1) }
    return day - start + 1
  }
}

extension LocalDateTime {
  /// Returns the midnight of a day counted from 1970-01-01.
  fileprivate static func day(_ day: Int) -> LocalDateTime { epoch.addingDays(day) }

  private static let epoch = LocalDateTime(Date(timeIntervalSince1970: 0), in: .gmt)
}
