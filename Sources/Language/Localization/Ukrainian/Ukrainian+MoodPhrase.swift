extension Ukrainian {
  /// Returns the text of a phrase.
  public func text(_ phrase: MoodPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .feeling(let number): feeling(number)
    case .mood: "настрій"
    case .markOf(let date): "позначку дня \(date)"
    case .noted(let number, let task):
      task.map { "Записано настрій після «\($0)»: \(feeling(number))." }
        ?? "Записано настрій: \(feeling(number))."
    case .marked(let date, let isGood):
      switch isGood {
      case true?: "\(date) — добрий день."
      case false?: "\(date) — поганий день."
      case nil: "\(date) без позначки."
      }
    case .moods(let number): moods(number)
    case .dayMarks(let number):
      "\(number) \(Self.plural(number, one: "позначка дня", few: "позначки днів", many: "позначок днів"))"
    case .practices(let number):
      "\(number) \(Self.plural(number, one: "вправа", few: "вправи", many: "вправ"))"
    case .howDoYouFeel: "Як ви почуваєтеся?"
    case .stepNoted(let number): "Записано настрій: \(feeling(number))"
    case .stepMarked(let date, let isGood):
      switch isGood {
      case true?: "Позначено \(date) як добрий день"
      case false?: "Позначено \(date) як поганий день"
      case nil: "Знято позначку з \(date)"
      }
    case .stepPractised(let practice): "Завершено практику «\(practice)»"
    case .stepImported(let number, let file): "Імпортовано \(moods(number)) з \(file)"
    case .practiceAdvice(let practice): "Спробуйте коротку практику: \(practice)."
    case .imported(let number, let known):
      "Імпортовано \(moods(number))." + (known == 0 ? "" : " Уже були тут: \(known).")
    case .wouldImport(let number, let known):
      "Буде імпортовано \(moods(number))." + (known == 0 ? "" : " Уже є тут: \(known).")
    case .practiceWithoutText(let practice):
      "\(practice) не зберігає тексту: це роблять лише gratitude, grounding і writing"
    case .notEmotion(let value):
      "\(value) — не настрій: очікується 0–4 або very_sad, sad, neutral, happy чи very_happy"
    case .timeToCome(let value):
      "\(value) у майбутньому: настрій записують тоді або пізніше"
    case .dayToCome(let value): "\(value) у майбутньому: позначки мають лише дні до сьогодні"
    case .notMark(let value): "\(value) — не позначка дня: очікується good, bad або blank"
    case .markExpected: "очікується good, bad чи blank або лише --toggle"
    case .notMonth(let value): "\(value) — не місяць: очікується, наприклад, 2026-03"
    case .neverDone(let task): "\(task) ще не виконано, тож настрій не може стосуватися цього"
    case .notDaylio(let line): "рядок \(line) не такий, як експортує Daylio"
    case .noDaylioColumn(let name):
      "у файлі немає стовпця \(name): очікується CSV-файл Daylio з назвами стовпців у першому рядку"
    case .notDaylioCell(let line, let column, let text):
      "рядок \(line): \(text) у стовпці \(column) не вдалося прочитати: очікується "
        + (column.contains("time")
          ? "час, наприклад 20:30 або 8:30 PM" : "дата, наприклад 2026-03-04")
    case .noDaylioMood(let line):
      "рядок \(line): стовпець «mood» порожній. Вкажіть настрій у Daylio й експортуйте ще раз, або видаліть рядок"
    case .unknownMoods(let names):
      "невідомі настрої: \(localizer.list(names)). Вкажіть для них числа від 0 до 4, наприклад --map \(names.first ?? "ok")=2"
    case .notMapping(let value): "\(value) — не відповідність: очікується, наприклад, ok=2"
    case .periodTooLong(let days, let most):
      "період має днів: \(days), а може мати щонайбільше \(most)"
    case .notPractice(let value, let known):
      "\(value) — не практика: очікується \(localizer.alternatives(known))"
    case .notTable(let value, let known):
      "\(value) — не таблиця: очікується \(localizer.alternatives(known))"
    }
  }

  private func moods(_ number: Int) -> String {
    let form =
      switch (number % 10, number % 100) {
      case (1, let rest) where rest != 11: "настрій"
      case (2...4, let rest) where !(12...14).contains(rest): "настрої"
      default: "настроїв"
      }
    return "\(number) \(form)"
  }

  private func feeling(_ number: Int) -> String {
    switch number {
    case ...0: "дуже сумно"
    case 1: "сумно"
    case 2: "нейтрально"
    case 3: "радісно"
    default: "дуже радісно"
    }
  }
}
