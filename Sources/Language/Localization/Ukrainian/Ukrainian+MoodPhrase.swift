extension Ukrainian {
  package func text(_ phrase: MoodPhrase, _ localizer: Localizer) -> String {
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
    // Problems.
    case .practiceWithoutText(let practice):
      "\(practice) не зберігає тексту: це роблять лише gratitude, grounding і writing"
    case .noneToday: "Сьогодні настрій ще не записано. Як ви почуваєтеся? passby mood happy"
    case .whichFeeling:
      "як ви почуваєтеся? Настрій – це 0–4: very_sad, sad, neutral, happy, very_happy."
    case .notEmotion(let value):
      "\(value) – не настрій. Настрій – це 0–4: very_sad, sad, neutral, happy, very_happy"
    case .timeToCome(let value):
      "\(localizer.given(value)) у майбутньому: настрій записують тоді або пізніше"
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
    case .notMapping(let value):
      "\(localizer.given(value)) — не відповідність: очікується, наприклад, ok=2"
    case .periodTooLong(let days, let most):
      "період має днів: \(days), а може мати щонайбільше \(most)"
    case .notPractice(let value, let known):
      "\(value) — не практика: очікується \(localizer.alternatives(known))"
    case .notTable(let value, let known):
      "\(value) — не таблиця: очікується \(localizer.alternatives(known))"
    // Practices.
    case .practiceName(let practice): practices[practice]?.name ?? practice
    case .practicePurpose(let practice): practices[practice]?.purpose ?? ""
    case .practiceStep(let practice, let index): practices[practice]?.steps.item(index) ?? ""
    case .support(let index): supportiveMessages.item(index) ?? ""
    // Help.
    case .helpPracticeTexts:
      "Що ви написали: три добрі речі для gratitude, нотатку для writing і grounding."
    // Help.
    case .help: "Записати настрій і позначити дні як добрі чи погані."
    case .helpAdd: "Записати, як ви почуваєтеся."
    case .helpDay: "Позначити день як добрий чи поганий."
    case .helpCalendar: "Показати місяць: позначки, настрої та скільки виконано."
    case .helpDiscussion:
      "Настрій стосується завдання, виконаного останнім за попередні 10 хвилин, якщо той ще не має настрою."
    case .helpFeeling: "0–4 або very_sad, sad, neutral, happy, very_happy."
    case .helpNote: "Кілька слів про це."
    case .helpTask: "Завдання, якого це стосується: його останнє виконання."
    case .helpAt: "Коли, якщо не зараз; не в майбутньому."
    case .helpMarkDate: "День, наприклад 2026-03-05 або вчора."
    case .helpMark: "good, bad або blank."
    case .helpToggle:
      "Перейти від порожнього до доброго, від доброго до поганого, від поганого до порожнього."
    case .helpMonth: "Місяць, наприклад 2026-03."
    case .helpPractice: "Показати перелік практик або одну з них."
    case .helpPracticeName: "breathing, grounding, gratitude, writing або drawing."
    case .helpPracticeDone: "Записати, що ви її завершили."
    case .helpDoneMood: "Як ви почуваєтеся після цього: 0–4 або назва, наприклад happy."
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

  private var practices: [String: (name: String, purpose: String, steps: [String])] {
    [
      "breathing": (
        "Дихання 4-7-8", "Повільне дихання заспокоює. Чотири кола тривають 76 секунд.",
        [
          "Вдихайте через ніс 4 секунди.", "Затримайте подих на 7 секунд.",
          "Видихайте через рот 8 секунд.", "Повторіть чотири рази.",
        ]
      ),
      "grounding": (
        "Заземлення 5-4-3-2-1", "Відчуття повертають вас туди, де ви є.",
        [
          "Назвіть 5 речей, які бачите.", "Назвіть 4 речі, яких можете торкнутися.",
          "Назвіть 3 звуки, які чуєте.", "Назвіть 2 запахи, які відчуваєте.",
          "Назвіть 1 смак, який відчуваєте.",
        ]
      ),
      "gratitude": (
        "Три добрі речі", "Пригадайте, що сьогодні було доброго, навіть дрібниці.",
        [
          "За що ви вдячні сьогодні?", "Хто або що цьому посприяло?",
          "Чого ви чекаєте з радістю?",
        ]
      ),
      "writing": (
        "Вільне письмо", "Пишіть кілька хвилин, не зупиняючись і не оцінюючи.",
        [
          "Приділіть цьому п’ять хвилин.",
          "Пишіть усе, що спадає на думку. Помилки не мають значення.",
          "Зупиніться, коли стане легше. Перечитувати не обов’язково.",
        ]
      ),
      "drawing": (
        "Малювання", "Дайте руці рухатися. Нічого особливого вийти не мусить.",
        [
          "Візьміть ручку або малюйте тут пальцем.",
          "Намалюйте, що відчуваєте: лінії, форми, будь-що.",
          "Збережіть або викиньте — як забажаєте.",
        ]
      ),
    ]
  }

  private var supportiveMessages: [String] {
    [
      "Почуватися так — нормально. Це мине.",
      "Ви вже давали раду важким дням.",
      "Однієї справи за раз достатньо.",
      "Ставтеся до себе так лагідно, як до друга.",
      "Зроблене сьогодні має значення, навіть якщо здається дрібницею.",
      "Відпочивати можна й без заслуг.",
      "Не все треба зробити сьогодні.",
      "Склянка води та свіже повітря можуть трохи допомогти.",
      "Ви не самі. Хтось буде радий почути вас.",
      "Почуття — як погода: приходять і минають.",
      "Щоб бути достатньо добрими, не треба бути бездоганними.",
      "Повільний поступ — теж поступ.",
    ]
  }
}
