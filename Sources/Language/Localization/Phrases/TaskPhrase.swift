package import Model
package import Recurrence

/// Tasks: when they are, the labels and values of their fields, and the headings of today.
package struct TaskPhrase: AreaPhrase {
  package let texts: Texts

  package init(texts: Texts) { self.texts = texts }

  // MARK: When a task is, as the rest of a sentence or by itself

  /// When a task is: `by Thu 3 Dec 14:30`.
  package static func when(_ when: TaskWhen) -> Self { Self(alike: words(when)) }
  /// The same with how far away that is: `by Thu 3 Dec 14:30 (in 5 days)`.
  package static func whenAndHowFar(_ when: TaskWhen) -> Self {
    Self(alike: words(when) + (when.distance.map { " (\(localizer.relative($0)))" } ?? ""))
  }
  /// The same with the end of a window that opens later: `from Mon 11 May, until Mon 8 Jun`.
  ///
  /// One that opens on its last day is said once: `Thu 1 Apr`.
  package static func whenAndEnd(_ when: TaskWhen, end: RelativeTime) -> Self {
    if case .from(let opens) = when, localizer.near(opens) == localizer.near(end) {
      return Self.when(.on(end))
    }
    return Self(
      "\(words(when)), until \(localizer.near(end))",
      "\(words(when)), до \(localizer.near(end))")
  }
  package static let finishedByEnd = Self(
    "finished: its end comes before the next occurrence",
    "завершено: кінець настає раніше за наступний раз")
  /// How many occurrences have passed undone: `3 missed`.
  package static func missed(_ number: Int) -> Self {
    Self("\(number) missed", "пропущено: \(number)")
  }
  /// Until when a task is snoozed: `snoozed until 16:42`.
  package static func snoozed(_ end: Snooze.End, _ clock: WallClock) -> Self {
    switch end {
    case .at(let date):
      Self(
        "snoozed until \(localizer.near(clock.time(date)))",
        "відкладено до \(localizer.near(clock.time(date)))")
    default: Self("snoozed \(until(end, on: clock))", "відкладено \(until(end, on: clock))")
    }
  }

  // MARK: Status

  /// The status by itself: `Waiting`.
  package static func status(_ status: TaskStatus) -> Self { Self(alike: word(status)) }
  package static func progress(_ word: TaskStatus, _ share: Double) -> Self {
    Self(
      "\(Self.word(word)), \(localizer.percent(share)) of the time has passed",
      "\(Self.word(word)), минуло \(localizer.percent(share)) часу")
  }
  /// The tasks of a status, as a filter names them: `Waiting`.
  package static func filter(_ status: TaskStatus) -> Self {
    Self(word(status), ukrainian.filter(status))
  }

  // MARK: Past

  /// A line of the history: `Cat medicine done, 4 weeks before it was due (undone)`.
  package static func completion(
    _ word: Completion.Kind, task: String, _ punctuality: Punctuality?, isUndone: Bool
  ) -> Self {
    Self(
      "\(task) \(Self.word(word))\(text(punctuality))\(isUndone ? " (undone)" : "")",
      "\(task): \(Self.word(word))\(text(punctuality))"
        + (isUndone ? " (скасовано)" : ""))
  }
  package static func wasMissed(task: String, times: Int) -> Self {
    Self(
      times == 1 ? "\(task) missed" : "\(task) missed \(times) times up to then",
      times == 1
        ? "\(task): час минув, не виконано" : "\(task): до цього часу не виконано (\(times) р.)")
  }
  package static func resultMissed(times: Int) -> Self {
    Self(
      times == 1 ? "Missed" : "Missed \(times) times up to then",
      times == 1 ? "Час минув, не виконано" : "До цього часу не виконано (\(times) р.)")
  }
  /// The same without the task, as a line of its own: `Done, 4 weeks before it was due`.
  package static func result(
    _ word: Completion.Kind, _ punctuality: Punctuality?, isUndone: Bool
  ) -> Self {
    Self(
      english.capitalized(Self.word(word)) + text(punctuality) + (isUndone ? " (undone)" : ""),
      ukrainian.capitalized(Self.word(word)) + text(punctuality)
        + (isUndone ? " (скасовано)" : ""))
  }
  /// The name of a task that is gone: `task 3`.
  package static func formerTask(_ number: Int) -> Self {
    Self("task \(number)", "завдання \(number)")
  }
  /// The name of a place that is gone: `place 3`.
  package static func formerPlace(_ number: Int) -> Self {
    Self("place \(number)", "місце \(number)")
  }

  // MARK: Notes

  package static func quietHere(place: String) -> Self {
    Self(
      "You are at \(place) now: there will be no reminder there until your next visit.",
      "Ви зараз у місці \(place): до наступного візиту нагадувань тут не буде.")
  }
  package static func tagWithoutPlace(_ tag: String) -> Self {
    Self("No place has the tag \(tag) yet.", "Жодне місце ще не має мітки \(tag).")
  }

  // MARK: Lists and their rows

  package static let noneMatches = Self("No task matches.", "Нічого не знайдено.")
  package static let nothingWaiting = Self("Nothing is waiting.", "Нічого не заплановано.")
  package static func finishedNotShown(_ number: Int) -> Self {
    Self(
      "\(localizer.count(number, .finishedTask)) not shown (--all).",
      "Не показано: \(localizer.count(number, .finishedTask)) (--all).")
  }
  package static func atPlaces(_ when: String?, places: String) -> Self {
    Self((when.map { $0 + " " } ?? "") + "at \(places)", (when.map { $0 + ", " } ?? "") + places)
  }
  package static let rowTask = Self("task", "завдання").onPage("Name", "Назва")
  package static let rowWhen = Self("when", "дата")
  package static let rowOpens = Self("opens", "відкриття")
  package static let rowDue = Self("due", "термін").onPage("Due", "Термін")
  package static let rowEvery = Self("how often", "період").onPage("How often", "Як часто")
  package static let rowStart = Self("start", "початок").onPage("Starts", "Початок")
  package static let rowFirst = Self("first", "перший").onPage("First due date", "Перший термін")
  package static let rowEnd = Self("end", "кінець").onPage("Ends", "Кінець")
  package static let rowAt = Self("at", "час").onPage("Time of day", "Час доби")
  package static let rowZone = Self("zone", "пояс").onPage("Time zone", "Часовий пояс")
  package static let rowPlaces = Self("places", "місця").onPage("Places", "Місця")
  package static let rowOn = Self("on", "коли").onPage("Reminds when you", "Нагадує, коли ви")
  package static let rowNag = Self("nag", "повтор").onPage("While overdue", "Якщо прострочено")
  package static let rowSnoozed = Self("snoozed", "відкладено").onPage("Snoozed", "Відкладено")
  package static let rowLastDone = Self("last done", "востаннє").onPage(
    "Last done", "Востаннє виконано")
  package static let rowCategory = Self("category", "категорія").onPage("Category", "Категорія")
  package static let rowPriority = Self("priority", "важливість").onPage("Priority", "Важливість")
  package static let rowDifficulty = Self("difficulty", "складність").onPage(
    "How hard", "Складність")
  package static let rowDuration = Self("takes", "триває").onPage("Takes", "Триває")
  package static let rowNotes = Self("notes", "нотатки").onPage("Notes", "Нотатки")
  package static let fromDone = Self("counted from when it was done", "від виконання")
  package static let fixedRhythm = Self("a fixed rhythm", "сталий ритм")
  package static let once = Self("once", "один раз").onPage("just once", "один раз")
  package static func floatingZone(now: String) -> Self {
    Self("floating (now \(now))", "плаваючий (зараз \(now))")
      .onPage("floating (now \(now))", "floating (зараз \(now))")
  }
  package static func dwellOf(_ length: String) -> Self { Self(" of \(length)", " від \(length)") }
  package static func nagEvery(_ period: String) -> Self {
    Self("every \(period) while overdue", "кожні \(period), доки прострочено")
  }
  package static func untilMoment(_ moment: String) -> Self {
    Self("until \(moment)", "до \(moment)")
  }
  package static let untilNextVisit = Self("until the next visit", "до наступного візиту")
  package static let untilLeaving = Self("until you leave", "доки ви не підете")
  package static let never = Self("never", "ніколи")

  // MARK: Equal names, timing and points

  /// The remark that a name is there twice; `undo` is a command, or a request to the API.
  package static func sameName(_ label: String, undo: String) -> Self {
    Self(
      "there is already a task \(label); another one was added. If that was a slip: \(undo)",
      "Уже є завдання \(label); додано ще одне. Якщо це помилка: \(undo)")
  }
  /// The question whether another task of a name is to be added; the one that exists, and when it
  /// is: `from Mon 11 May`.
  package static func sameNameQuestion(_ name: String, when: String?) -> Self {
    Self(
      "There is already a task “\(name)”\(when.map { ": \($0)" } ?? ""). Add another one?",
      ukrainian.ended("Уже є завдання «\(name)»\(when.map { ": \($0)" } ?? "")")
        + " Додати ще одне?")
  }
  package static let rowTiming = Self("timing", "час").onPage(
    "At that time, or when it suits", "Точно в цей час чи коли зручно")
  package static let rowPoints = Self("points", "бали")
  package static let fixed = Self("at a fixed time", "точно в цей час")
  package static let flexible = Self("when it suits", "коли зручно")
  package static func points(_ number: Int) -> Self { Self(alike: localizer.count(number, .point)) }

  // MARK: Words of values and markers

  package static let high = Self("high", "висока")
  package static let normal = Self("normal", "звичайна")
  package static let low = Self("low", "низька")
  package static let veryEasy = Self("very easy", "дуже легко")
  package static let easy = Self("easy", "легко")
  package static let medium = Self("medium", "середньо")
  package static let hard = Self("hard", "важко")
  package static let veryHard = Self("very hard", "дуже важко")
  package static let markerEnd = Self("Until", "До дати")
  package static let markerFor = Self("For", "Для")
  package static let markerWhen = Self("At", "Коли")
  package static let markerLast = Self("Last time", "Востаннє")
  package static let markerEvery = Self("Every", "Кожні")
  package static let markerFrom = Self("Counted from", "Відлік від")
  package static let markerDue = Self("Due", "Термін")
  package static let markerStart = Self("Starts", "Початок")
  package static let markerAt = Self("Time", "Час")
  package static let markerPlace = Self("Place", "Місце")
  package static let markerCategory = Self("Category", "Категорія")
  package static let markerPriority = Self("Priority", "Важливість")
  package static let markerDuration = Self("Takes", "Триває")
  package static let markerBucket = Self("Wish", "Бажання")

  // MARK: Several tasks

  package static func skipOverdue(_ number: Int) -> Self {
    Self(
      number == 1 ? "Skip the overdue task" : "Skip all \(number) overdue tasks",
      number == 1
        ? "Пропустити прострочене завдання" : "Пропустити всі прострочені завдання (\(number))")
  }

  // MARK: The page of a task

  package static let labelWhen = Self("At a time", "У певний час")
  package static let labelLastTime = Self("Last time", "Востаннє")
  /// A period or window in words, with the days within it: `every 10 to 14 weeks`.
  package static func everyPeriod(
    _ least: TimeSpan?, _ most: TimeSpan, on days: DayPattern?
  ) -> Self {
    Self(
      english.every(least, most, localizer) + (days.map { " on \(english.text($0))" } ?? ""),
      ukrainian.every(least, most, localizer) + (days.map { " (\(ukrainian.text($0)))" } ?? ""))
  }
  package static func periodAfterDone(_ period: String) -> Self {
    Self("\(period), after it is done", "\(period), від виконання")
  }
  package static func periodOnFixedDates(_ period: String) -> Self {
    Self("\(period), on fixed dates", "\(period), за календарем")
  }
  package static let arrive = Self("arrive", "приходите")
  package static let passBy = Self("pass by", "проходите повз")
  package static let leave = Self("leave", "йдете звідти")
  package static func stay(_ length: String) -> Self {
    Self("stay \(length)", "перебуваєте там \(length)")
  }
  package static func again(_ period: String) -> Self { Self("again \(period)", "знову \(period)") }

  private static func text(_ punctuality: Punctuality?) -> String {
    switch punctuality {
    case nil: ""
    case .onTime?: say(", on time", " вчасно")
    case .early(let span)?:
      say(
        ", \(localizer.span(span)) before it was due",
        " за \(localizer.span(span)) до терміну")
    case .late(let span)?:
      say(
        ", \(localizer.span(span)) late",
        " із запізненням на \(localizer.span(span))")
    }
  }

  /// Returns the end of a snooze: `until the next visit`.
  static func until(_ end: Snooze.End, on clock: WallClock) -> String {
    switch end {
    case .at(let date):
      say(
        "until \(localizer.moment(clock.time(date)))",
        "до \(localizer.moment(clock.time(date)))")
    case .nextVisit: say("until the next visit", "до наступного візиту")
    case .leaving: say("until you leave", "до виходу")
    }
  }

  private static func word(_ status: TaskStatus) -> String {
    switch status {
    case .waiting: say("Waiting", "Очікує")
    case .open: say("Open", "Відкрите")
    case .due: say("Due", "Настав термін")
    case .resting: say("Resting", "Спочиває")
    case .overdue: say("Overdue", "Прострочене")
    case .finished: say("Finished", "Завершене")
    }
  }

  private static func word(_ word: Completion.Kind) -> String {
    switch word {
    case .done: say("done", "виконано")
    case .skipped: say("skipped", "пропущено")
    }
  }

  static func words(_ when: TaskWhen) -> String {
    switch when {
    case .counted(let done, let times, let unit): QuotaPhrase.words(done, of: times, per: unit)
    case .more(let times, let day, let unit): QuotaPhrase.words(times, moreBy: day, per: unit)
    case .from(let time) where time.calendarDays == 1:
      say(
        "from \(localizer.near(time))",
        "від \(localizer.near(time))")
    case .from(let time): say("from \(localizer.near(time))", "з \(localizer.near(time))")
    case .until(let time): say("until \(localizer.near(time))", "до \(localizer.near(time))")
    case .on(let time): localizer.near(time)
    case .by(let time): say("by \(localizer.near(time))", "до \(localizer.near(time))")
    case .at(let time, let end?) where time.calendarDays == 0:
      say(
        "\(localizer.near(time)) to \(localizer.near(end))",
        "\(localizer.near(time)) до \(localizer.near(end))")
    case .at(let time, _): localizer.near(time)
    case .now(let end):
      say(
        english.now + (end.map { ", to \(localizer.near($0))" } ?? ""),
        ukrainian.now + (end.map { ", до \(localizer.near($0))" } ?? ""))
    case .overdue(let time):
      say(
        "overdue by \(localizer.span(time.distance)) (\(localizer.past(time)))",
        "прострочено на \(localizer.span(time.distance)) (\(localizer.past(time)))")
    case .missed(let time):
      say(
        "missed \(localizer.recent(time))",
        "пропущено \(localizer.recent(time))")
    }
  }
}

