package import Application
import Localization
import Recurrence

/// A month as a grid of weeks, with a sign beside each day that has one.
///
/// Weeks begin as the language in force says, or the setting.
package struct MonthGrid {
  private let month: CalendarMonth
  private let signs: [Int: String]

  /// Creates the grid of a month; `signs` are one column wide, by days since 1970-01-01.
  package init(_ month: CalendarMonth, signs: [Int: String]) {
    self.month = month
    self.signs = signs
  }

  /// Returns the lines: the month, the names of the weekdays, and the weeks.
  package var lines: [String] {
    let localizer = Localizer.current
    let name = localizer.language.month(month.first.month)
    let heading = "\(name.prefix(1).uppercased())\(name.dropFirst()) \(month.first.year)"
    let weekdays = (0..<7).map { offset in
      localizer.language.weekday((localizer.firstWeekday + offset) % 7).padded(to: 4)
    }
    let blanks = (month.first.daysSinceSunday - localizer.firstWeekday + 7) % 7
    var cells = Array(repeating: "    ", count: blanks)
    for (index, day) in month.days.enumerated() {
      let number = String(index + 1)
      let sign = signs[day] ?? " "
      cells.append(String(repeating: " ", count: 2 - number.count) + number + sign + " ")
    }
    let weeks = stride(from: 0, to: cells.count, by: 7).map { start in
      cells[start..<min(start + 7, cells.count)].joined()
    }
    return [heading, weekdays.joined()] + weeks
  }
}
