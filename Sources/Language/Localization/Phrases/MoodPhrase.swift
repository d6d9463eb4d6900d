/// Moods, marks of days and practices, with the help of their commands.
package struct MoodPhrase: AreaPhrase {
  package let texts: Texts

  package init(texts: Texts) { self.texts = texts }
  package static func feeling(_ number: Int) -> Self { Self(alike: feelingText(number)) }
  package static let mood = Self("the mood", "настрій")
  package static func markOf(date: String) -> Self {
    Self("the mark of \(date)", "позначку дня \(date)")
  }
  package static func noted(_ number: Int, task: String?) -> Self {
    Self(
      task.map { "Noted: \(feelingText(number)), after \($0)." }
        ?? "Noted: \(feelingText(number)).",
      task.map { "Записано настрій після «\($0)»: \(feelingText(number))." }
        ?? "Записано настрій: \(feelingText(number)).")
  }
  package static func marked(date: String, isGood: Bool?) -> Self {
    switch isGood {
    case true?: Self("\(date) was a good day.", "\(date) — добрий день.")
    case false?: Self("\(date) was a bad day.", "\(date) — поганий день.")
    case nil: Self("\(date) has no mark.", "\(date) без позначки.")
    }
  }
  package static func moods(_ number: Int) -> Self {
    Self(number == 1 ? "1 mood" : "\(number) moods", ukrainian.moods(number))
  }
  package static func dayMarks(_ number: Int) -> Self {
    Self(
      number == 1 ? "1 mark of a day" : "\(number) marks of days",
      "\(number) \(Ukrainian.plural(number, one: "позначка дня", few: "позначки днів", many: "позначок днів"))"
    )
  }
  package static func practices(_ number: Int) -> Self {
    Self(
      number == 1 ? "1 practice" : "\(number) practices",
      "\(number) \(Ukrainian.plural(number, one: "вправа", few: "вправи", many: "вправ"))")
  }
  /// The step of noting a mood, in the middle of a sentence.
  package static func stepNoted(_ number: Int) -> Self {
    Self("noted a mood: \(feelingText(number))", "Записано настрій: \(feelingText(number))")
  }
  /// The step of marking a day, in the middle of a sentence.
  package static func stepMarked(date: String, isGood: Bool?) -> Self {
    switch isGood {
    case true?: Self("marked \(date) as a good day", "Позначено \(date) як добрий день")
    case false?: Self("marked \(date) as a bad day", "Позначено \(date) як поганий день")
    case nil: Self("took the mark off \(date)", "Знято позначку з \(date)")
    }
  }
  /// The step of a practice, in the middle of a sentence.
  package static func stepPractised(_ practice: String) -> Self {
    Self("finished the practice “\(practice)”", "Завершено практику «\(practice)»")
  }
  /// The step of bringing in moods from a file, in the middle of a sentence.
  package static func stepImported(_ number: Int, file: String) -> Self {
    Self(
      "imported \(number == 1 ? "1 mood" : "\(number) moods") from \(file)",
      "Імпортовано \(ukrainian.moods(number)) з \(file)")
  }
  package static func practiceAdvice(_ practice: String) -> Self {
    Self("Try a short practice: \(practice).", "Спробуйте коротку практику: \(practice).")
  }
  /// The numbers of moods that were imported, and of those that exist already.
  package static func imported(_ number: Int, known: Int) -> Self {
    Self(
      "Imported \(number == 1 ? "1 mood" : "\(number) moods")."
        + (known == 0 ? "" : " \(known) \(known == 1 ? "was" : "were") here already."),
      "Імпортовано \(ukrainian.moods(number))." + (known == 0 ? "" : " Уже були тут: \(known)."))
  }
  /// The numbers of moods that would be imported, and of those that exist already.
  package static func wouldImport(_ number: Int, known: Int) -> Self {
    Self(
      "Would import \(number == 1 ? "1 mood" : "\(number) moods")."
        + (known == 0 ? "" : " \(known) \(known == 1 ? "is" : "are") here already."),
      "Буде імпортовано \(ukrainian.moods(number))." + (known == 0 ? "" : " Уже є тут: \(known)."))
  }

  private static func feelingText(_ number: Int) -> String {
    switch number {
    case ...0: say("very sad", "дуже сумно")
    case 1: say("sad", "сумно")
    case 2: say("neutral", "нейтрально")
    case 3: say("happy", "радісно")
    default: say("very happy", "дуже радісно")
    }
  }

  // MARK: Problems

  package static func practiceWithoutText(_ practice: String) -> Self {
    Self(
      "\(practice) keeps no text: only gratitude, grounding and writing do",
      "\(practice) не зберігає тексту: це роблять лише gratitude, grounding і writing")
  }
  package static let noneToday = Self(
    "No mood noted today yet. How do you feel? passby mood happy",
    "Сьогодні настрій ще не записано. Як ви почуваєтеся? passby mood радісно")
  /// `mood` with options but without a feeling.
  package static let whichFeeling = Self(
    "how do you feel? A mood is 0 to 4: very_sad, sad, neutral, happy, very_happy.",
    "як ви почуваєтеся? Настрій – це 0–4 або слово: дуже сумно, сумно, нейтрально, радісно, "
      + "дуже радісно.")
  package static func notEmotion(_ value: String) -> Self {
    Self(
      "\(value) is no mood. A mood is 0 to 4: very_sad, sad, neutral, happy, very_happy",
      "\(value) – не настрій. Настрій – це 0–4 або слово: дуже сумно, сумно, нейтрально, радісно, "
        + "дуже радісно")
  }
  package static func timeToCome(_ value: GivenValue) -> Self {
    Self(
      "\(localizer.given(value)) is in the future: a mood is noted at its time or later",
      "\(localizer.given(value)) у майбутньому: настрій записують тоді або пізніше")
  }
  package static func dayToCome(_ value: String) -> Self {
    Self(
      "\(value) is in the future: only days up to today have a mark",
      "\(value) у майбутньому: позначки мають лише дні до сьогодні")
  }
  package static func notMark(_ value: String) -> Self {
    Self(
      "\(value) is no mark of a day: expected good, bad or blank",
      "\(value) — не позначка дня: очікується good, bad або blank")
  }
  package static let markExpected = Self(
    "expected good, bad or blank, or --toggle alone",
    "очікується good, bad чи blank або лише --toggle")
  package static func notMonth(_ value: String) -> Self {
    Self(
      "\(value) is no month: expected one such as 2026-03",
      "\(value) — не місяць: очікується, наприклад, 2026-03")
  }
  package static func neverDone(_ task: String) -> Self {
    Self(
      "\(task) has not been done yet, so no mood can belong to it",
      "\(task) ще не виконано, тож настрій не може стосуватися цього")
  }
  package static func notDaylio(line: Int) -> Self {
    Self("line \(line) is not as Daylio exports it", "рядок \(line) не такий, як експортує Daylio")
  }
  /// A column is missing in the file.
  package static func noDaylioColumn(_ name: String) -> Self {
    Self(
      "the file has no column \(name): expected the CSV file of Daylio, with the names of its columns in line 1",
      "у файлі немає стовпця \(name): очікується CSV-файл Daylio з назвами стовпців у першому рядку"
    )
  }
  /// A column has a text that cannot be read.
  package static func notDaylioCell(line: Int, column: String, text: String) -> Self {
    Self(
      "line \(line): \(text) in column \(column) cannot be read: expected "
        + (column.contains("time")
          ? "a time such as 20:30 or 8:30 PM" : "a date such as 2026-03-04"),
      "рядок \(line): \(text) у стовпці \(column) не вдалося прочитати: очікується "
        + (column.contains("time")
          ? "час, наприклад 20:30 або 8:30 PM" : "дата, наприклад 2026-03-04"))
  }
  package static func noDaylioMood(line: Int) -> Self {
    Self(
      "line \(line): column \"mood\" is empty. Give the entry a mood in Daylio and export again, or delete the line",
      "рядок \(line): стовпець «mood» порожній. Вкажіть настрій у Daylio й експортуйте ще раз, або видаліть рядок"
    )
  }
  package static func unknownMoods(_ names: [String]) -> Self {
    Self(
      "unknown moods: \(localizer.list(names)). Say what they are from 0 to 4, for example --map \(names.first ?? "ok")=2",
      "невідомі настрої: \(localizer.list(names)). Вкажіть для них числа від 0 до 4, наприклад --map \(names.first ?? "ok")=2"
    )
  }
  package static func notMapping(_ value: GivenValue) -> Self {
    Self(
      "\(localizer.given(value)) is no mapping: expected one such as ok=2",
      "\(localizer.given(value)) — не відповідність: очікується, наприклад, ok=2")
  }
  package static func periodTooLong(days: Int, most: Int) -> Self {
    Self(
      "the period has \(days) days: expected at most \(most)",
      "період має днів: \(days), а може мати щонайбільше \(most)")
  }
  package static func notPractice(_ value: String, known: [String]) -> Self {
    Self(
      "\(value) is no practice: expected \(localizer.alternatives(known))",
      "\(value) — не практика: очікується \(localizer.alternatives(known))")
  }
  package static func notTable(_ value: String, known: [String]) -> Self {
    Self(
      "\(value) is no table: expected \(localizer.alternatives(known))",
      "\(value) — не таблиця: очікується \(localizer.alternatives(known))")
  }

  // MARK: Practices

  /// The name of a practice by its word, such as `breathing`.
  package static func practiceName(_ practice: String) -> Self {
    Self(
      english.practices[practice]?.name ?? practice,
      ukrainian.practices[practice]?.name ?? practice)
  }
  package static func practicePurpose(_ practice: String) -> Self {
    Self(english.practices[practice]?.purpose ?? "", ukrainian.practices[practice]?.purpose ?? "")
  }
  package static func practiceStep(_ practice: String, _ index: Int) -> Self {
    Self(
      english.practices[practice]?.steps.item(index) ?? "",
      ukrainian.practices[practice]?.steps.item(index) ?? "")
  }
  package static func support(_ index: Int) -> Self {
    Self(
      english.supportiveMessages.item(index) ?? "",
      ukrainian.supportiveMessages.item(index) ?? "")
  }
}

