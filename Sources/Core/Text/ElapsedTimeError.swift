/// Errors in a text that should be a length of time.
package enum ElapsedTimeError: Error, Hashable {
  /// The text is not a number with a known unit.
  case malformed(String)
  /// The text is a number alone.
  case withoutUnit(String)
  /// The text is a number with `m`, which may mean minutes or months.
  case ambiguous(String)
  /// The unit is a month or a year, whose length depends on the calendar.
  case calendarUnit(String)
  /// The length is below a second or above 100 years.
  case outOfRange(String)
}
