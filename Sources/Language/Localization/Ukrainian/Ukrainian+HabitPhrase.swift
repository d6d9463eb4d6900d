extension Ukrainian {
  /// Returns the text of a phrase.
  public func text(_ phrase: HabitPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .habit(let name): "звичку \(name)"
    case .boxOf(let date): "клітинку дня \(date)"
    case .habits(let number):
      "\(number) \(Self.plural(number, one: "звичка", few: "звички", many: "звичок"))"
    case .boxes(let number): boxes(number)
    case .noHabits: "Звичок ще немає. Додайте першу: passby habit add \"Прогулянка\" --days 30"
    case .added(let name, let days): "Додано звичку \(name) на \(localizer.count(days, .day))."
    case .changed(let name): "Змінено звичку \(name)."
    case .removed(let name): "Видалено звичку \(name). Її бали залишаються."
    case .marked(let name, let date, let kind):
      switch kind {
      case "done"?: "\(name): \(date) виконано."
      case "rest"?: "\(name): \(date) — відпочинок."
      case _?, nil: "\(name): \(date) без позначки."
      }
    case .nothingToDo(let name, let date): "\(name): клітинка дня \(date) вже така."
    case .praise(let turn, let name, let done, let days):
      praise(turn) + " Звичку \(name) завершено: \(done) з \(ofDays(days))."
    case .state(let state): self.state(state)
    case .doneOf(let done, let days): "\(done) з \(days)"
    case .dayOf(let number, let days): "день \(number) з \(days)"
    case .streak(let length): "серія \(length)"
    case .strength(let percent): "сила \(percent) %"
    case .span(let from, let to): "від \(from) до \(to)"
    case .remindsAt(let time): "нагадує о \(time)"
    case .finished: "завершено"
    case .formerHabit: "звичка"
    case .stepAdded(let name): "Додано звичку \(name)"
    case .stepChanged(let name): "Змінено звичку \(name)"
    case .stepRemoved(let name): "Видалено звичку \(name)"
    case .stepMarked(let name, let date, let kind):
      switch kind {
      case "done"?: "Позначено виконання звички \(name) за \(date)"
      case "rest"?: "Позначено відпочинок від звички \(name) за \(date)"
      case _?, nil: "Знято позначку звички \(name) за \(date)"
      }
    case .notName(let value, let most):
      "\(value) — не назва звички: очікується від 1 до \(most) символів"
    case .notDays(let value, let most):
      "\(value) — не кількість днів: очікується від 1 до \(most)"
    case .notDaysOnPage(let most): "Виберіть від 1 до \(most) днів."
    case .tooLate(let value): "\(value) — запізно: звичка закінчилася б після 9999 року"
    case .outside(let name, let date, let from, let to):
      "\(name) не має клітинки на \(date): звичка триває від \(from) до \(to)"
    case .boxToCome(let value):
      "\(value) у майбутньому: позначати можна лише клітинки до сьогодні"
    case .dateTwice: "день вказано двічі: використайте аргумент або --date"
    case .nameTaken(let name): "звичка \(name) вже є: виберіть іншу назву"
    case .noSuchHabit(let value, let suggestion):
      "звички \(value) немає." + (suggestion.map { " Можливо, \($0)?" } ?? "")
        + " Усі звички показує «passby habit list»."
    case .severalHabits(let value, let labels):
      "\(value) підходить кільком звичкам: \(localizer.list(labels)). Вкажіть номер"
    case .leavesBoxes(let name, let number):
      "\(name) втратить \(boxes(number, accusative: true)) з позначкою: виберіть дні, що їх охоплюють"
    }
  }

  private func boxes(_ number: Int, accusative: Bool = false) -> String {
    let one = accusative ? "клітинку" : "клітинка"
    return "\(number) \(Self.plural(number, one: one, few: "клітинки", many: "клітинок"))"
  }

  /// Returns a number of days in the genitive, as after “з”: `21 дня`, `22 днів`.
  private func ofDays(_ number: Int) -> String {
    "\(number) \(Self.plural(number, one: "дня", few: "днів", many: "днів"))"
  }

  private func state(_ state: String) -> String {
    switch state {
    case "done": "виконано"
    case "rest": "відпочинок"
    case "missed": "пропущено"
    case "open": "сьогодні"
    default: "попереду"
    }
  }

  private func praise(_ turn: Int) -> String {
    let words = ["Чудово!", "Гарна робота!", "Ви впоралися!", "Це вимагало терпіння. Браво!"]
    return words[Int(turn.magnitude) % words.count]
  }
}
