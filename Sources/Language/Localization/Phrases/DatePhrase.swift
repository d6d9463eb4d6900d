package import Recurrence

/// Rules, dates, periods and lengths of time.
package struct DatePhrase: AreaPhrase {
  package let texts: Texts

  package init(texts: Texts) { self.texts = texts }

  // MARK: Coming occurrences

  package static let noFurtherOccurrence = Self("No further occurrence.", "Більше повторень немає.")
  package static let openWithoutDate = Self("any time", "будь-коли")
  package static func occurrence(opens: String?, due: String) -> Self {
    Self(
      (opens.map { "opens \($0), " } ?? "") + "due \(due)",
      (opens.map { "відкриється \($0), " } ?? "") + "термін \(due)")
  }

  // MARK: What is wrong with a date or a period

  package static func notPeriod(_ text: String) -> Self {
    Self(
      "\(text) is not a period: expected a number and a unit, such as 12h, 3d, 10w, 1mo or 1y.",
      "\(text) не є періодом: очікувалося число й одиниця, наприклад 12h, 3d, 10w, 1mo або 1y.")
  }
  /// The unit `m` may mean two things.
  package static func minutesOrMonths(_ text: String) -> Self {
    Self(
      "\(text) could be minutes or months: write 1mo for a month; the shortest period is an hour, "
        + "1h.",
      "\(text) може означати хвилини або місяці: для місяця пишіть 1mo; найкоротший період — "
        + "година, 1h.")
  }
  package static func notWindow(_ text: String) -> Self {
    Self(
      "\(text) is not a period or window: expected one period such as 2w, or the shortest and the "
        + "longest such as 10-14w.",
      "\(text) не є періодом чи вікном: очікувався один період, наприклад 2w, або найкоротший і "
        + "найдовший, наприклад 10-14w.")
  }
  package static func windowReversed(_ text: String, meant: String) -> Self {
    Self(
      "\(text) opens after it is due: expected the shorter period first, \(meant).",
      "\(text) відкривається після терміну: спочатку має бути коротший період, \(meant).")
  }
  /// The text behind `on` names no days.
  package static func notDays(_ text: String) -> Self {
    Self(
      "\(text) does not say on which days: expected weekdays such as tue,fri, days of the month such "
        + "as 1,15, last day, first mon, 24 dec or 4th thu of nov.",
      "\(text) не називає днів: очікувалися дні тижня, наприклад вт,пт, числа місяця, наприклад "
        + "1,15, останній день, перший пн або 24 грудня.")
  }
  package static func daysUnit(_ text: String, meant: String) -> Self {
    Self(
      "\(text) never happens: did you mean \(meant)?",
      "\(text) ніколи не настане: можливо, ви мали на увазі \(meant)?")
  }
  package static func daysWindow(_ text: String) -> Self {
    Self(
      "\(text) has both a window and days: give one period, such as 2w, or leave the days out.",
      "\(text) має і вікно, і дні: вкажіть один період, наприклад 2w, або приберіть дні.")
  }
  package static func firstWithDays(first: String, every: String) -> Self {
    Self(
      "the first due moment \(first) cannot be set for \(every): its days follow from the start. Use "
        + "--start.",
      "перший термін \(first) неможливий для \(every): дні відлічуються від початку. Скористайтеся "
        + "--start.")
  }
  package static func notTimeOfDay(_ text: String) -> Self {
    Self(
      "\(text) is not a time of day: expected hours and minutes from 00:00 to 23:59, such as 09:30.",
      "\(text) не є часом доби: очікувалися години й хвилини від 00:00 до 23:59, наприклад 09:30.")
  }
  package static func notDateTime(_ text: String) -> Self {
    Self(
      "\(text) is not a local date and time: expected one such as 2026-01-15T09:00.",
      "\(text) не є місцевою датою й часом: очікувалося, наприклад, 2026-01-15T09:00.")
  }
  /// The text is no date or time; perhaps the quoted suggestion was meant.
  package static func notMoment(_ text: String, suggestion: String? = nil) -> Self {
    Self(
      "\(text) is not a date or time: expected one such as tomorrow 18:00, 15 jan or "
        + "2026-01-15T09:00." + question(suggestion),
      "\(text) не є датою чи часом: очікувалося, наприклад, завтра о 18:00, 15 січня або "
        + "2026-01-15T09:00." + question(suggestion))
  }
  /// The text could mean two days, given as `2026-01-16`.
  package static func ambiguousMoment(_ text: String, first: String, second: String) -> Self {
    Self(
      "\(text) could be \(first) or \(second): write the one you mean.",
      "\(text) може означати \(first) або \(second): напишіть потрібну дату.")
  }
  package static func otherWeekday(
    _ text: String, date: LocalTime, weekday other: LocalTime
  ) -> Self {
    Self(
      "\(text) has another weekday than its date: write \(english.dayWithYear(date)) or \(english.dayWithYear(other)).",
      "\(text): дата має інший день тижня. Напишіть \(ukrainian.ended("\(ukrainian.dayWithYear(date)) або \(ukrainian.dayWithYear(other))"))"
    )
  }
  package static func outOfRange(_ text: String, _ range: ValueRange) -> Self {
    switch range {
    case .days(let last, _):
      Self(
        "\(text) does not exist: that month has \(localizer.count(last, .day)).",
        "\(text) не існує: у тому місяці \(localizer.count(last, .day)).")
    default:
      Self(
        "\(text) is out of range: expected \(english.words(range)).",
        ukrainian.ended("\(text) поза межами. Очікувалося: \(ukrainian.words(range))"))
    }
  }
  package static func endBeforeStart(end: String, start: String) -> Self {
    Self(
      "the end \(end) lies before the start \(start): give a later end or an earlier start.",
      "кінець \(end) раніший за початок \(start): вкажіть пізніший кінець або раніший початок.")
  }
  package static func noOccurrence(_ rule: String, start: String) -> Self {
    Self(
      "\(rule) never comes, counted from \(start): give other days, or another start.",
      "\(rule) ніколи не настане, якщо рахувати від \(start): вкажіть інші дні або інший початок.")
  }
  package static func timeOfDayWithHours(time: String, every: String) -> Self {
    Self(
      "the time of day \(time) cannot be kept every \(every): hours are elapsed time. Leave it "
        + "out, or use days or longer.",
      "час доби \(time) неможливий із періодом \(every): години рахуються як тривалість. "
        + "Приберіть час доби або вкажіть період у днях чи довший.")
  }
  package static func notTimesOfDay(_ text: String) -> Self {
    Self(
      "\(text) is not a list of times of day: expected times with commas between, such as 08:00,20:00.",
      "\(text) не є списком часів доби: очікувалися часи через кому, наприклад 08:00,20:00.")
  }
  package static func tooManyTimes(_ text: String, count: Int, most: Int) -> Self {
    Self(
      "\(text) is \(count) times a day: expected 2 to \(most), such as 08:00,14:00,20:00.",
      "\(text): це \(count) на день, а очікувалося від 2 до \(most) разів, "
        + "наприклад 08:00,14:00,20:00.")
  }
  package static func timesOrder(_ time: String, after earlier: String) -> Self {
    Self(
      "\(time) does not come after \(earlier): expected each time of the day once, the earlier one "
        + "first, such as 08:00,20:00.",
      "\(time) не пізніше за \(earlier): очікувався кожен час доби один раз, раніший спершу, "
        + "наприклад 08:00,20:00.")
  }
  package static func timesFromDone(_ times: String) -> Self {
    Self(
      "several times a day (\(times)) keep a fixed rhythm: they cannot be counted from done. Give "
        + "one time of day, or count from the start.",
      "кілька разів на день (\(times)) — це сталий ритм: від виконання його не відлічити. Вкажіть "
        + "один час доби або відлік від початку.")
  }
  package static func timesWithWindow(_ times: String, every: String) -> Self {
    Self(
      "several times a day (\(times)) do not go with the window \(every): give one period, such as "
        + "1d, or one time of day.",
      "кілька разів на день (\(times)) несумісні з вікном \(every): вкажіть один період, наприклад "
        + "1d, або один час доби.")
  }
  package static func periodReversed(from: String, to: String) -> Self {
    Self(
      "the period begins on \(from), after its end on \(to)",
      "період починається \(from), пізніше за його кінець \(to)")
  }
  package static func unknownZone(subject: GivenValue, suggestion: String?) -> Self {
    Self(
      "\(localizer.given(subject)) is not a time zone: expected an IANA name such as Europe/Berlin, or floating."
        + question(suggestion),
      "\(localizer.given(subject)) не є часовим поясом: очікувалася назва IANA, наприклад Europe/Kyiv, або floating."
        + question(suggestion))
  }
  package static func timeSpanReversed(subject: GivenValue) -> Self {
    Self(
      "\(localizer.given(subject)) does not end after it begins; expected the earlier time first, such as 10:15-11:45",
      "\(localizer.given(subject)): кінець має бути пізніше за початок. Спершу вкажіть раніший час, наприклад 10:15-11:45"
    )
  }
  package static func dayExpected(_ text: String) -> Self {
    Self(
      "\(text) has a time of day; expected a day, such as 2026-12-24, tomorrow or fri",
      "\(text) містить час. Очікується день, наприклад 2026-12-24, завтра або пт")
  }
  package static func daysReversed(_ text: String) -> Self {
    Self(
      "\(text) ends before it begins; expected the earlier day first, such as 2026-12-24..2026-12-31",
      "\(text): кінець раніше початку. Спершу вкажіть раніший день, наприклад 2026-12-24..2026-12-31"
    )
  }
  package static func tooManyDays(_ text: String, most: Int) -> Self {
    Self(
      "\(text) is longer than \(most) days",
      "\(text): більше ніж \(localizer.count(most, .day))")
  }

  // MARK: Lengths of time

  package static func lengthMalformed(_ text: String) -> Self {
    Self(
      "\"\(text)\" is not a length of time: expected a whole number and s, min, h, d or w, such as 5min",
      "«\(text)» не є тривалістю: очікувалося ціле число та s, min, h, d або w, наприклад 5min")
  }
  package static func lengthWithoutUnit(_ text: String) -> Self {
    Self(
      "\"\(text)\" has no unit: expected s, min, h, d or w after the number, such as 5min",
      "«\(text)» не має одиниці: очікувалося s, min, h, d або w після числа, наприклад 5min")
  }
  /// The text is a number with `m`, which may mean minutes or months.
  package static func lengthAmbiguous(_ text: String) -> Self {
    Self(
      "\"\(text)\" may mean minutes or months: write min for minutes, such as 5min",
      "«\(text)» може означати хвилини або місяці: для хвилин пишіть min, наприклад 5min")
  }
  package static func lengthCalendarUnit(_ text: String) -> Self {
    Self(
      "\"\(text)\" has no fixed length: expected s, min, h, d or w, such as 30d",
      "«\(text)» не має сталої тривалості: очікувалося s, min, h, d або w, наприклад 30d")
  }
  /// The length is below a second or above 100 years.
  package static func lengthOutOfRange(_ text: String) -> Self {
    Self(
      "\"\(text)\" is out of range: expected from 1s to 100 years (5217w)",
      "«\(text)» поза межами: очікувалося від 1s до 100 років (5217w)")
  }

  // MARK: Rules

  package static let never = Self(
    "Its end comes before it is due for the first time, so it never comes up.",
    "Кінець настає раніше за перший термін, тож завдання ніколи не з’явиться.")
  package static let onceUndated = Self(
    "At any time: it reminds you at its places until it is done.",
    "Будь-коли: нагадує у своїх місцях, доки його не виконано.")
  package static let onceUnplaced = Self(
    "At any time: it stays in the list until it is done.",
    "Будь-коли: лишається у списку, доки його не виконано.")
  package static func once(_ when: TaskWhen) -> Self {
    Self(
      english.capitalized(TaskPhrase.whenAndHowFar(when).text)
        + (when.nearDay.map { ", \(localizer.day($0))" } ?? "") + ".",
      ukrainian.ended(
        ukrainian.capitalized(TaskPhrase.whenAndHowFar(when).text)
          + (when.nearDay.map { ", \(localizer.day($0))" } ?? "")))
  }
  package static func fixed(_ dates: RuleDates, then next: RuleDate?) -> Self {
    Self(
      english.capitalized(english.words(dates, localizer))
        + (next.map { ", then \(dateText($0))" } ?? "") + ", whenever you do it.",
      ukrainian.capitalized(ukrainian.words(dates, localizer))
        + (next.map { ", далі \(dateText($0))" } ?? "") + ", коли б ви це не зробили.")
  }
  package static func ifDoneToday(_ standing: RuleStanding?, next: RuleDates) -> Self {
    Self(
      (standing.map { sentence($0) + " " } ?? "")
        + "If you do it today, then \(english.words(next, localizer)).",
      (standing.map { sentence($0) + " " } ?? "")
        + ukrainian.ended(
          "Якщо зробити сьогодні, наступного разу: \(ukrainian.words(next, localizer))"))
  }
  package static func finishedIfDoneToday(_ standing: RuleStanding) -> Self {
    Self(
      "\(sentence(standing)) If you do it today, it is finished.",
      "\(sentence(standing)) Якщо зробити сьогодні, завдання завершиться.")
  }
  package static func date(_ date: RuleDate) -> Self { Self(alike: Self.dateText(date)) }

  fileprivate static func dateText(_ date: RuleDate) -> String {
    date.showsTime ? localizer.moment(date.time) : localizer.day(date.time)
  }

  static func question(_ suggestion: String?) -> String {
    say(
      suggestion.map { " Did you mean \($0)?" } ?? "",
      suggestion.map { " Можливо, ви мали на увазі \($0)?" } ?? "")
  }

  private static func sentence(_ standing: RuleStanding) -> String {
    switch standing {
    case .first(let dates):
      say(
        "First \(english.words(dates, localizer)).",
        ukrainian.ended("Уперше \(ukrainian.words(dates, localizer))"))
    case .open(let due):
      say(
        "It can be done until \(dateText(due)).",
        ukrainian.ended("Можна виконати до \(dateText(due))"))
    case .dueSince(let due):
      say(
        "It has been due since \(dateText(due)).",
        ukrainian.ended("Термін минув \(dateText(due))"))
    }
  }
}

