/// A range that a value must be in.
public enum ValueRange: Sendable, Hashable {
  /// Instants of the years 0001 to 9999 of UTC.
  case instants
  case years, months, hours, minutes, seconds
  /// Days of a month such as `2026-02`.
  case days(last: Int, month: String)
  /// Counts of a unit of time, at most 100 years.
  case units(limit: Int, Period.Unit)
}
