extension Ukrainian {
  /// Returns the text of a phrase.
  public func text(_ phrase: ProgressHelpPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .mood: "Записати настрій і позначити дні як добрі чи погані."
    case .moodAdd: "Записати, як ви почуваєтеся."
    case .moodDay: "Позначити день як добрий чи поганий."
    case .moodCalendar: "Показати місяць: позначки, настрої та скільки виконано."
    case .moodDiscussion:
      "Настрій стосується завдання, виконаного останнім за попередні 10 хвилин, якщо той ще не має настрою."
    case .feeling: "0–4 або very_sad, sad, neutral, happy, very_happy."
    case .moodNote: "Кілька слів про це."
    case .moodTask: "Завдання, якого це стосується: його останнє виконання."
    case .moodAt: "Коли, якщо не зараз; не в майбутньому."
    case .markDate: "День, наприклад 2026-03-05 або вчора."
    case .mark: "good, bad або blank."
    case .toggle:
      "Перейти від порожнього до доброго, від доброго до поганого, від поганого до порожнього."
    case .month: "Місяць, наприклад 2026-03."
    case .stats: "Підрахувати виконане й невиконане, разом із настроями."
    case .statsFrom: "Перший день; якщо не вказано — усього 30 днів."
    case .statsTo: "Останній день; якщо не вказано — сьогодні."
    case .progress: "Показати бали, рівень, серії та відзнаки або серію завдання."
    case .progressTask: "Завдання за номером або назвою."
    case .practice: "Показати перелік практик або одну з них."
    case .practiceName: "breathing, grounding, gratitude, writing або drawing."
    case .practiceDone: "Записати, що ви її завершили."
    case .groupProgress: "Настрій і поступ"
    case .doneMood: "Як ви почуваєтеся після цього: 0–4 або назва, наприклад happy."
    case .exportCSV:
      "Записати таблицю для електронних таблиць: tasks, history, moods, habits або daylio."
    case .importDaylio: "Прочитати настрої з файлу CSV від Daylio."
    case .importMap: "Що означає ваш власний настрій у Daylio: ok=2; можна повторювати."
    }
  }
}
