import Recurrence

/// Texts that were parsed before: thousands of tasks share a handful of periods and times of day.
struct ParseCache {
  private var periods: [String: Period] = [:]
  private var patterns: [String: DayPattern] = [:]
  private var times: [String: TimeOfDay] = [:]

  mutating func period(_ text: String) throws -> Period {
    if let known = periods[text] { return known }
    let period = try Period(parsing: text)
    periods[text] = period
    return period
  }

  /// The days of a text; `nil` if it names none.
  mutating func days(_ text: String) -> DayPattern? {
    if let known = patterns[text] { return known }
    let days = DayPattern(text)
    patterns[text] = days
    return days
  }

  mutating func time(_ text: String) throws -> TimeOfDay {
    if let known = times[text] { return known }
    let time = try TimeOfDay(parsing: text)
    times[text] = time
    return time
  }
}
