package import Recurrence

/// Refusals: what is wrong with an action or with the fields of a task, and what was expected.
package struct TaskInputPhrase: AreaPhrase {
  package let texts: Texts

  package init(texts: Texts) { self.texts = texts }

  // MARK: The command line

  /// `passby snooze` got no end.
  package static let snoozeNeedsEnd = Self(
    "Until when? For example: passby snooze 3 2h, or for several: passby snooze 3 4 --for 2h",
    "До якого часу? Наприклад: passby snooze 3 2h, або кілька завдань: passby snooze 3 4 --for 2h")
  /// `passby next` got neither a task nor a rhythm.
  package static let nextNeedsRhythm = Self(
    "next needs a task's number or a rhythm: passby next 3, or passby next --every 10-14w.",
    "next потребує номера завдання або ритму: passby next 3 чи passby next --every 10-14w.")
  /// `next` was given both a task and the options of a new one.
  package static let nextTaskOrRhythm = Self(
    "next takes either a task or the options of a new one: give one of them.",
    "next приймає або завдання, або параметри нового: вкажіть щось одне.")

  // MARK: Names

  package static let emptyTaskName = Self(
    "the name \"\" is empty: give the task a name.",
    "назва «» порожня: дайте завданню назву."
  )
  .onPage("Give the task a name.", "Дайте завданню назву.")
  /// Several tasks fit; each as `3 "Cat medicine"`.
  package static func severalTasks(_ text: String, _ tasks: [String]) -> Self {
    Self(
      "\(text) could be several tasks: \(tasks.joined(separator: ", ")). Give the number.",
      "\(text) може означати кілька завдань: \(tasks.joined(separator: ", ")). Вкажіть номер.")
  }
  /// Several places, persons, devices or categories have a name that is the same; each as
  /// `3 "м'ясо"`, or its name alone where it has no number.
  package static func severalNames(_ text: String, _ labels: [String], haveNumbers: Bool) -> Self {
    Self(
      "\(text) could be \(localizer.list(labels)). Type the name exactly as it stands"
        + (haveNumbers ? ", or the number." : "."),
      "\(text) може означати: \(localizer.list(labels)). Введіть назву точно так, як вона записана"
        + (haveNumbers ? ", або номер." : "."))
  }
  package static func noSuchTask(_ text: String, suggestion: String?, hasTasks: Bool) -> Self {
    Self(
      "there is no task \(text).\(DatePhrase.question(suggestion)) "
        + (hasTasks
          ? "\"passby list --all\" shows them all."
          : "There are no tasks yet: passby add NAME creates one."),
      "завдання \(text) немає.\(DatePhrase.question(suggestion)) "
        + (hasTasks
          ? "Усі завдання показує «passby list --all»."
          : "Завдань ще немає: створіть перше командою passby add НАЗВА.")
    )
    .onPage(
      "There is no task \(text).\(DatePhrase.question(suggestion))",
      "Завдання \(text) немає.\(DatePhrase.question(suggestion))")
  }

  // MARK: Fields of a task

  package static let nothingGiven = Self("nothing was filled in.", "нічого не заповнено.")
  /// The event `dwell` needs a length of stay.
  package static let dwellWithoutLength = Self(
    "dwell needs a length of stay: add --dwell 5min.",
    "dwell потребує тривалості перебування: додайте --dwell 5min."
  )
  .onPage(
    "Enter how long the stay must be, such as 5min.",
    "Введіть тривалість перебування, наприклад 5min.")
  /// A length of stay needs the event `dwell`.
  package static let lengthWithoutDwell = Self(
    "--dwell has no effect without dwell in --on: write --on dwell, or leave --dwell out.",
    "--dwell не діє без dwell у --on: напишіть --on dwell або приберіть --dwell."
  )
  .onPage(
    "A length of stay has no effect unless the task reminds you when you stay.",
    "Тривалість перебування діє, лише якщо завдання нагадує про перебування.")
  package static func unknownValue(
    subject: GivenValue, known: [String], suggestion: String?
  ) -> Self {
    Self(
      "\(localizer.given(subject)) is unknown: expected \(localizer.alternatives(known)).\(DatePhrase.question(suggestion))",
      "\(localizer.given(subject)) невідоме: очікувалося \(localizer.alternatives(known)).\(DatePhrase.question(suggestion))"
    )
  }
  package static func noEvent(subject: GivenValue, known: [String]) -> Self {
    Self(
      "\(localizer.given(subject)) names no event: expected \(localizer.alternatives(known)).",
      "\(localizer.given(subject)) не називає жодної події: очікувалося \(localizer.alternatives(known))."
    )
  }
  package static func nagTooShort(subject: GivenValue) -> Self {
    Self(
      "\(localizer.given(subject)) is too short: expected 1h or longer, such as 12h or 1d.",
      "\(localizer.given(subject)) — замало: очікувалося 1h або довше, наприклад 12h чи 1d.")
  }
  package static func needsRepeating(subject: GivenValue) -> Self {
    Self(
      "\(localizer.given(subject)) needs a task that repeats: add --every, such as --every 2w.",
      "\(localizer.given(subject)) потребує завдання, що повторюється: додайте --every, наприклад --every 2w."
    )
    .onPage(
      "\(localizer.given(subject)) needs a task that repeats.",
      "\(localizer.given(subject)) потребує завдання, що повторюється.")
  }
  package static func dueOfRepeating(subject: GivenValue) -> Self {
    Self(
      "\(localizer.given(subject)) is for tasks without --every. Use --first for the first due moment.",
      "\(localizer.given(subject)) — для завдань без --every. Перший термін задає --first."
    )
    .onPage(
      "\(localizer.given(subject)) is for tasks that do not repeat. Enter the first due date instead.",
      "\(localizer.given(subject)) — для завдань, що не повторюються. Натомість введіть перший термін."
    )
  }
  package static func newDueOfRepeating(subject: GivenValue) -> Self {
    Self(
      "\(localizer.given(subject)) is for tasks without --every. Use \"move\" for this occurrence, or --first.",
      "\(localizer.given(subject)) — для завдань без --every. Скористайтеся «move» для цього разу або --first."
    )
    .onPage(
      "\(localizer.given(subject)) is for tasks that do not repeat. Move this occurrence instead, or enter the "
        + "first due date.",
      "\(localizer.given(subject)) — для завдань, що не повторюються. Натомість перенесіть цей раз або введіть "
        + "перший термін.")
  }
  package static func whenOfRepeating(subject: GivenValue) -> Self {
    Self(
      "\(localizer.given(subject)) is for tasks without --every. Use --at for the time of day, and "
        + "--start or --first for the first date.",
      "\(localizer.given(subject)) — для завдань без --every. Час доби задає --at, а першу дату --start "
        + "або --first."
    )
    .onPage(
      "\(localizer.given(subject)) is for tasks that do not repeat. Enter the time of day and the start instead.",
      "\(localizer.given(subject)) — для завдань, що не повторюються. Натомість введіть час доби й початок."
    )
  }
  package static func whenWithoutTime(subject: GivenValue) -> Self {
    Self(
      "\(localizer.given(subject)) has no time of day: expected a date and a time, such as "
        + "\"fri 14:30\" or \"fri 14:30-15:15\". For a day alone use --due.",
      "\(localizer.given(subject)) не має часу доби: очікувалися дата й час, наприклад «пт 14:30» або "
        + "«пт 14:30-15:15». Для дня без часу є --due."
    )
    .onPage(
      "\(localizer.given(subject)) has no time of day: add one, such as 14:30 or 14:30-15:15.",
      "\(localizer.given(subject)) не має часу доби: додайте його, наприклад 14:30 або 14:30-15:15."
    )
  }
  package static func whenAndDue(_ when: GivenValue, _ due: GivenValue) -> Self {
    Self(
      "\(localizer.given(when)) and \(localizer.given(due)) exclude each other: it is either at that time or "
        + "due by then.",
      "\(localizer.given(when)) і \(localizer.given(due)) виключають одне одного: або це саме в цей час, або "
        + "до цього терміну.")
  }
  package static func lastOfRhythm(subject: GivenValue) -> Self {
    Self(
      "\(localizer.given(subject)) needs a task that counts from when it was done: add --from done, or "
        + "use --start for a fixed rhythm.",
      "\(localizer.given(subject)) потребує завдання, що відлічується від виконання: додайте --from done або "
        + "вкажіть --start для сталого ритму."
    )
    .onPage(
      "\(localizer.given(subject)) needs a task that counts from when it was done; this one keeps fixed dates.",
      "\(localizer.given(subject)) потребує завдання, що відлічується від виконання, а це має сталі дати."
    )
  }
  package static func lastAndStart(_ last: GivenValue, _ start: GivenValue) -> Self {
    Self(
      "\(localizer.given(last)) and \(localizer.given(start)) both say from when it counts: give one.",
      "\(localizer.given(last)) і \(localizer.given(start)) обидва кажуть, звідки відлік: вкажіть одне."
    )
  }
  package static func lastToCome(subject: GivenValue) -> Self {
    Self(
      "\(localizer.given(subject)) is still to come: expected a day up to today, such as 20 sep, yesterday "
        + "or 3 weeks ago.",
      "\(localizer.given(subject)) ще не настало: очікувався день не пізніше сьогодні, наприклад 20 вер, учора "
        + "або 3 тижні тому.")
  }
  package static func lastOfDone(_ name: String, id: Int64) -> Self {
    Self(
      "\(name) was done or skipped before, and counts from then. To record another day: passby done \(id) --at DATE",
      "\(name) уже було виконано або пропущено, і відлік іде звідти. Щоб записати інший день: "
        + "passby done \(id) --at ДАТА"
    )
    .onPage(
      "\(name) was done or skipped before, and counts from then. Mark it as done on that day instead.",
      "\(name) уже було виконано або пропущено, і відлік іде звідти. Натомість позначте його виконаним того дня."
    )
  }
  package static func endBeforeFirst(_ end: GivenValue, first: LocalTime, isDay: Bool) -> Self {
    Self(
      "\(localizer.given(end)) is before the first time, \(isDay ? localizer.dayHeading(first) : localizer.fullMoment(first)): "
        + "is it the end, or the first due date?",
      "\(localizer.given(end)) раніше за перший раз, \(isDay ? localizer.dayHeading(first) : localizer.fullMoment(first)): "
        + "це кінець чи перший термін?")
  }
  package static func timeWithoutDay(subject: GivenValue) -> Self {
    Self(
      "\(localizer.given(subject)) needs a day: add --every or --due.",
      "\(localizer.given(subject)) потребує дня: додайте --every або --due."
    )
    .onPage(
      "\(localizer.given(subject)) needs a day: enter when the task is due.",
      "\(localizer.given(subject)) потребує дня: введіть термін завдання.")
  }
  package static func twoTimes(_ first: GivenValue, _ second: GivenValue) -> Self {
    Self(
      "\(localizer.given(first)) and \(localizer.given(second)) are two different times of day: give one.",
      "\(localizer.given(first)) і \(localizer.given(second)) — це два різні часи доби: вкажіть один."
    )
  }
  package static func nullCharacter(subject: GivenValue) -> Self {
    Self(
      "\(localizer.given(subject)) contains a null character (U+0000): leave it out.",
      "\(localizer.given(subject)) містить нульовий символ (U+0000): приберіть його.")
  }
  package static func durationOutOfRange(subject: GivenValue) -> Self {
    Self(
      "\(localizer.given(subject)) is out of range: expected 1min to 24h, such as 30min.",
      "\(localizer.given(subject)) поза межами: очікувалося від 1min до 24h, наприклад 30min.")
  }
  package static func markerTwice(_ marker: String) -> Self {
    Self(
      "\(marker) stands twice: leave one out, or put it in double quotes as part of the name.",
      "\(marker) вжито двічі: приберіть одне або візьміть його в подвійні лапки як частину назви.")
  }
  package static func twoReadings(_ text: String, first: String, second: String) -> Self {
    Self(
      "\(text) could mean \(first) or \(second): write one of them, or put it in double quotes as part "
        + "of the name.",
      "\(text) може означати \(first) або \(second): напишіть одне з них або візьміть це в подвійні "
        + "лапки як частину назви.")
  }
  /// The question about words whose readings are listed below it.
  package static func severalReadings(_ text: String) -> Self {
    Self(
      "\(text) could mean several things: write one of these lines, or put it in double quotes as part "
        + "of the name.",
      "\(text) може означати різне: напишіть один із цих рядків або візьміть це в подвійні лапки як "
        + "частину назви."
    )
    .onPage("What does \(text) mean?", "Що означає \(text)?")
  }
  package static func readingFrom(_ day: String) -> Self { Self("from \(day)", "з \(day)") }
  package static func readingUntil(_ day: String) -> Self { Self("until \(day)", "до \(day)") }
  /// A rule as it may be typed: `every 2 weeks on Thu`.
  package static func typedRule(
    _ least: TimeSpan?, _ most: TimeSpan, on days: DayPattern?
  ) -> Self {
    Self(
      english.every(least, most, localizer) + (days.map { " on \(english.text($0))" } ?? ""),
      ukrainian.every(least, most, localizer)
        + (days.map { " у \(ukrainian.accusative($0))" } ?? ""))
  }
  /// The words for what a rule is counted from, as it may be typed behind it.
  package static let typedAfterDone = Self("after I do it", "після виконання")
  package static let typedOnFixedDates = Self("on fixed dates", "за календарем")
  /// A day without its year, as it may be typed: `3 Dec`.
  package static func dayOfYear(day: Int, month: Int) -> Self {
    Self(
      english.text(.date(day: day, month: month)), ukrainian.text(.date(day: day, month: month)))
  }
  /// The question which of some numbered readings is meant.
  package static func whichReading(most: Int) -> Self {
    Self(
      "Which one? 1 to \(most), or Enter to add nothing: ",
      "Який із них? Від 1 до \(most) або Enter, щоб нічого не додавати: ")
  }
  package static func sendOneOf(_ lines: [String]) -> Self {
    Self(
      "Send one of these: \(lines.joined(separator: ", ")).",
      "Надішліть один із цих рядків: \(lines.joined(separator: ", ")).")
  }
  package static let noReadingChosen = Self(
    "none was chosen: nothing was added.", "нічого не вибрано: нічого не додано.")
  package static func secondReading(_ text: String, beside other: String) -> Self {
    Self(
      "\(text) is a second date or time beside \(other): leave one out, or put it in double quotes as "
        + "part of the name.",
      "\(text) — друга дата чи час поруч із \(other): приберіть одне або візьміть його в подвійні лапки "
        + "як частину назви.")
  }
  package static func unreadContinuation(_ text: String, of value: String) -> Self {
    Self(
      "\(text) could belong to \(value) or to the name, and cannot be read with it: write it in "
        + "another way, or put it in double quotes as part of the name.",
      "\(text) може належати до \(value) або до назви, а разом їх прочитати не вдається: напишіть "
        + "інакше або візьміть це в подвійні лапки як частину назви.")
  }
  package static func dueOffRule(_ text: String, rule: String) -> Self {
    Self(
      "\(text) is no day of \(rule): write a date that is one, or leave it out.",
      "\(text) не є днем правила \(rule): напишіть дату, яка йому відповідає, або приберіть її.")
  }
  package static func partWithoutRule(_ text: String) -> Self {
    Self(
      "\(text) needs a rule such as every week: add one, or put it in double quotes as part of the name.",
      "\(text) потребує правила, наприклад щотижня: додайте його або візьміть це в подвійні лапки як "
        + "частину назви.")
  }
  package static let quickWithoutName = Self(
    "the line has no name: say what is to be done.",
    "у рядку немає назви: напишіть, що треба зробити.")
  package static func lineTooLong(most: Int) -> Self {
    Self(
      "the line is too long: expected at most \(most) characters. Longer texts are notes.",
      "рядок задовгий: очікується щонайбільше \(most) символів. Довші тексти – це нотатки.")
  }
  package static func quickAt(_ position: Int, _ message: String) -> Self {
    Self("at character \(position): \(message)", "символ \(position): \(message)")
  }
  package static func durationTwice(subject: GivenValue) -> Self {
    Self(
      "\(localizer.given(subject)) says how long it takes, and a duration is given as well; leave out one of them",
      "\(localizer.given(subject)) уже каже, скільки це триває, а тривалість указано ще й окремо. Залиште щось одне"
    )
  }
  package static let fixedWithoutTime = Self(
    "--fixed needs a time of day: add --at 10:15, or --due with a time",
    "Для --fixed потрібен час доби: додайте --at 10:15 або --due з часом"
  )
  .onPage(
    "A task at a fixed time needs a time of day.",
    "Завданню з точним часом потрібен час доби.")
  package static let severalTimesAreFixed = Self(
    "several times a day are fixed: leave --flexible out, or give one time of day",
    "кілька разів на день — це точні часи: приберіть --flexible або вкажіть один час доби"
  )
  .onPage(
    "Several times a day are fixed: give one time of day, or leave the task fixed.",
    "Кілька разів на день — це точні часи: вкажіть один час доби або лишіть завдання з точним часом."
  )

  // MARK: Several tasks, and forms that others changed

  package static let noneChosen = Self(
    "Choose at least one task.",
    "Виберіть хоча б одне завдання.")
  package static let noneOverdue = Self("No task is overdue.", "Прострочених завдань немає.")
  /// Every task was already as the action would have left it.
  package static let nothingChanged = Self("Nothing to change.", "Змінювати нічого.")
  /// A field that both have changed, and what it is elsewhere; `nil` for nothing.
  package static func changedElsewhere(now: String?) -> Self {
    Self(
      now.map { "Elsewhere changed to “\($0)”. Save to keep yours." }
        ?? "Elsewhere emptied. Save to keep yours.",
      now.map { "В іншому місці змінено на «\($0)». Збережіть, щоб лишити своє." }
        ?? "В іншому місці очищено. Збережіть, щоб лишити своє.")
  }
  package static let takenOver = Self(
    "This task was changed elsewhere; the new values are in the form.",
    "Завдання змінили в іншому місці; нові значення вже у формі.")
  package static let bothChanged = Self(
    "This task was changed elsewhere. What you changed as well is marked; save to keep yours.",
    "Завдання змінили в іншому місці. Позначено те, що змінили й ви; збережіть, щоб лишити своє.")
  package static func alsoChanged(_ labels: [String]) -> Self {
    Self(
      "Changed elsewhere meanwhile: \(labels.joined(separator: ", ")).",
      "Тим часом в іншому місці змінено: \(labels.joined(separator: ", ")).")
  }

  // MARK: On the page

  package static let taskGone = Self("No such task.", "Такого завдання немає.")

  // MARK: Wishes

  package static let wishWithDate = Self(
    "a wish has no date: leave out --bucket, or give --every none --due none",
    "бажання не має дати: приберіть --bucket або додайте --every none --due none"
  )
  .onPage(
    "A wish has no date: let it not repeat and leave the date empty, or keep it as a task",
    "Бажання не має дати: хай воно не повторюється, а дату лишіть порожньою, або залиште його завданням"
  )
  package static let wishNewDate = Self(
    "a wish has no date: --no-bucket makes it a task",
    "бажання не має дати: --no-bucket зробить його завданням"
  )
  .onPage(
    "A wish has no date: make it a task first",
    "Бажання не має дати: спершу зробіть його завданням")
  /// A wish was to be moved to a date, or held at a time of the plan; the name, quoted.
  package static func wishTimed(_ name: String) -> Self {
    Self(
      "\(name) is a wish, which has no time; make it a task first",
      "\(name) — бажання, воно не має часу; спершу зробіть його завданням")
  }
}
