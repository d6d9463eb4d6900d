extension JournalPhrase {
  package static func habit(_ name: String) -> Self { Self("the habit \(name)", "звичку \(name)") }
  package static func boxOf(date: String) -> Self {
    Self("the box of \(date)", "клітинку дня \(date)")
  }
  package static func habits(_ number: Int) -> Self {
    Self(
      number == 1 ? "1 habit" : "\(number) habits",
      "\(number) \(Ukrainian.plural(number, one: "звичка", few: "звички", many: "звичок"))")
  }
  package static func boxes(_ number: Int) -> Self {
    Self(english.boxes(number), ukrainian.boxes(number))
  }
  package static let noHabits = Self(
    "There are no habits yet. Add one with: passby habit add \"Walk\"",
    "Звичок ще немає. Додайте першу: passby habit add \"Прогулянка\""
  )
  .onPage(
    "There are no habits yet.",
    "Звичок ще немає.")
  package static func habitAdded(_ name: String, days: Int) -> Self {
    Self(
      "Added the habit \(name) for \(localizer.count(days, .day)).",
      "Додано звичку \(name) на \(localizer.count(days, .day)).")
  }
  package static func habitChanged(_ name: String) -> Self {
    Self("Changed the habit \(name).", "Змінено звичку \(name).")
  }
  package static func habitRemoved(_ name: String) -> Self {
    Self(
      "Removed the habit \(name). Its points stay.",
      "Видалено звичку \(name). Її бали залишаються.")
  }
  /// A box was filled or emptied: `done`, `rest`, or neither.
  package static func habitMarked(_ name: String, date: String, kind: String?) -> Self {
    Self(
      kind == "done"
        ? "\(name) is done on \(date)."
        : kind == "rest" ? "\(name) rests on \(date)." : "\(name) has no mark on \(date).",
      kind == "done"
        ? "\(name): \(date) виконано."
        : kind == "rest" ? "\(name): \(date) — відпочинок." : "\(name): \(date) без позначки.")
  }
  /// The box was like that already.
  package static func habitUnchanged(_ name: String, date: String) -> Self {
    Self("The box of \(name) on \(date) was so already.", "\(name): клітинка дня \(date) вже така.")
  }
  package static func praise(_ turn: Int, name: String, done: Int, days: Int) -> Self {
    Self(
      english.praise(turn) + " \(name) is finished: \(done) of \(localizer.count(days, .day)).",
      ukrainian.praise(turn) + " Звичку \(name) завершено: \(done) з \(ukrainian.ofDays(days)).")
  }
  /// The state of a box: `done`, `rest`, `missed`, `free`, `open`, `ahead`.
  package static func habitState(_ state: String) -> Self { Self(state, ukrainian.state(state)) }
  package static func doneOf(_ done: Int, days: Int) -> Self {
    Self("\(done) of \(days)", "\(done) з \(days)")
  }
  package static func dayOf(_ number: Int, days: Int) -> Self {
    Self("day \(number) of \(days)", "день \(number) з \(days)")
  }
  package static func streak(_ length: Int) -> Self { Self("streak \(length)", "серія \(length)") }
  package static func strength(_ percent: Int) -> Self {
    Self("strength \(percent) %", "сила \(percent) %")
  }
  package static func habitSpan(from: String, to: String) -> Self {
    Self("\(from) to \(to)", "від \(from) до \(to)")
  }
  package static func habitRemindsAt(_ time: String) -> Self {
    Self("reminds at \(time)", "нагадує о \(time)")
  }
  package static let habitFinished = Self("finished", "завершено")
  package static let formerHabit = Self("a habit", "звичка")
  /// The step of adding, in the middle of a sentence.
  package static func stepHabitAdded(_ name: String) -> Self {
    Self("added habit \(name)", "Додано звичку \(name)")
  }
  /// The step of changing, in the middle of a sentence.
  package static func stepHabitChanged(_ name: String) -> Self {
    Self("changed habit \(name)", "Змінено звичку \(name)")
  }
  /// The step of removing, in the middle of a sentence.
  package static func stepHabitRemoved(_ name: String) -> Self {
    Self("removed habit \(name)", "Видалено звичку \(name)")
  }
  /// The step of filling or emptying a box, in the middle of a sentence.
  package static func stepHabitMarked(_ name: String, date: String, kind: String?) -> Self {
    Self(
      kind == "amount"
        ? "entered an amount for \(name) on \(date)"
        : kind == "done"
          ? "ticked \(name) on \(date)"
          : kind == "rest"
            ? "rested from \(name) on \(date)" : "emptied the box of \(name) on \(date)",
      kind == "amount"
        ? "Записано кількість для звички \(name) за \(date)"
        : kind == "done"
          ? "Позначено виконання звички \(name) за \(date)"
          : kind == "rest"
            ? "Позначено відпочинок від звички \(name) за \(date)"
            : "Знято позначку звички \(name) за \(date)")
  }
  package static func notHabitName(_ value: String, most: Int) -> Self {
    Self(
      "\(value) is no name of a habit: expected 1 to \(most) characters",
      "\(value) — не назва звички: очікується від 1 до \(most) символів")
  }
  package static func notHabitDays(_ value: String, most: Int) -> Self {
    Self(
      "\(value) is no number of days: expected 1 to \(most), or none for a habit that goes on",
      "\(value) — не кількість днів: очікується від 1 до \(most) або none для звички без кінця"
    )
    .onPage(
      "Choose 1 to \(most) days, or leave it empty.",
      "Виберіть від 1 до \(most) днів або залиште порожнім.")
  }
  package static func habitTooLate(_ value: String) -> Self {
    Self(
      "\(value) is too late: the habit would end after the year 9999",
      "\(value) — запізно: звичка закінчилася б після 9999 року")
  }
  package static func boxOutside(_ name: String, date: String, from: String, to: String) -> Self {
    Self(
      "\(name) has no box on \(date): it goes from \(from) to \(to)",
      "\(name) не має клітинки на \(date): звичка триває від \(from) до \(to)")
  }
  package static func boxToCome(_ value: String) -> Self {
    Self(
      "\(value) is in the future: only boxes up to today can be marked",
      "\(value) у майбутньому: позначати можна лише клітинки до сьогодні")
  }
  package static let dateTwice = Self(
    "the day was given twice: use the argument or --date",
    "день вказано двічі: використайте аргумент або --date")
  package static func habitNameTaken(_ name: String) -> Self {
    Self(
      "there is a habit \(name) already: choose another name",
      "звичка \(name) вже є: виберіть іншу назву")
  }
  package static func noSuchHabit(_ value: String, suggestion: String?) -> Self {
    Self(
      "there is no habit \(value)." + (suggestion.map { " Did you mean \($0)?" } ?? "")
        + (localizer.audience == .page ? "" : " \"passby habit list\" shows them all."),
      "звички \(value) немає." + (suggestion.map { " Можливо, \($0)?" } ?? "")
        + (localizer.audience == .page ? "" : " Усі звички показує «passby habit list»."))
  }
  /// Several habits have the name; each as `3 "Walk"`.
  package static func severalHabits(_ value: String, _ labels: [String]) -> Self {
    Self(
      "\(value) fits several habits: \(localizer.list(labels)). Use the number",
      "\(value) підходить кільком звичкам: \(localizer.list(labels)). Вкажіть номер")
  }
  package static func leavesBoxes(_ name: String, _ number: Int) -> Self {
    Self(
      "\(name) would lose \(english.boxes(number)) with a mark: expected days that keep them",
      "\(name) втратить \(ukrainian.boxes(number, accusative: true)) з позначкою: виберіть дні, що їх охоплюють"
    )
  }
}