extension English {
  fileprivate var practices: [String: (name: String, purpose: String, steps: [String])] {
    [
      "breathing": (
        "4-7-8 breathing", "Slow breathing calms the body. Four rounds take 76 seconds.",
        [
          "Breathe in through your nose for 4 seconds.", "Hold your breath for 7 seconds.",
          "Breathe out through your mouth for 8 seconds.", "Do this four times.",
        ]
      ),
      "grounding": (
        "5-4-3-2-1 grounding", "Your senses bring you back to where you are.",
        [
          "Name 5 things that you can see.", "Name 4 things that you can touch.",
          "Name 3 things that you can hear.", "Name 2 things that you can smell.",
          "Name 1 thing that you can taste.",
        ]
      ),
      "gratitude": (
        "Three good things", "Remember what was good today, however small.",
        [
          "What are you grateful for today?", "Who or what made it possible?",
          "What do you look forward to?",
        ]
      ),
      "writing": (
        "Free writing", "Write for a few minutes without stopping and without judging.",
        [
          "Set aside five minutes.", "Write whatever comes to mind. Spelling does not matter.",
          "Stop when you feel lighter. You need not read it again.",
        ]
      ),
      "drawing": (
        "Drawing", "Let your hand move. Nothing has to come of it.",
        [
          "Take a pen, or draw here with a finger.", "Draw how you feel: lines, shapes, anything.",
          "Keep it or throw it away, as you like.",
        ]
      ),
    ]
  }

  fileprivate var supportiveMessages: [String] {
    [
      "It is all right to feel this way. It will pass.",
      "You have got through hard days before.",
      "One thing at a time is enough.",
      "Be as kind to yourself as you would be to a friend.",
      "What you did today counts, even if it looks small.",
      "You may take a break without having earned it.",
      "Not everything has to be done today.",
      "A glass of water and some fresh air can help a little.",
      "You are not alone. Somebody would be glad to hear from you.",
      "Feelings are like weather: they come and they go.",
      "You do not have to be perfect to be good enough.",
      "Slow progress is progress too.",
    ]
  }
}

extension Ukrainian {
  fileprivate func moods(_ number: Int) -> String {
    let form =
      switch (number % 10, number % 100) {
      case (1, let rest) where rest != 11: "настрій"
      case (2...4, let rest) where !(12...14).contains(rest): "настрої"
      default: "настроїв"
      }
    return "\(number) \(form)"
  }

  fileprivate var practices: [String: (name: String, purpose: String, steps: [String])] {
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

  fileprivate var supportiveMessages: [String] {
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

extension [String] {
  /// Returns the text with an index; `nil` if there is none.
  func item(_ index: Int) -> String? { indices.contains(index) ? self[index] : nil }
}
