import Recurrence

extension Ukrainian {
  /// Returns the text of a phrase.
  public func text(_ phrase: InputPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    // Actions
    case .nothingToUndo: "немає чого скасовувати."
    case .nothingToRedo: "немає чого повторювати."
    case .taskFinished(let name):
      "\(name) завершено: більше нічого робити. Змініть розклад командою «edit» або скасуйте "
        + "останній крок командою «undo»."
    case .taskDoneAlready(let name, let time):
      "\(name) виконано \(localizer.fullMoment(time)), і завдання чекає наступного разу. Якщо ви "
        + "зробили це ще раз, додайте --again."
    case .taskDoneAlreadyOnPage(let name, let time):
      "\(name) уже виконано \(localizer.fullMoment(time))."
    case .doneInTheFuture(let name, let time, let now):
      "\(name) не можна виконати \(localizer.fullMoment(time)): це в майбутньому "
        + "(зараз \(localizer.fullMoment(now))). Вкажіть час, не пізніший за поточний."
    case .snoozeInThePast(let name, let time, let now):
      "\(name) не можна відкласти до \(localizer.fullMoment(time)): це в минулому "
        + "(зараз \(localizer.fullMoment(now))). Вкажіть пізніший час."
    case .pinInThePast(let name, let time, let now):
      "\(name) не можна закріпити на \(localizer.fullMoment(time)): це в минулому "
        + "(зараз \(localizer.fullMoment(now))). Вкажіть пізніший час сьогодні."
    case .pinFixed(let name):
      "\(name) має визначений час, тож його не можна закріпити. Перенесіть його або зробіть гнучким."
    case .snoozeOutside(let name):
      "\(name) не може чекати кінця візиту: ви зараз не в жодному з його місць. Скористайтеся "
        + "«visit» або вкажіть час, наприклад 2h."
    case .snoozeWithoutPlace(let name):
      "\(name) не має місця, тож жоден візит не завершить відкладення. Вкажіть час, наприклад 2h."
    case .notSnoozeEnd(let text):
      "\(text) не є кінцем відкладення: очікувалася тривалість, наприклад 2h чи 1d, момент, "
        + "наприклад 2026-01-15T09:00, visit, leave, this-visit або off."
    case .notSnoozeEndOnPage(let text):
      "\(text) не вдається прочитати як час. Напишіть, наприклад, завтра о 18:00, пт або через 3 дні."

    // Names
    case .emptyTaskName: "назва «» порожня: дайте завданню назву."
    case .emptyTaskNameOnPage: "Дайте завданню назву."
    case .emptyPlaceName: "назва «» порожня: дайте місцю назву."
    case .emptyPlaceNameOnPage: "Дайте місцю назву."
    case .placeNameLikeTag(let name):
      "назва \(name) починається з #, що означає мітку: приберіть #."
    case .placeNameTaken(let name):
      "місце \(name) уже є. Виберіть іншу назву або змініть його: passby place edit \(name)"
    case .placeNameTakenOnPage(let name): "Місце \(name) уже є. Виберіть іншу назву."
    case .severalTasks(let text, let tasks):
      "\(text) може означати кілька завдань: \(tasks.joined(separator: ", ")). Вкажіть номер."
    case .severalNames(let text, let labels, let haveNumbers):
      "\(text) може означати: \(localizer.list(labels)). Введіть назву точно так, як вона записана"
        + (haveNumbers ? ", або номер." : ".")
    case .noSuchTask(let text, let suggestion, let hasTasks):
      "завдання \(text) немає.\(question(suggestion)) "
        + (hasTasks
          ? "Усі завдання показує «passby list --all»."
          : "Завдань ще немає: створіть перше командою passby add НАЗВА.")
    case .noSuchTaskOnPage(let text, let suggestion):
      "Завдання \(text) немає.\(question(suggestion))"
    case .noSuchPlace(let text, let suggestion):
      "місця \(text) немає.\(question(suggestion)) Усі місця показує «passby place list»."
    case .noSuchPlaceOnPage(let text, let suggestion):
      "Місця \(text) немає.\(question(suggestion))"
    case .noSuchPlaceOrTag(let text, let suggestion):
      "місця чи мітки \(text) немає.\(question(suggestion)) Спершу додайте місце: passby place add "
        + "\(text) LAT,LON"
    case .noSuchPlaceOrTagOnPage(let text, let suggestion):
      "Місця чи мітки \(text) немає.\(question(suggestion))"
    case .didYouMean(let name): question(name)

    // Periods and dates
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
    case .windowReversedOnPage: "Перше число має бути меншим."
    case .notDays(let text):
      "\(text) не називає днів: очікувалися дні тижня, наприклад tue,fri, числа місяця, наприклад "
        + "1,15, last day, first mon, 24 dec або 4th thu of nov."
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
    case .notMoment(let text):
      "\(text) не є датою чи часом: очікувалося, наприклад, завтра о 18:00, 15 січня або "
        + "2026-01-15T09:00."
    case .ambiguousMoment(let text, let first, let second):
      "\(text) може означати \(first) або \(second): напишіть потрібну дату."
    case .outOfRange(let text, let range): "\(text) поза межами. Очікувалося: \(words(range))."
    case .endBeforeStart(let end, let start):
      "кінець \(end) раніший за початок \(start): вкажіть пізніший кінець або раніший початок."
    case .noOccurrence(let rule, let start):
      "\(rule) ніколи не настане, якщо рахувати від \(start): вкажіть інші дні або інший початок."
    case .timeOfDayWithHours(let time, let every):
      "час доби \(time) неможливий із періодом \(every): години рахуються як тривалість. "
        + "Приберіть час доби або вкажіть період у днях чи довший."

    // Lengths, positions and circles
    case .length(let phrase): phrase.text(in: localizer)
    case .position(let phrase): phrase.text(in: localizer)
    case .mood(let phrase): phrase.text(in: localizer)
    case .wish(let phrase): phrase.text(in: localizer)
    case .photo(let phrase): phrase.text(in: localizer)
    case .device(let phrase): phrase.text(in: localizer)
    case .profile(let phrase): phrase.text(in: localizer)
    case .habit(let phrase): phrase.text(in: localizer)
    case .journal(let phrase): phrase.text(in: localizer)
    case .part(let phrase): phrase.text(in: localizer)
    case .periodReversed(let from, let to):
      "період починається \(from), пізніше за його кінець \(to)"
    case .otherReferenceSystem(let text):
      "\(text) в іншій системі координат: очікувалася WGS 84."
    case .positionIsAddress(let text):
      "\(text) називає адресу чи пошук, а не координати: очікувалася адреса geo: з градусами, "
        + "наприклад geo:0,0?q=52.5163,13.3777. Адреси знаходить карта на сторінці."
    case .notPosition(let text):
      "\(text) не є координатами: очікувалося LAT,LON у градусах, наприклад 52.5163,13.3777, адреса "
        + "geo: або here."
    case .notRadius(let subject):
      "\(subject) не є відстанню: очікувалися метри, наприклад 150 або 2km."
    case .radiusTextOutOfRange(let subject):
      "\(subject) поза межами: очікувалося від 20 м до 100 км."

    // Fields of a task
    case .nothingGiven: "нічого не заповнено."
    case .dwellWithoutLength: "dwell потребує тривалості перебування: додайте --dwell 5min."
    case .dwellWithoutLengthOnPage: "Введіть тривалість перебування, наприклад 5min."
    case .lengthWithoutDwell:
      "--dwell не діє без dwell у --on: напишіть --on dwell або приберіть --dwell."
    case .lengthWithoutDwellOnPage:
      "Тривалість перебування діє, лише якщо завдання нагадує про перебування."
    case .unknownValue(let subject, let known, let suggestion):
      "\(subject) невідоме: очікувалося \(localizer.alternatives(known)).\(question(suggestion))"
    case .noEvent(let subject, let known):
      "\(subject) не називає жодної події: очікувалося \(localizer.alternatives(known))."
    case .unknownZone(let subject, let suggestion):
      "\(subject) не є часовим поясом: очікувалася назва IANA, наприклад Europe/Kyiv, або floating."
        + question(suggestion)
    case .nagTooShort(let subject):
      "\(subject) — замало: очікувалося 1h або довше, наприклад 12h чи 1d."
    case .needsRepeating(let subject):
      "\(subject) потребує завдання, що повторюється: додайте --every, наприклад --every 2w."
    case .needsRepeatingOnPage(let subject):
      "\(subject) потребує завдання, що повторюється."
    case .dueOfRepeating(let subject):
      "\(subject) — для завдань без --every. Перший термін задає --first."
    case .dueOfRepeatingOnPage(let subject):
      "\(subject) — для завдань, що не повторюються. Натомість введіть перший термін."
    case .newDueOfRepeating(let subject):
      "\(subject) — для завдань без --every. Скористайтеся «move» для цього разу або --first."
    case .newDueOfRepeatingOnPage(let subject):
      "\(subject) — для завдань, що не повторюються. Натомість перенесіть цей раз або введіть "
        + "перший термін."
    case .timeWithoutDay(let subject): "\(subject) потребує дня: додайте --every або --due."
    case .timeWithoutDayOnPage(let subject):
      "\(subject) потребує дня: введіть термін завдання."
    case .twoTimes(let first, let second):
      "\(first) і \(second) — це два різні часи доби: вкажіть один."
    case .nullCharacter(let subject):
      "\(subject) містить нульовий символ (U+0000): приберіть його."
    case .noSuchCategory(let text, let suggestion):
      "категорії \(text) немає.\(question(suggestion)) Усі категорії показує «passby category»."
    case .noSuchCategoryOnPage(let text, let suggestion):
      "Категорії \(text) немає.\(question(suggestion))"
    case .categoryNameTaken(let name): "категорія \(name) уже є: виберіть іншу назву."
    case .categoryName(let name):
      "\(name) не може бути назвою категорії: очікувалося слово, наприклад Робота; none та other "
        + "означають «без категорії»."
    case .notColor(let subject):
      "\(subject) не є кольором: очікувалося # і три або шість шістнадцяткових цифр, наприклад #2f6fb0."
    case .notIcon(let subject, let known, let suggestion):
      "\(subject) не є значком: очікувався один символ або одна з назв "
        + "\(known.joined(separator: ", ")).\(question(suggestion))"
    case .durationOutOfRange(let subject):
      "\(subject) поза межами: очікувалося від 1min до 24h, наприклад 30min."
    case .pauseInThePast(let subject):
      "\(subject) уже минуло: вкажіть пізніший час або off, щоб завершити паузу."
    case .markerTwice(let marker):
      "\(marker) вжито двічі: приберіть одне або візьміть його в подвійні лапки як частину назви."
    case .dueWithRule:
      "\"due\" — для завдань, що не повторюються: приберіть \"due\" або \"every\"."
    case .quickWithoutName: "у рядку немає назви: напишіть, що треба зробити."
    case .quickAt(let position, let message): "символ \(position): \(message)"
    case .timeSpanReversed(let subject):
      "\(subject): кінець має бути пізніше за початок. Спершу вкажіть раніший час, наприклад 10:15-11:45"
    case .durationTwice(let subject):
      "\(subject) уже каже, скільки це триває, а тривалість указано ще й окремо. Залиште щось одне"
    case .fixedWithoutTime:
      "Для --fixed потрібен час доби: додайте --at 10:15 або --due з часом"
    case .fixedWithoutTimeOnPage: "Завданню з точним часом потрібен час доби."
    case .dayExpected(let text):
      "\(text) містить час. Очікується день, наприклад 2026-12-24, завтра або пт"
    case .daysReversed(let text):
      "\(text): кінець раніше початку. Спершу вкажіть раніший день, наприклад 2026-12-24..2026-12-31"
    case .tooManyDays(let text, let most): "\(text): більше ніж \(localizer.count(most, .day))"
    case .noSuchEntry(let text):
      "В історії немає запису з номером \(text). «passby history --json» показує їх у ключі «entry»"
    case .entryTakenBack(let task): "Цей запис завдання \(task) уже скасовано"
    case .nothingToTakeBack(let task):
      "У завдання \(task) немає запису в історії, який можна скасувати"
    case .emptyTag(let subject): "\(subject) порожня: очікувалося слово, наприклад аптека."
    }
  }

  private func question(_ suggestion: String?) -> String {
    suggestion.map { " Можливо, ви мали на увазі \($0)?" } ?? ""
  }

  private func words(_ range: ValueRange) -> String {
    switch range {
    case .instants: "момент від 0001-01-01T00:00:00Z до 9999-12-31T23:59:59Z"
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
}
