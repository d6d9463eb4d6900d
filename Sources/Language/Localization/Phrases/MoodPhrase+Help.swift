extension MoodPhrase {
  package static let helpPracticeTexts = Self(
    "What you wrote: three good things for gratitude, a note for writing and grounding.",
    "Що ви написали: три добрі речі для gratitude, нотатку для writing і grounding.")
  package static let help = Self(
    "Note how you feel, and mark days as good or bad.",
    "Записати настрій і позначити дні як добрі чи погані.")
  package static let helpAdd = Self("Note how you feel.", "Записати, як ви почуваєтеся.")
  package static let helpDay = Self(
    "Mark a day as good or bad.",
    "Позначити день як добрий чи поганий.")
  package static let helpCalendar = Self(
    "Show a month: marks, moods, and how much was done.",
    "Показати місяць: позначки, настрої та скільки виконано.")
  package static let helpDiscussion = Self(
    "A mood belongs to the task that was done last within the 10 minutes before, if that has none yet.",
    "Настрій стосується завдання, виконаного останнім за попередні 10 хвилин, якщо той ще не має настрою."
  )
  package static let helpFeeling = Self(
    "0 to 4, or very_sad, sad, neutral, happy, very_happy.",
    "0–4 або слово: дуже сумно, сумно, нейтрально, радісно, дуже радісно; чи very_sad, sad, "
      + "neutral, happy, very_happy.")
  package static let helpNote = Self("A few words about it.", "Кілька слів про це.")
  package static let helpTask = Self(
    "The task that it belongs to: the last time that it was done.",
    "Завдання, якого це стосується: його останнє виконання.")
  package static let helpAt = Self(
    "When, unless now; not in the future.",
    "Коли, якщо не зараз; не в майбутньому.")
  package static let helpMarkDate = Self(
    "The day, such as 2026-03-05 or yesterday.",
    "День, наприклад 2026-03-05 або вчора.")
  package static let helpMark = Self("good, bad or blank.", "good, bad або blank.")
  package static let helpToggle = Self(
    "Go on from blank to good, from good to bad, from bad to blank.",
    "Перейти від порожнього до доброго, від доброго до поганого, від поганого до порожнього.")
  package static let helpMonth = Self("The month, such as 2026-03.", "Місяць, наприклад 2026-03.")
  package static let helpPractice = Self(
    "List the practices, or show one.",
    "Показати перелік практик або одну з них.")
  package static let helpPracticeName = Self(
    "breathing, grounding, gratitude, writing or drawing.",
    "breathing, grounding, gratitude, writing або drawing.")
  package static let helpPracticeDone = Self(
    "Record that you have finished it.",
    "Записати, що ви її завершили.")
  package static let helpDoneMood = Self(
    "How you feel about it: 0 to 4, or a name such as happy.",
    "Як ви почуваєтеся після цього: 0–4 або назва, наприклад happy.")

  /// How many steps a practice has.
  package static func stepCount(_ practice: String) -> Int {
    switch practice {
    case "breathing": 4
    case "grounding": 5
    case "gratitude": 3
    case "writing": 3
    case "drawing": 3
    default: 0
    }
  }
}
