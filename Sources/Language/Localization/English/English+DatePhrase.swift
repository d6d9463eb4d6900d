import Recurrence

extension English {
  package func text(_ phrase: DatePhrase, _ localizer: Localizer) -> String {
    switch phrase {
    // Coming occurrences.
    case .noFurtherOccurrence:
      "No further occurrence."
    case .openWithoutDate:
      "any time"
    case .occurrence(let opens, let due):
      (opens.map { "opens \($0), " } ?? "") + "due \(due)"
    // What is wrong with a date or a period.
    case .notPeriod(let text):
      "\(text) is not a period: expected a number and a unit, such as 12h, 3d, 10w, 1mo or 1y."
    case .minutesOrMonths(let text):
      "\(text) could be minutes or months: write 1mo for a month; the shortest period is an hour, "
        + "1h."
    case .notWindow(let text):
      "\(text) is not a period or window: expected one period such as 2w, or the shortest and the "
        + "longest such as 10-14w."
    case .windowReversed(let text, let meant):
      "\(text) opens after it is due: expected the shorter period first, \(meant)."
    case .notDays(let text):
      "\(text) does not say on which days: expected weekdays such as tue,fri, days of the month such "
        + "as 1,15, last day, first mon, 24 dec or 4th thu of nov."
    case .daysUnit(let text, let meant): "\(text) never happens: did you mean \(meant)?"
    case .daysWindow(let text):
      "\(text) has both a window and days: give one period, such as 2w, or leave the days out."
    case .firstWithDays(let first, let every):
      "the first due moment \(first) cannot be set for \(every): its days follow from the start. Use "
        + "--start."
    case .notTimeOfDay(let text):
      "\(text) is not a time of day: expected hours and minutes from 00:00 to 23:59, such as 09:30."
    case .notDateTime(let text):
      "\(text) is not a local date and time: expected one such as 2026-01-15T09:00."
    case .notMoment(let text, let suggestion):
      "\(text) is not a date or time: expected one such as tomorrow 18:00, 15 jan or "
        + "2026-01-15T09:00." + question(suggestion)
    case .ambiguousMoment(let text, let first, let second):
      "\(text) could be \(first) or \(second): write the one you mean."
    case .otherWeekday(let text, let date, let other):
      "\(text) has another weekday than its date: write \(dayWithYear(date)) or \(dayWithYear(other))."
    case .outOfRange(let text, .days(let last, _)):
      "\(text) does not exist: that month has \(count(last, .day))."
    case .outOfRange(let text, let range): "\(text) is out of range: expected \(words(range))."
    case .endBeforeStart(let end, let start):
      "the end \(end) lies before the start \(start): give a later end or an earlier start."
    case .noOccurrence(let rule, let start):
      "\(rule) never comes, counted from \(start): give other days, or another start."
    case .timeOfDayWithHours(let time, let every):
      "the time of day \(time) cannot be kept every \(every): hours are elapsed time. Leave it "
        + "out, or use days or longer."
    case .notTimesOfDay(let text):
      "\(text) is not a list of times of day: expected times with commas between, such as 08:00,20:00."
    case .tooManyTimes(let text, let count, let most):
      "\(text) is \(count) times a day: expected 2 to \(most), such as 08:00,14:00,20:00."
    case .timesOrder(let time, let earlier):
      "\(time) does not come after \(earlier): expected each time of the day once, the earlier one "
        + "first, such as 08:00,20:00."
    case .timesFromDone(let times):
      "several times a day (\(times)) keep a fixed rhythm: they cannot be counted from done. Give "
        + "one time of day, or count from the start."
    case .timesWithWindow(let times, let every):
      "several times a day (\(times)) do not go with the window \(every): give one period, such as "
        + "1d, or one time of day."
    case .periodReversed(let from, let to): "the period begins on \(from), after its end on \(to)"
    case .unknownZone(let subject, let suggestion):
      "\(localizer.given(subject)) is not a time zone: expected an IANA name such as Europe/Berlin, or floating."
        + question(suggestion)
    case .timeSpanReversed(let subject):
      "\(localizer.given(subject)) does not end after it begins; expected the earlier time first, such as 10:15-11:45"
    case .dayExpected(let text):
      "\(text) has a time of day; expected a day, such as 2026-12-24, tomorrow or fri"
    case .daysReversed(let text):
      "\(text) ends before it begins; expected the earlier day first, such as 2026-12-24..2026-12-31"
    case .tooManyDays(let text, let most): "\(text) is longer than \(most) days"
    // Lengths of time.
    case .lengthMalformed(let text):
      "\"\(text)\" is not a length of time: expected a whole number and s, min, h, d or w, such as 5min"
    case .lengthWithoutUnit(let text):
      "\"\(text)\" has no unit: expected s, min, h, d or w after the number, such as 5min"
    case .lengthAmbiguous(let text):
      "\"\(text)\" may mean minutes or months: write min for minutes, such as 5min"
    case .lengthCalendarUnit(let text):
      "\"\(text)\" has no fixed length: expected s, min, h, d or w, such as 30d"
    case .lengthOutOfRange(let text):
      "\"\(text)\" is out of range: expected from 1s to 100 years (5217w)"
    // Rules.
    case .never: "Its end comes before it is due for the first time, so it never comes up."
    case .onceUndated: "At any time: it reminds you at its places until it is done."
    case .onceUnplaced: "At any time: it stays in the list until it is done."
    case .once(let when):
      capitalized(text(.whenAndHowFar(when), localizer))
        + (when.nearDay.map { ", \(localizer.day($0))" } ?? "") + "."
    case .fixed(let dates, let next):
      capitalized(words(dates, localizer))
        + (next.map { ", then \(date($0, localizer))" } ?? "") + ", whenever you do it."
    case .ifDoneToday(let standing, let next):
      (standing.map { sentence($0, localizer) + " " } ?? "")
        + "If you do it today, then \(words(next, localizer))."
    case .finishedIfDoneToday(let standing):
      "\(sentence(standing, localizer)) If you do it today, it is finished."
    case .date(let date): self.date(date, localizer)
    }
  }

  func question(_ suggestion: String?) -> String {
    suggestion.map { " Did you mean \($0)?" } ?? ""
  }

  func words(_ range: ValueRange) -> String {
    switch range {
    case .instants: "an instant from 0001-01-02T00:00:00Z to 9999-12-30T23:59:59Z"
    case .years: "a year from 0001 to 9999"
    case .months: "a month from 01 to 12"
    case .days(let last, let month): "a day from 01 to \(last) in \(month)"
    case .hours: "an hour from 00 to 23"
    case .minutes: "a minute from 00 to 59"
    case .seconds: "a second from 00 to 59"
    case .units(let limit, .hour): "1 to \(limit) hours, that is at most 100 years"
    case .units(let limit, let unit): "1 to \(count(limit, unit.noun)), that is at most 100 years"
    }
  }

  private func sentence(_ standing: RuleStanding, _ localizer: Localizer) -> String {
    switch standing {
    case .first(let dates): "First \(words(dates, localizer))."
    case .open(let due): "It can be done until \(date(due, localizer))."
    case .dueSince(let due): "It has been due since \(date(due, localizer))."
    }
  }

  private func words(_ dates: RuleDates, _ localizer: Localizer) -> String {
    let due = date(dates.due, localizer)
    if let opens = dates.opens { return "from \(date(opens, localizer)), until \(due)" }
    return dates.isDeadline ? "by \(due)" : due
  }

  private func date(_ date: RuleDate, _ localizer: Localizer) -> String {
    date.showsTime ? localizer.moment(date.time) : localizer.day(date.time)
  }
}
