/// Progress and statistics, with the help of their commands.
package struct ProgressPhrase: AreaPhrase {
  package let texts: Texts

  package init(texts: Texts) { self.texts = texts }
  /// A rank by its word, such as `sapling`.
  package static func rank(_ word: String) -> Self { Self(word, ukrainian.rankNames[word] ?? word) }
  /// A badge by its word, such as `first_step`.
  package static func badge(_ word: String) -> Self {
    Self(english.badgeNames[word]?.name ?? word, ukrainian.badgeNames[word]?.name ?? word)
  }
  package static func badgeMeaning(_ word: String) -> Self {
    Self(english.badgeNames[word]?.meaning ?? "", ukrainian.badgeNames[word]?.meaning ?? "")
  }
  package static func earned(_ points: Int, total: Int) -> Self {
    Self(
      "+\(points) points, \(total) in all.",
      "+\(ukrainian.form(points, ukrainian.pointForms)), разом \(total).")
  }
  package static func levelReached(_ level: Int, rank: String) -> Self {
    Self("Level \(level): \(rank).", "Рівень \(level): \(rank).")
  }
  package static func badgeEarned(_ name: String) -> Self {
    Self("New badge: \(name).", "Нова відзнака: \(name).")
  }
  package static func level(_ level: Int, rank: String) -> Self {
    Self("Level \(level), \(rank)", "Рівень \(level), \(rank)")
  }
  package static func ofLevel(points: Int, size: Int) -> Self {
    Self("\(points) of \(size) points", "\(points) з \(size) балів")
  }
  package static func standing(level: String, points: String, days: Int) -> Self {
    Self(
      "\(level) · \(points)" + (days > 0 ? " · \(localizer.count(days, .day)) in a row" : ""),
      "\(level) · \(points)" + (days > 0 ? " · \(localizer.count(days, .day)) поспіль" : ""))
  }
  package static func days(_ number: Int) -> Self {
    Self(number == 1 ? "1 day" : "\(number) days", ukrainian.form(number, ("день", "дні", "днів")))
  }
  package static let atRisk = Self("at risk", "під загрозою")
  package static let safe = Self("safe", "у безпеці")
  package static let noStreak = Self(
    "A task that does not repeat has no streak.",
    "Завдання, яке не повторюється, не має серії.")
  package static let noBadges = Self(
    "No badges yet. The first one comes with the first task that you do.",
    "Відзнак ще немає. Перша буде за перше виконане завдання.")
  package static let otherCategory = Self("Other", "Інше")
  package static let noMoods = Self("no moods", "немає настроїв")
  /// The titles of rows and columns.
  package static func title(_ title: Title) -> Self { Self(alike: Self.titleText(title)) }
  package static func period(from first: String, to last: String) -> Self {
    Self("\(first) to \(last)", "\(first) – \(last)")
  }
  package static func inCategory(done: Int, average: String?) -> Self {
    Self(
      "\(done) done" + (average.map { ", mood \($0)" } ?? ""),
      "виконано \(done)" + (average.map { ", настрій \($0)" } ?? ""))
  }

  // MARK: Help

  package static let helpStats = Self(
    "Count what was done and what was not, with moods.",
    "Підрахувати виконане й невиконане, разом із настроями.")
  package static let helpStatsFrom = Self(
    "The first day; 30 days in all unless given.",
    "Перший день; якщо не вказано — усього 30 днів.")
  package static let helpStatsTo = Self(
    "The last day; today unless given.",
    "Останній день; якщо не вказано — сьогодні.")
  package static let help = Self(
    "Show points, level, streaks and badges, or the streak of a task.",
    "Показати бали, рівень, серії та відзнаки або серію завдання.")
  package static let helpTask = Self("A task by number or name.", "Завдання за номером або назвою.")

  /// The titles of rows and columns.
  package enum Title: Sendable, Hashable {
    case level, points, dayStreak, bestDayStreak, reserve, streak, bestStreak, kept, late, skipped,
      done, notDone, average, category, standing, period, mood
  }

  private static func titleText(_ title: ProgressPhrase.Title) -> String {
    switch title {
    case .level: say("Level", "Рівень")
    case .points: say("Points", "Бали")
    case .dayStreak: say("Days in a row", "Днів поспіль")
    case .bestDayStreak: say("Most days in a row", "Рекорд: днів поспіль")
    case .reserve: say("Free misses", "Вільні пропуски")
    case .streak: say("Streak", "Серія")
    case .bestStreak: say("Longest streak", "Найдовша серія")
    case .kept: say("Kept", "Вчасно")
    case .late: say("Late", "Із запізненням")
    case .skipped: say("Skipped", "Пропущено")
    case .done: say("Done", "Виконано")
    case .notDone: say("Not done", "Не виконано")
    case .average: say("Average mood", "Середній настрій")
    case .category: say("Category", "Категорія")
    case .standing: say("Standing", "Стан")
    case .period: say("Period", "Період")
    case .mood: say("Mood", "Настрій")
    }
  }
}

extension English {
  fileprivate var badgeNames: [String: (name: String, meaning: String)] {
    [
      "first_step": ("First step", "The first task done"), "ten": ("Ten", "10 tasks done"),
      "hundred": ("Hundred", "100 tasks done"), "thousand": ("Thousand", "1000 tasks done"),
      "week": ("Seven in a row", "A streak of 7"), "month": ("Thirty in a row", "A streak of 30"),
      "punctual": ("Punctual", "20 windows kept"),
      "passer_by": ("Passer-by", "5 tasks done at one of their places"),
      "mindful": ("Mindful", "Moods noted on 7 days"),
      "thankful": ("Thankful", "Gratitude on 7 days"),
      "habit": ("Habit", "A habit finished with 80 % of its days"),
      "dreamer": ("Dreamer", "A wish came true"),
    ]
  }
}

extension Ukrainian {
  fileprivate var pointForms: (String, String, String) { ("бал", "бали", "балів") }

  fileprivate func form(_ number: Int, _ forms: (one: String, few: String, many: String)) -> String
  {
    let form =
      switch (number % 10, number % 100) {
      case (1, let rest) where rest != 11: forms.one
      case (2...4, let rest) where !(12...14).contains(rest): forms.few
      default: forms.many
      }
    return "\(number) \(form)"
  }

  fileprivate var rankNames: [String: String] {
    [
      "seed": "насінина", "sprout": "паросток", "sapling": "саджанець", "tree": "дерево",
      "grove": "гай", "forest": "ліс", "mountain": "гора",
    ]
  }

  fileprivate var badgeNames: [String: (name: String, meaning: String)] {
    [
      "first_step": ("Перший крок", "Перше виконане завдання"),
      "ten": ("Десятка", "10 виконаних завдань"), "hundred": ("Сотня", "100 виконаних завдань"),
      "thousand": ("Тисяча", "1000 виконаних завдань"),
      "week": ("Сім поспіль", "Серія з 7"), "month": ("Тридцять поспіль", "Серія з 30"),
      "punctual": ("Точність", "20 разів вчасно у проміжку"),
      "passer_by": ("Мимохідь", "5 завдань, виконаних на їхніх місцях"),
      "mindful": ("Уважність", "Настрій записано за 7 днів"),
      "thankful": ("Вдячність", "Вдячність записано за 7 днів"),
      "habit": ("Звичка", "Звичку завершено з 80 % днів"),
      "dreamer": ("Мрійництво", "Бажання здійснилося"),
    ]
  }
}