extension English {
  fileprivate func boxes(_ number: Int) -> String { number == 1 ? "1 box" : "\(number) boxes" }

  fileprivate func praise(_ turn: Int) -> String {
    let words = ["Well done!", "Great work!", "You did it!", "That took patience. Bravo!"]
    return words[Int(turn.magnitude) % words.count]
  }
}

extension Ukrainian {
  fileprivate func boxes(_ number: Int, accusative: Bool = false) -> String {
    let one = accusative ? "клітинку" : "клітинка"
    return "\(number) \(Self.plural(number, one: one, few: "клітинки", many: "клітинок"))"
  }

  /// Returns a number of days in the genitive, as after “з”: `21 дня`, `22 днів`.
  fileprivate func ofDays(_ number: Int) -> String {
    "\(number) \(Self.plural(number, one: "дня", few: "днів", many: "днів"))"
  }

  fileprivate func state(_ state: String) -> String {
    switch state {
    case "done": "виконано"
    case "rest": "відпочинок"
    case "missed": "пропущено"
    case "free": "не потрібно"
    case "open": "сьогодні"
    default: "попереду"
    }
  }

  fileprivate func praise(_ turn: Int) -> String {
    let words = ["Чудово!", "Гарна робота!", "Ви впоралися!", "Це вимагало терпіння. Браво!"]
    return words[Int(turn.magnitude) % words.count]
  }
}
