import Localization
import Recurrence

extension Rhythm {
  /// The rhythm in words: `every 10 to 14 weeks`, `every 2 weeks on Tue, Fri`.
  ///
  /// Days other than weekdays stand as they are typed: `every month on first mon`.
  var words: String {
    TaskPhrase.everyPeriod(every.minimum?.span, every.maximum.span, on: days.map(Self.words)).text
  }

  private static func words(of days: DayPattern) -> String {
    guard case .weekdays(let weekdays) = days else { return days.description }
    // Languages count from Sunday, rules from Monday.
    return weekdays.map { weekday in
      let index = (Weekday.allCases.firstIndex(of: weekday) ?? 0) + 1
      return Localizer.current.language.weekday(index % 7)
    }.joined(separator: ", ")
  }
}

extension Period {
  /// The period for texts.
  var span: TimeSpan {
    switch unit {
    case .hour: TimeSpan(count, .hour)
    case .day: TimeSpan(count, .day)
    case .week: TimeSpan(count, .week)
    case .month: TimeSpan(count, .month)
    case .year: TimeSpan(count, .year)
    }
  }
}
