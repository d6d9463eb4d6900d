/// Reasons why a text or a combination of values is refused.
public enum RecurrenceError: Error, Sendable, Hashable {
  /// The text is no period.
  case period(String)
  /// The text has the unit `m`, or minutes or seconds, which periods do not have.
  case minutes(String)
  /// The text is no window.
  case window(String)
  /// The window would open after it is due.
  case windowReversed(minimum: Period, maximum: Period)
  /// The text after `on` names no days.
  case days(String)
  /// The days do not fit the unit of the period, or never occur; `meant` is a valid suggestion.
  case daysUnit(String, meant: String)
  /// A window was combined with days.
  case daysWindow(String)
  /// A first due moment was given for a rule with days.
  case firstWithDays(LocalDateTime, every: Rhythm)
  /// The text is no time of day.
  case timeOfDay(String)
  /// The text is no wall-clock date and time.
  case dateTime(String)
  /// The text is neither an instant, nor a wall-clock date and time, nor a date.
  case moment(String)
  /// The text is well-formed, but one of its numbers is out of range.
  case outOfRange(String, expected: ValueRange)
  /// The series would end before it starts.
  case endBeforeStart(end: LocalDateTime, start: LocalDateTime)
  /// Times of day were pinned for a period of hours.
  case timeOfDayWithHours(TimesOfDay, every: Rhythm)
  /// The text is no list of times of day.
  case timesOfDay(String)
  /// There are more times of day than a day may have.
  case tooManyTimes(String, count: Int)
  /// A time of day does not come after the one before it.
  case timesOrder(TimeOfDay, after: TimeOfDay)
  /// Several times a day were given for what counts from done.
  case timesFromDone(TimesOfDay)
  /// Several times a day were given for a window.
  case timesWithWindow(TimesOfDay, every: Rhythm)
  /// The text is no season, nor a part of one.
  case season(String)
  /// A day of a season is none of its month, whose last one is given.
  case seasonDay(String, last: Int)
  /// Two parts of a season have a day in common.
  case seasonOverlap(String, String)
  /// The text begins as a number of times and names no period that has them.
  case quota(String)
  /// There are no times in a period, or more than it may have.
  case quotaRange(String, most: Int, per: Period.Unit)
}

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
