package import Localization
package import Recurrence

extension Rhythm {
  /// The rhythm in words: `every 10 to 14 weeks`, `every 2 weeks on Tue, Fri`.
  package var words: String {
    TaskPhrase.everyPeriod(every.minimum?.span, every.maximum.span, on: days).text
  }
}

extension Period {
  /// The period for texts.
  package var span: TimeSpan {
    switch unit {
    case .hour: TimeSpan(count, .hour)
    case .day: TimeSpan(count, .day)
    case .week: TimeSpan(count, .week)
    case .month: TimeSpan(count, .month)
    case .year: TimeSpan(count, .year)
    }
  }
}

extension TimesOfDay {
  /// The times with commas and blanks between: `08:00, 20:00`.
  package var words: String { all.map(\.description).joined(separator: ", ") }
}
