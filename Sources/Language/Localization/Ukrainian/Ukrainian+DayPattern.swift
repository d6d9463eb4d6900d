import Recurrence

extension Ukrainian {
  /// Returns the days of a rule in parentheses: `вт, пт`, `останній день`, `перша сб листопада`.
  func text(_ days: DayPattern) -> String {
    switch days {
    case .weekdays(let weekdays): weekdays.map(text).joined(separator: ", ")
    case .monthDays(let days): days.map(String.init).joined(separator: ", ") + " числа"
    case .lastDay: "останній день"
    case .ordinal(let ordinal, let weekday): "\(text(ordinal, weekday)) \(text(weekday))"
    case .workday(let ordinal): "\(text(ordinal, .monday)) будень"
    case .date(let day, let month): "\(day) \(genitive(month))"
    case .ordinalOf(let ordinal, let weekday, let month):
      "\(text(ordinal, weekday)) \(text(weekday)) \(genitive(month))"
    }
  }

  // Languages count from Sunday, rules from Monday.
  private func text(_ weekday: Weekday) -> String { self.weekday((weekday.rawValue + 1) % 7) }

  /// The month of a date: `листопада`, the last of the forms that are read.
  private func genitive(_ month: Int) -> String { dates.months[month - 1].last ?? "" }

  /// Returns an ordinal in the gender of a weekday.
  private func text(_ ordinal: Ordinal, _ weekday: Weekday) -> String {
    let isFeminine = [.wednesday, .friday, .saturday, .sunday].contains(weekday)
    let forms =
      switch ordinal {
      case .first: ("перший", "перша")
      case .second: ("другий", "друга")
      case .third: ("третій", "третя")
      case .fourth: ("четвертий", "четверта")
      case .fifth: ("п’ятий", "п’ята")
      case .last: ("останній", "остання")
      }
    return isFeminine ? forms.1 : forms.0
  }
}
