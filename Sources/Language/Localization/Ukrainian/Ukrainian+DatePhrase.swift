import Recurrence

extension Ukrainian {
  package func text(_ phrase: DatePhrase, _ localizer: Localizer) -> String {
    switch phrase {
    // Coming occurrences.
    case .noFurtherOccurrence:
      "Більше повторень немає."
    case .openWithoutDate:
      "будь-коли"
    case .occurrence(let opens, let due):
      (opens.map { "відкриється \($0), " } ?? "") + "термін \(due)"
    // What is wrong with a date or a period.
    case .notPeriod(let text):
      "\(text) не є періодом: очікувалося число й одиниця, наприклад 12h, 3d, 10w, 1mo або 1y."
    case .minutesOrMonths(let text):
      "\(text) може означати хвилини або місяці: для місяця пишіть 1mo; найкоротший період — "
        + "година, 1h."
    case .notWindow(let text):
      "\(text) не є періодом чи вікном: очікувався один період, наприклад 2w, або найкоротший і "
        + "найдовший, наприклад 10-14w."
    case .windowReversed(let text, let meant):
      "\(text) відкривається після терміну: спочатку має бути коротший період, \(meant)."
    case .notDays(let text):
      "\(text) не називає днів: очікувалися дні тижня, наприклад вт,пт, числа місяця, наприклад "
        + "1,15, останній день, перший пн або 24 грудня."
    case .daysUnit(let text, let meant):
      "\(text) ніколи не настане: можливо, ви мали на увазі \(meant)?"
    case .daysWindow(let text):
      "\(text) має і вікно, і дні: вкажіть один період, наприклад 2w, або приберіть дні."
    case .firstWithDays(let first, let every):
      "перший термін \(first) неможливий для \(every): дні відлічуються від початку. Скористайтеся "
        + "--start."
    case .notTimeOfDay(let text):
      "\(text) не є часом доби: очікувалися години й хвилини від 00:00 до 23:59, наприклад 09:30."
    case .notDateTime(let text):
      "\(text) не є місцевою датою й часом: очікувалося, наприклад, 2026-01-15T09:00."
    case .notMoment(let text, let suggestion):
      "\(text) не є датою чи часом: очікувалося, наприклад, завтра о 18:00, 15 січня або "
        + "2026-01-15T09:00." + question(suggestion)
    case .ambiguousMoment(let text, let first, let second):
      "\(text) може означати \(first) або \(second): напишіть потрібну дату."
    case .otherWeekday(let text, let date, let other):
      "\(text): дата має інший день тижня. Напишіть \(ended("\(dayWithYear(date)) або \(dayWithYear(other))"))"
    case .outOfRange(let text, .days(let last, _)):
      "\(text) не існує: у тому місяці \(count(last, .day))."
    case .outOfRange(let text, let range):
      ended("\(text) поза межами. Очікувалося: \(words(range))")
    case .endBeforeStart(let end, let start):
      "кінець \(end) раніший за початок \(start): вкажіть пізніший кінець або раніший початок."
    case .noOccurrence(let rule, let start):
      "\(rule) ніколи не настане, якщо рахувати від \(start): вкажіть інші дні або інший початок."
    case .timeOfDayWithHours(let time, let every):
      "час доби \(time) неможливий із періодом \(every): години рахуються як тривалість. "
        + "Приберіть час доби або вкажіть період у днях чи довший."
    case .notTimesOfDay(let text):
      "\(text) не є списком часів доби: очікувалися часи через кому, наприклад 08:00,20:00."
    case .tooManyTimes(let text, let count, let most):
      "\(text): це \(count) на день, а очікувалося від 2 до \(most) разів, "
        + "наприклад 08:00,14:00,20:00."
    case .timesOrder(let time, let earlier):
      "\(time) не пізніше за \(earlier): очікувався кожен час доби один раз, раніший спершу, "
        + "наприклад 08:00,20:00."
    case .timesFromDone(let times):
      "кілька разів на день (\(times)) — це сталий ритм: від виконання його не відлічити. Вкажіть "
        + "один час доби або відлік від початку."
    case .timesWithWindow(let times, let every):
      "кілька разів на день (\(times)) несумісні з вікном \(every): вкажіть один період, наприклад "
        + "1d, або один час доби."
    case .periodReversed(let from, let to):
      "період починається \(from), пізніше за його кінець \(to)"
    case .unknownZone(let subject, let suggestion):
      "\(localizer.given(subject)) не є часовим поясом: очікувалася назва IANA, наприклад Europe/Kyiv, або floating."
        + question(suggestion)
    case .timeSpanReversed(let subject):
      "\(localizer.given(subject)): кінець має бути пізніше за початок. Спершу вкажіть раніший час, наприклад 10:15-11:45"
    case .dayExpected(let text):
      "\(text) містить час. Очікується день, наприклад 2026-12-24, завтра або пт"
    case .daysReversed(let text):
      "\(text): кінець раніше початку. Спершу вкажіть раніший день, наприклад 2026-12-24..2026-12-31"
    case .tooManyDays(let text, let most): "\(text): більше ніж \(localizer.count(most, .day))"
    // Lengths of time.
    case .lengthMalformed(let text):
      "«\(text)» не є тривалістю: очікувалося ціле число та s, min, h, d або w, наприклад 5min"
    case .lengthWithoutUnit(let text):
      "«\(text)» не має одиниці: очікувалося s, min, h, d або w після числа, наприклад 5min"
    case .lengthAmbiguous(let text):
      "«\(text)» може означати хвилини або місяці: для хвилин пишіть min, наприклад 5min"
    case .lengthCalendarUnit(let text):
      "«\(text)» не має сталої тривалості: очікувалося s, min, h, d або w, наприклад 30d"
    case .lengthOutOfRange(let text):
      "«\(text)» поза межами: очікувалося від 1s до 100 років (5217w)"
    // Rules.
    case .never: "Кінець настає раніше за перший термін, тож завдання ніколи не з’явиться."
    case .onceUndated: "Будь-коли: нагадує у своїх місцях, доки його не виконано."
    case .onceUnplaced: "Будь-коли: лишається у списку, доки його не виконано."
    case .once(let when):
      ended(
        capitalized(text(.whenAndHowFar(when), localizer))
          + (when.nearDay.map { ", \(localizer.day($0))" } ?? ""))
    case .fixed(let dates, let next):
      capitalized(words(dates, localizer))
        + (next.map { ", далі \(date($0, localizer))" } ?? "") + ", коли б ви це не зробили."
    case .ifDoneToday(let standing, let next):
      (standing.map { sentence($0, localizer) + " " } ?? "")
        + ended("Якщо зробити сьогодні, наступного разу: \(words(next, localizer))")
    case .finishedIfDoneToday(let standing):
      "\(sentence(standing, localizer)) Якщо зробити сьогодні, завдання завершиться."
    case .date(let date): self.date(date, localizer)
    }
  }

  func question(_ suggestion: String?) -> String {
    suggestion.map { " Можливо, ви мали на увазі \($0)?" } ?? ""
  }

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

  private func sentence(_ standing: RuleStanding, _ localizer: Localizer) -> String {
    switch standing {
    case .first(let dates): ended("Уперше \(words(dates, localizer))")
    case .open(let due): ended("Можна виконати до \(date(due, localizer))")
    case .dueSince(let due): ended("Термін минув \(date(due, localizer))")
    }
  }

  private func words(_ dates: RuleDates, _ localizer: Localizer) -> String {
    let due = date(dates.due, localizer)
    if let opens = dates.opens { return "з \(date(opens, localizer)), до \(due)" }
    return dates.isDeadline ? "до \(due)" : due
  }

  private func date(_ date: RuleDate, _ localizer: Localizer) -> String {
    date.showsTime ? localizer.moment(date.time) : localizer.day(date.time)
  }
}
