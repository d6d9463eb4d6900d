extension Ukrainian {
  package func text(_ phrase: JournalPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .gratitudeOf(let date): "добрі речі дня \(date)"
    case .noteOf(let date): "нотатку дня \(date)"
    case .gratitudes(let number):
      "\(number) \(Self.plural(number, one: "день", few: "дні", many: "днів")) з добрими речами"
    case .notes(let number):
      "\(number) \(Self.plural(number, one: "нотатка", few: "нотатки", many: "нотаток"))"
    case .photos(let number): "\(number) фото"
    case .gratitudeSaved(let date): ended("Збережено три добрі речі дня \(date)")
    case .gratitudeRemoved(let date): ended("Видалено добрі речі дня \(date)")
    case .noteSaved(let date): ended("Збережено нотатку за \(date)")
    case .noteChanged(let date): ended("Змінено нотатку за \(date)")
    case .noteRemoved(let date): ended("Видалено нотатку за \(date)")
    case .title(let section): title(section)
    case .emptyDay: "Про цей день нічого не записано."
    case .noNotes: "Нотаток немає."
    case .keptInJournal:
      "Написане зберігається в сьогоднішньому щоденнику. Порожні поля не зберігаються."
    case .goodDay: "добрий день"
    case .badDay: "поганий день"
    case .stepGratitude(let date): "Записано три добрі речі дня \(date)"
    case .stepGratitudeRemoved(let date): "Видалено добрі речі дня \(date)"
    case .stepNoteAdded(let date): "Записано нотатку за \(date)"
    case .stepNoteChanged(let date): "Змінено нотатку за \(date)"
    case .stepNoteRemoved(let date): "Видалено нотатку за \(date)"
    // Problems.
    case .threeExpected(let number): "очікується рівно три добрі речі, а є \(number)"
    case .removeAlone: "очікується три добрі речі або лише --remove"
    case .fillInThree: "Будь ласка, заповніть усі три поля"
    case .goodThingTooLong(let number, let most):
      "забагато символів в одній із добрих речей: \(number), а може бути щонайбільше \(most)"
    case .blankNote: "нотатка потребує тексту"
    case .noteTooLong(let number, let most):
      "забагато символів у нотатці: \(number), а може бути щонайбільше \(most)"
    case .dayToCome(let value): "\(value) у майбутньому: пишіть про сьогодні або раніший день"
    case .noSuchNote(let value): "немає нотатки \(value)"
    case .noGratitude(let date): "немає добрих речей дня \(date)"
    // Habits.
    case .habit(let name): "звичку \(name)"
    case .boxOf(let date): "клітинку дня \(date)"
    case .habits(let number):
      "\(number) \(Self.plural(number, one: "звичка", few: "звички", many: "звичок"))"
    case .boxes(let number): boxes(number)
    case .noHabits: "Звичок ще немає. Додайте першу: passby habit add \"Прогулянка\" --days 30"
    case .habitAdded(let name, let days): "Додано звичку \(name) на \(localizer.count(days, .day))."
    case .habitChanged(let name): "Змінено звичку \(name)."
    case .habitRemoved(let name): "Видалено звичку \(name). Її бали залишаються."
    case .habitMarked(let name, let date, let kind):
      switch kind {
      case "done"?: "\(name): \(date) виконано."
      case "rest"?: "\(name): \(date) — відпочинок."
      case _?, nil: "\(name): \(date) без позначки."
      }
    case .habitUnchanged(let name, let date): "\(name): клітинка дня \(date) вже така."
    case .praise(let turn, let name, let done, let days):
      praise(turn) + " Звичку \(name) завершено: \(done) з \(ofDays(days))."
    case .habitState(let state): self.state(state)
    case .doneOf(let done, let days): "\(done) з \(days)"
    case .dayOf(let number, let days): "день \(number) з \(days)"
    case .streak(let length): "серія \(length)"
    case .strength(let percent): "сила \(percent) %"
    case .habitSpan(let from, let to): "від \(from) до \(to)"
    case .habitRemindsAt(let time): "нагадує о \(time)"
    case .habitFinished: "завершено"
    case .formerHabit: "звичка"
    case .stepHabitAdded(let name): "Додано звичку \(name)"
    case .stepHabitChanged(let name): "Змінено звичку \(name)"
    case .stepHabitRemoved(let name): "Видалено звичку \(name)"
    case .stepHabitMarked(let name, let date, let kind):
      switch kind {
      case "done"?: "Позначено виконання звички \(name) за \(date)"
      case "rest"?: "Позначено відпочинок від звички \(name) за \(date)"
      case _?, nil: "Знято позначку звички \(name) за \(date)"
      }
    case .notHabitName(let value, let most):
      "\(value) — не назва звички: очікується від 1 до \(most) символів"
    case .notHabitDays(_, let most) where localizer.audience == .page:
      "Виберіть від 1 до \(most) днів."
    case .notHabitDays(let value, let most):
      "\(value) — не кількість днів: очікується від 1 до \(most)"
    case .habitTooLate(let value): "\(value) — запізно: звичка закінчилася б після 9999 року"
    case .boxOutside(let name, let date, let from, let to):
      "\(name) не має клітинки на \(date): звичка триває від \(from) до \(to)"
    case .boxToCome(let value):
      "\(value) у майбутньому: позначати можна лише клітинки до сьогодні"
    case .dateTwice: "день вказано двічі: використайте аргумент або --date"
    case .habitNameTaken(let name): "звичка \(name) вже є: виберіть іншу назву"
    case .noSuchHabit(let value, let suggestion):
      "звички \(value) немає." + (suggestion.map { " Можливо, \($0)?" } ?? "")
        + " Усі звички показує «passby habit list»."
    case .severalHabits(let value, let labels):
      "\(value) підходить кільком звичкам: \(localizer.list(labels)). Вкажіть номер"
    case .leavesBoxes(let name, let number):
      "\(name) втратить \(boxes(number, accusative: true)) з позначкою: виберіть дні, що їх охоплюють"
    // The pages of the journal.
    case .average(let number): "середній настрій \(number)"
    case .showPhotos(let number):
      "\(number) \(Self.plural(number, one: "світлина", few: "світлини", many: "світлин"))"
    case .doneThatDay(let number): "виконано: \(number)"
    case .markDay(let day): "Позначити \(day)"
    case .found(let number):
      "\(number) \(Self.plural(number, one: "нотатка", few: "нотатки", many: "нотаток"))"
    case .firstShown(let number): "Показано найновіші нотатки: \(number)."
    case .deleteNote(let clock): "Видалити нотатку, \(clock)"
    case .box(let number, let day, let state): "Клітинка \(number), \(day): \(state)"
    case .changeHabit(let name): "Змінити: \(name)"
    case .deleteHabit(let name): "Видалити: \(name)"
    case .boxesShown(let shown, let all): "\(shown) з \(all) клітинок"
    // Wishes.
    case .helpWishes: "Показати список бажань: справ без дати."
    case .helpWishesDiscussion:
      """
      Бажання не стоїть ні в сьогоднішньому дні, ні в плані. Якщо в нього є місце, воно нагадає про \
      себе, коли ви будете поруч. Додати: passby add "Побачити море" --bucket.
      """
    case .helpAllWishes: "Разом із бажаннями, що здійснилися."
    case .helpWish: "Це бажання без дати, у списку бажань."
    case .noWishes: "Список бажань порожній. Додайте бажання: passby add \"Побачити море\" --bucket"
    case .rowWish: "Список"
    case .rowWishText: "бажання, без дати"
    case .wishesTrueNotShown(let number):
      "Не показано \(number) \(Self.plural(number, one: "здійснене бажання", few: "здійснені бажання", many: "здійснених бажань")): passby bucket --all"
    case .wishes(let number):
      "\(number) \(Self.plural(number, one: "бажання", few: "бажання", many: "бажань"))"
    case .wishesCameTrue(let number): "Здійснилося: \(number)"
    case .wishDone(let name): "Здійснилося: \(name)"
    case .deleteWish(let name): "Видалити: \(name)"
    // Help.
    case .helpHabit: "Позначати те, що ви хочете робити щодня протягом певного часу."
    case .helpHabitDiscussion:
      "Звичка триває від 1 до 366 днів, і кожен день має клітинку. День відпочинку не перериває серії. З --at звичка нагадує о цій годині в дні, які ще не позначено."
    case .helpHabitAdd: "Додати звичку."
    case .helpHabitEdit: "Змінити звичку."
    case .helpHabitCheck: "Позначити клітинку сьогоднішнього або ранішого дня."
    case .helpHabitUncheck: "Зняти позначку сьогоднішнього або ранішого дня."
    case .helpHabitRest: "Зробити сьогодні або раніший день днем відпочинку від цієї звички."
    case .helpHabitShow: "Показати звичку з її клітинками."
    case .helpHabitList: "Показати звички."
    case .helpHabitRemove: "Видалити звичку; її бали залишаються."
    case .helpHabitNewName: "Назва звички."
    case .helpHabitName: "Звичка за назвою або номером."
    case .helpHabitDays: "Скільки днів вона триває: від 1 до 366."
    case .helpHabitStart: "Перший день; якщо не вказано — сьогодні."
    case .helpHabitAt: "Нагадувати о цій годині в непозначені дні: ГГ:ХХ або none."
    case .helpBoxDate: "День клітинки; якщо не вказано — сьогодні."
    case .helpBoxDateOption: "День клітинки як параметр."
    case .helpJournal: "Показати день, записати добрі речі й нотатки."
    case .helpJournalDiscussion:
      "Без команди показує день: позначку й настрої, добрі речі, нотатки, звички, фото та виконане."
    case .helpJournalShow: "Показати день."
    case .helpJournalGratitude: "Записати три добрі речі дня; новий запис замінює попередній."
    case .helpJournalAdd: "Записати нотатку."
    case .helpJournalEdit: "Змінити текст нотатки."
    case .helpJournalRemove: "Видалити нотатку."
    case .helpJournalList: "Показати нотатки, спершу найновіші."
    case .helpJournalDate: "День, наприклад 2026-03-05 або вчора; якщо не вказано — сьогодні."
    case .helpGoodThings: "Три тексти, кожен щонайбільше 500 символів."
    case .helpGratitudeRemove: "Видалити добрі речі дня."
    case .helpWrittenFor: "День, про який ідеться; якщо не вказано — сьогодні."
    case .helpNoteText: "Текст, щонайбільше 10000 символів."
    case .helpNoteNumber: "Номер нотатки."
    case .helpNoteSearch: "Лише нотатки з цим текстом, великими чи малими літерами."
    case .helpNotesFrom: "Перший день."
    case .helpNotesTo: "Останній день."
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

  private func title(_ section: String) -> String {
    switch section {
    case "gratitude": "Три добрі речі"
    case "notes": "Нотатки"
    case "habits": "Звички"
    case "photos": "Фото"
    default: "Виконано"
    }
  }
}
