import Recurrence

extension English {
  /// Returns the days of a rule behind `on`: `Tue, Fri`, `the last day`, `the first Mon of Nov`.
  func text(_ days: DayPattern) -> String {
    switch days {
    case .weekdays(let weekdays): weekdays.map(text).joined(separator: ", ")
    case .monthDays(let days):
      "the " + days.map { "\($0)\(ending(of: $0))" }.joined(separator: ", ")
    case .lastDay: "the last day"
    case .ordinal(let ordinal, let weekday): "the \(ordinal.symbol) \(text(weekday))"
    case .workday(let ordinal): "the \(ordinal.symbol) weekday"
    case .date(let day, let month): "\(day) \(self.month(month).prefix(3))"
    case .ordinalOf(let ordinal, let weekday, let month):
      "the \(ordinal.symbol) \(text(weekday)) of \(self.month(month).prefix(3))"
    }
  }

  // Languages count from Sunday, rules from Monday.
  private func text(_ weekday: Weekday) -> String { self.weekday((weekday.rawValue + 1) % 7) }

  private func ending(of number: Int) -> String {
    guard !(11...13).contains(number) else { return "th" }
    return switch number % 10 {
    case 1: "st"
    case 2: "nd"
    case 3: "rd"
    default: "th"
    }
  }
}
