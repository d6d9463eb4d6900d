import Model

extension Ukrainian {
  package func text(_ phrase: TaskPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    // When a task is, as the rest of a sentence or by itself.
    case .when(let when): words(when, localizer)
    case .whenAndHowFar(let when):
      words(when, localizer) + (when.distance.map { " (\(localizer.relative($0)))" } ?? "")
    case .whenAndEnd(let when, let end):
      "\(words(when, localizer)), до \(localizer.near(end))"
    case .finishedByEnd: "завершено: кінець настає раніше за наступний раз"
    case .missed(let number): "пропущено: \(number)"
    case .snoozed(.at(let date), let clock):
      "відкладено до \(localizer.near(clock.time(date)))"
    case .snoozed(let end, let clock): "відкладено \(until(end, on: clock, localizer))"
    // Status.
    case .status(let status): word(status)
    case .filter(let status): filter(status)
    case .progress(let word, let share):
      "\(self.word(word)), минуло \(localizer.percent(share)) часу"
    // Past.
    case .completion(let word, let task, let punctuality, let isUndone):
      "\(task): \(self.word(word))\(text(punctuality, localizer))"
        + (isUndone ? " (скасовано)" : "")
    case .result(let word, let punctuality, let isUndone):
      capitalized(self.word(word)) + text(punctuality, localizer)
        + (isUndone ? " (скасовано)" : "")
    case .wasMissed(let task, let times):
      times == 1
        ? "\(task): час минув, не виконано" : "\(task): до цього часу не виконано (\(times) р.)"
    case .resultMissed(let times):
      times == 1 ? "Час минув, не виконано" : "До цього часу не виконано (\(times) р.)"
    case .formerTask(let number): "завдання \(number)"
    case .formerPlace(let number): "місце \(number)"
    // Notes.
    case .quietHere(let place):
      "Ви зараз у місці \(place): до наступного візиту нагадувань тут не буде."
    case .tagWithoutPlace(let tag): "Жодне місце ще не має мітки \(tag)."
    // Lists and their rows.
    case .nothingWaiting:
      "Нічого не заплановано."
    case .finishedNotShown(let number):
      "Не показано: \(count(number, .finishedTask)) (--all)."
    case .atPlaces(let when, let places):
      (when.map { $0 + ", " } ?? "") + places
    case .rowTask:
      "завдання"
    case .rowWhen:
      "дата"
    case .rowOpens:
      "відкриття"
    case .rowDue:
      "термін"
    case .rowEvery:
      "період"
    case .rowStart:
      "початок"
    case .rowFirst:
      "перший"
    case .rowEnd:
      "кінець"
    case .rowAt:
      "час"
    case .rowZone:
      "пояс"
    case .rowPlaces:
      "місця"
    case .rowOn:
      "коли"
    case .rowNag:
      "повтор"
    case .rowSnoozed:
      "відкладено"
    case .rowLastDone:
      "востаннє"
    case .rowCategory: "категорія"
    case .rowPriority: "важливість"
    case .rowDifficulty: "складність"
    case .rowDuration: "триває"
    case .rowNotes:
      "нотатки"
    case .fromDone:
      "від виконання"
    case .fixedRhythm:
      "сталий ритм"
    case .once:
      "один раз"
    case .floatingZone(let zone):
      "плаваючий (зараз \(zone))"
    case .dwellOf(let length):
      " від \(length)"
    case .nagEvery(let period):
      "кожні \(period), доки прострочено"
    case .untilMoment(let moment):
      "до \(moment)"
    case .untilNextVisit:
      "до наступного візиту"
    case .untilLeaving:
      "доки ви не підете"
    case .never:
      "ніколи"
    // Equal names, timing and points.
    case .sameName(let label, let undo):
      "Уже є завдання \(label); додано ще одне. Якщо це помилка: \(undo)"
    case .sameNameQuestion(let name, let when):
      ended("Уже є завдання «\(name)»\(when.map { ": \($0)" } ?? "")") + " Додати ще одне?"
    case .rowTiming: "час"
    case .rowPoints: "бали"
    case .fixed: "точно в цей час"
    case .flexible: "коли зручно"
    case .points(let number): count(number, .point)
    // Words of values and markers.
    case .high: "висока"
    case .normal: "звичайна"
    case .low: "низька"
    case .veryEasy: "дуже легко"
    case .easy: "легко"
    case .medium: "середньо"
    case .hard: "важко"
    case .veryHard: "дуже важко"
    case .markerEnd: "До дати"
    case .markerFor: "Для"
    case .markerEvery: "Кожні"
    case .markerFrom: "Відлік від"
    case .markerDue: "Термін"
    case .markerWhen: "Коли"
    case .markerLast: "Востаннє"
    case .markerStart: "Початок"
    case .markerAt: "Час"
    case .markerPlace: "Місце"
    case .markerCategory: "Категорія"
    case .markerPriority: "Важливість"
    case .markerDuration: "Триває"
    case .markerBucket: "Список бажань"
    // Headings of today.
    case .headingHere: "Тут"
    case .headingOverdue: "Прострочено"
    case .headingToday: "Сьогодні"
    case .headingOpen: "Відкриті"
    case .headingLater: "Пізніше сьогодні"
    case .headingTomorrow: "Завтра"
    case .headingAnytime: "Будь-коли"
    case .headingMissed: "Пропущене"
    case .headingSnoozed: "Відкладені"
    case .headingWaiting: "Пізніше"
    case .headingFinished: "Завершені"
    case .muchLonger: "набагато довше, ніж зазвичай"
    case .waitedForYou(let count): "На вас чекають: \(count)"
    case .comeLater(let tasks, let next):
      ended("Згодом: \(tasks)" + (next.map { ", найближче: \($0)" } ?? ""))
    case .nothingLeft: "На сьогодні нічого не лишилося."
    case .quote(let words, let author): "«\(words)» — \(author)"
    case .doneToday(let number): "Виконано сьогодні: \(number)"
    // Several tasks.
    case .skipOverdue(let number):
      number == 1
        ? "Пропустити прострочене завдання" : "Пропустити всі прострочені завдання (\(number))"
    // The page of a task.
    case .labelHowOften: "Як часто"
    case .labelStarts: "Початок"
    case .labelFirstDue: "Перший термін"
    case .labelEnds: "Кінець"
    case .labelTimeOfDay: "Час доби"
    case .labelDue: "Термін"
    case .labelWhen: "У певний час"
    case .labelLastTime: "Востаннє"
    case .labelPlaces: "Місця"
    case .labelRemindsWhenYou: "Нагадує, коли ви"
    case .labelWhileOverdue: "Якщо прострочено"
    case .labelCategory: "Категорія"
    case .labelPriority: "Важливість"
    case .labelDuration: "Триває"
    case .labelSnoozed: "Відкладено"
    case .labelLastDone: "Востаннє виконано"
    case .labelTimeZone: "Часовий пояс"
    case .labelNotes: "Нотатки"
    case .labelName: "Назва"
    case .justOnce: "один раз"
    case .everyPeriod(let least, let most, let days):
      every(least, most, localizer) + (days.map { " (\(text($0)))" } ?? "")
    case .periodAfterDone(let period): "\(period), від виконання"
    case .periodOnFixedDates(let period): "\(period), за календарем"
    case .arrive: "приходите"
    case .passBy: "проходите повз"
    case .leave: "йдете звідти"
    case .stay(let length): "перебуваєте там \(length)"
    case .again(let period): "знову \(period)"
    case .neverDone: "ніколи"
    case .floatingNow(let zone): "floating (зараз \(zone))"
    }
  }

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

  func words(_ when: TaskWhen, _ localizer: Localizer) -> String {
    switch when {
    // "З завтра" is no Ukrainian.
    case .from(let time) where time.calendarDays == 1: "від \(localizer.near(time))"
    case .from(let time): "з \(localizer.near(time))"
    case .until(let time), .by(let time): "до \(localizer.near(time))"
    case .on(let time): localizer.near(time)
    case .at(let time, let end?) where time.calendarDays == 0:
      "\(localizer.near(time)) до \(localizer.near(end))"
    case .at(let time, _): localizer.near(time)
    case .now(let end): now + (end.map { ", до \(localizer.near($0))" } ?? "")
    case .overdue(let time):
      "прострочено на \(localizer.span(time.distance)) (\(localizer.past(time)))"
    case .missed(let time): "пропущено \(localizer.recent(time))"
    }
  }

  func until(_ end: Snooze.End, on clock: WallClock, _ localizer: Localizer) -> String {
    switch end {
    case .at(let date): "до \(localizer.moment(clock.time(date)))"
    case .nextVisit: "до наступного візиту"
    case .leaving: "до виходу"
    }
  }

  private func word(_ status: TaskStatus) -> String {
    switch status {
    case .waiting: "Очікує"
    case .open: "Відкрите"
    case .due: "Настав термін"
    case .overdue: "Прострочене"
    case .finished: "Завершене"
    }
  }

  private func filter(_ status: TaskStatus) -> String {
    switch status {
    case .waiting: "Очікують"
    case .open: "Відкриті"
    case .due: "Термін"
    case .overdue: "Прострочені"
    case .finished: "Завершені"
    }
  }

  private func word(_ word: Completion.Kind) -> String {
    switch word {
    case .done: "виконано"
    case .skipped: "пропущено"
    }
  }

  private func text(_ punctuality: Punctuality?, _ localizer: Localizer) -> String {
    switch punctuality {
    case nil: ""
    case .onTime?: " вчасно"
    case .early(let span)?: " за \(localizer.span(span)) до терміну"
    case .late(let span)?: " із запізненням на \(localizer.span(span))"
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
