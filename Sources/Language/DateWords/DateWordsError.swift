import Localization
package import Recurrence

/// Why a text is no date or time.
package enum DateWordsError: Error, Sendable, Hashable {
  /// The text is none of the forms that are read.
  case unreadable(String)
  /// The text could mean two days, given in ISO form.
  case ambiguous(String, first: String, second: String)
  /// The text names a weekday that is not that of its date: the date, and the nearest day of that
  /// weekday.
  case otherWeekday(String, date: LocalDateTime, weekday: LocalDateTime)
  /// The form is read, but there is no such date or time.
  case impossible(String, expected: ValueRange)
}