extension English {
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

  fileprivate func words(_ dates: RuleDates, _ localizer: Localizer) -> String {
    let due = DatePhrase.dateText(dates.due)
    if let opens = dates.opens.map(DatePhrase.dateText), opens != due {
      return "from \(opens), until \(due)"
    }
    return dates.isDeadline ? "by \(due)" : due
  }
}

extension Ukrainian {
  func words(_ range: ValueRange) -> String {
    switch range {
    case .instants: "момент від 0001-01-02T00:00:00Z до 9999-12-30T23:59:59Z"
    case .years: "рік від 0001 до 9999"
    case .months: "місяць від 01 до 12"
    case .days(let last, let month): "день від 01 до \(last) у \(month)"
    case .hours: "година від 00 до 23"
    case .minutes: "хвилина від 00 до 59"
    case .seconds: "секунда від 00 до 59"
    case .units(let limit, let unit):
      "від 1 до \(count(limit, unit.noun)), тобто не більше 100 років"
    }
  }

  fileprivate func words(_ dates: RuleDates, _ localizer: Localizer) -> String {
    let due = DatePhrase.dateText(dates.due)
    if let opens = dates.opens.map(DatePhrase.dateText), opens != due {
      return "з \(opens), до \(due)"
    }
    return dates.isDeadline ? "до \(due)" : due
  }
}
