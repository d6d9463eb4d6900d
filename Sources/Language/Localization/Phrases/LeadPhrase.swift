package import Model

/// When a task reminds by time: words, answers and refusals (Z4).
package enum LeadPhrase: Phrase, Hashable {
  /// The times as a value: `15 min before, at its time`; `never` for none.
  case words([Lead])
  /// The title of the row, the label on the page, and the word of the part of a quick line.
  case row, label
  /// The help of the option.
  case help

  // MARK: Answers

  /// The moments to come.
  case reminds([RelativeTime])
  /// The answer where none of its moments is to come any more.
  case remindsNoMore(due: RelativeTime, isAppointment: Bool)
  /// It has no time to remind at.
  case never
  /// The times that it had before and cannot take any more: days have no minutes, a window of
  /// hours no day.
  case gone([Lead], isInDays: Bool)

  // MARK: Refusals

  /// A text is no time to remind at.
  case unknown(GivenValue)
  /// There are more than five times.
  case tooMany(GivenValue)
  /// A time stands twice.
  case twice(GivenValue)
  /// A task without a time of day cannot count from it.
  case notOfDays(GivenValue)
  /// A window of hours has no day.
  case notOfHours(GivenValue)

  /// Returns the phrase in a language.
  package func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}

extension Localizer {
  /// Returns a moment near the present in as few words as say it: `today 14:15`, `Wed 19:00`
  /// within a week, else `Thu 15 Jan 09:00`.
  func soon(_ time: RelativeTime) -> String {
    let day =
      switch time.calendarDays {
      case 0: language.today
      case 1: language.tomorrow
      case 2...6: language.weekday(time.time.weekday)
      default: self.day(time)
      }
    return time.isDay ? day : language.dayAndClock(day, clock(time.time))
  }

  /// Returns moments in their order, each day once: `Thu 14:15 and 14:30`.
  func soon(_ times: [RelativeTime]) -> String {
    var days: [Int] = []
    return list(
      times.map { time in
        defer { days.append(time.calendarDays) }
        return days.last == time.calendarDays ? clock(time.time) : soon(time)
      })
  }
}