extension English {
  func every(_ least: TimeSpan?, _ most: TimeSpan, _ localizer: Localizer) -> String {
    let longest = localizer.span(most)
    if let least {
      let shortest = least.unit == most.unit ? "\(least.number)" : localizer.span(least)
      return "every \(shortest) to \(longest)"
    }
    guard most.number == 1 else { return "every \(longest)" }
    return most.unit == .hour ? "every hour" : "every \(longest.dropFirst(2))"
  }
}

extension Ukrainian {
  func iconName(_ name: String) -> String {
    switch name {
    case "bag": "сумка"
    case "bell": "дзвінок"
    case "bicycle": "велосипед"
    case "book": "книга"
    case "briefcase": "портфель"
    case "brush": "пензель"
    case "bus": "автобус"
    case "camera": "камера"
    case "car": "автомобіль"
    case "cart": "візок"
    case "cat": "кіт"
    case "cup": "чашка"
    case "dog": "собака"
    case "flag": "прапор"
    case "gift": "подарунок"
    case "heart": "серце"
    case "house": "дім"
    case "key": "ключ"
    case "leaf": "листок"
    case "letter": "лист"
    case "music": "музика"
    case "people": "люди"
    case "phone": "телефон"
    case "pill": "ліки"
    case "plane": "літак"
    case "star": "зірка"
    case "sun": "сонце"
    case "tool": "інструмент"
    default: name
    }
  }

  fileprivate func filter(_ status: TaskStatus) -> String {
    switch status {
    case .waiting: "Очікують"
    case .open: "Відкриті"
    case .due: "Термін"
    case .resting: "Спочивають"
    case .overdue: "Прострочені"
    case .finished: "Завершені"
    }
  }

  func every(_ least: TimeSpan?, _ most: TimeSpan, _ localizer: Localizer) -> String {
    let longest = localizer.span(most)
    if let least {
      return least.unit == most.unit
        ? "кожні \(least.number)–\(longest)" : "кожні \(localizer.span(least)) – \(longest)"
    }
    guard most.number == 1 else { return "кожні \(longest)" }
    return switch most.unit {
    case .hour: "щогодини"
    case .day: "щодня"
    case .week: "щотижня"
    case .month: "щомісяця"
    default: "щороку"
    }
  }
}
