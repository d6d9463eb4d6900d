package import Recurrence

/// Rules, dates, periods and lengths of time.
package enum DatePhrase: Phrase, Hashable {
  // MARK: Coming occurrences

  /// The series has ended.
  case noFurtherOccurrence
  /// An occurrence without a date.
  case openWithoutDate
  /// An occurrence opens, if it has a window, and is due.
  case occurrence(opens: String?, due: String)

  // MARK: What is wrong with a date or a period

  /// The text is no period.
  case notPeriod(String)
  /// The unit `m` may mean two things.
  case minutesOrMonths(String)
  /// The text is no window.
  case notWindow(String)
  /// The window would open after it is due; how it is meant.
  case windowReversed(String, meant: String)
  /// The text behind `on` names no days.
  case notDays(String)
  /// There are no such days in such a period; a rule that there is.
  case daysUnit(String, meant: String)
  /// A window with days.
  case daysWindow(String)
  /// A rule with days has no first due moment of its own.
  case firstWithDays(first: String, every: String)
  /// The text is no time of day.
  case notTimeOfDay(String)
  /// The text is no local date and time.
  case notDateTime(String)
  /// The text is no date or time; perhaps the quoted suggestion was meant.
  case notMoment(String, suggestion: String? = nil)
  /// The text could mean two days, given as `2026-01-16`.
  case ambiguousMoment(String, first: String, second: String)
  /// The text names a weekday that is not that of its date: the date, and the nearest day of that
  /// weekday.
  case otherWeekday(String, date: LocalTime, weekday: LocalTime)
  /// A number is out of range.
  case outOfRange(String, ValueRange)
  /// The series would end before it starts.
  case endBeforeStart(end: String, start: String)
  /// A rule that is never due, counted from its start.
  case noOccurrence(String, start: String)
  /// Hours cannot keep a time of day.
  case timeOfDayWithHours(time: String, every: String)
  /// The text is no list of times of day.
  case notTimesOfDay(String)
  /// More times a day than there may be.
  case tooManyTimes(String, count: Int, most: Int)
  /// A time of day that is not later than the one before it in a list.
  case timesOrder(String, after: String)
  /// Several times a day cannot be counted from done.
  case timesFromDone(String)
  /// A window cannot have several times a day.
  case timesWithWindow(String, every: String)
  /// A period ends before it begins.
  case periodReversed(from: String, to: String)
  /// No such zone.
  case unknownZone(subject: GivenValue, suggestion: String?)
  /// A span of a day that does not end after it begins.
  case timeSpanReversed(subject: GivenValue)
  /// A day was expected, not a time.
  case dayExpected(String)
  /// A span of days that ends before it begins.
  case daysReversed(String)
  /// A span of too many days; the most there may be.
  case tooManyDays(String, most: Int)

  // MARK: Lengths of time

  /// The text is not a number with a known unit.
  case lengthMalformed(String)
  /// The text is a number alone.
  case lengthWithoutUnit(String)
  /// The text is a number with `m`, which may mean minutes or months.
  case lengthAmbiguous(String)
  /// The unit is a month or a year, whose length depends on the calendar.
  case lengthCalendarUnit(String)
  /// The length is below a second or above 100 years.
  case lengthOutOfRange(String)

  // MARK: Rules

  /// The end comes before the first occurrence is due.
  case never
  /// A single occurrence without a date.
  case onceUndated
  /// A single occurrence without a date and without a place.
  case onceUnplaced
  /// A single occurrence.
  case once(TaskWhen)
  /// A fixed rhythm: two occurrences, whenever they are done.
  case fixed(RuleDates, then: RuleDate?)
  /// Counted from when it is done: where it stands, and what comes if it is done today.
  case ifDoneToday(RuleStanding?, next: RuleDates)
  /// Counted from when it is done; done today, it is finished.
  case finishedIfDoneToday(RuleStanding)
  /// A date by itself.
  case date(RuleDate)

  /// Returns the phrase in a language.
  package func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}
