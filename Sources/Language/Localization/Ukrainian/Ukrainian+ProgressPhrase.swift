extension Ukrainian {
  package func text(_ phrase: ProgressPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .rank(let word): rankNames[word] ?? word
    case .badge(let word): badgeNames[word]?.name ?? word
    case .badgeMeaning(let word): badgeNames[word]?.meaning ?? ""
    case .earned(let points, let total): "+\(form(points, pointForms)), разом \(total)."
    case .levelReached(let level, let rank): "Рівень \(level): \(rank)."
    case .badgeEarned(let name): "Нова відзнака: \(name)."
    case .level(let level, let rank): "Рівень \(level), \(rank)"
    case .ofLevel(let points, let size): "\(points) з \(size) балів"
    case .standing(let level, let points, let days):
      "\(level) · \(points)" + (days > 0 ? " · \(count(days, .day)) поспіль" : "")
    case .days(let number): form(number, ("день", "дні", "днів"))
    case .atRisk: "під загрозою"
    case .safe: "у безпеці"
    case .noStreak: "Завдання, яке не повторюється, не має серії."
    case .noBadges: "Відзнак ще немає. Перша буде за перше виконане завдання."
    case .otherCategory: "Інше"
    case .noMoods: "немає настроїв"
    case .title(let title): self.title(title)
    case .period(let first, let last): "\(first) – \(last)"
    case .inCategory(let done, let average):
      "виконано \(done)" + (average.map { ", настрій \($0)" } ?? "")
    case .chartOfDone(let done, let late, let notDone):
      "Виконано: \(done), із них із запізненням: \(late). Не виконано: \(notDone)."
    case .averageOfFour(let average): "\(average) із 4"
    case .chartOfMoods(let average): average.map { "У середньому \($0) з 4." } ?? "Немає настроїв."
    case .chartOfCategories(let number): "Категорій із виконаними завданнями: \(number)."
    // Help.
    case .helpStats: "Підрахувати виконане й невиконане, разом із настроями."
    case .helpStatsFrom: "Перший день; якщо не вказано — усього 30 днів."
    case .helpStatsTo: "Останній день; якщо не вказано — сьогодні."
    case .help: "Показати бали, рівень, серії та відзнаки або серію завдання."
    case .helpTask: "Завдання за номером або назвою."
    }
  }

  private func title(_ title: ProgressPhrase.Title) -> String {
    switch title {
    case .level: "Рівень"
    case .points: "Бали"
    case .dayStreak: "Днів поспіль"
    case .bestDayStreak: "Рекорд: днів поспіль"
    case .reserve: "Вільні пропуски"
    case .streak: "Серія"
    case .bestStreak: "Найдовша серія"
    case .kept: "Вчасно"
    case .late: "Із запізненням"
    case .skipped: "Пропущено"
    case .done: "Виконано"
    case .notDone: "Не виконано"
    case .average: "Середній настрій"
    case .category: "Категорія"
    case .standing: "Стан"
    case .period: "Період"
    case .mood: "Настрій"
    }
  }

  private var pointForms: (String, String, String) { ("бал", "бали", "балів") }

  private func form(_ number: Int, _ forms: (one: String, few: String, many: String)) -> String {
    let form =
      switch (number % 10, number % 100) {
      case (1, let rest) where rest != 11: forms.one
      case (2...4, let rest) where !(12...14).contains(rest): forms.few
      default: forms.many
      }
    return "\(number) \(form)"
  }

  private var rankNames: [String: String] {
    [
      "seed": "насінина", "sprout": "паросток", "sapling": "саджанець", "tree": "дерево",
      "grove": "гай", "forest": "ліс", "mountain": "гора",
    ]
  }

  private var badgeNames: [String: (name: String, meaning: String)] {
    [
      "first_step": ("Перший крок", "Перше виконане завдання"),
      "ten": ("Десятка", "10 виконаних завдань"), "hundred": ("Сотня", "100 виконаних завдань"),
      "thousand": ("Тисяча", "1000 виконаних завдань"),
      "week": ("Сім поспіль", "Серія з 7"), "month": ("Тридцять поспіль", "Серія з 30"),
      "punctual": ("Пунктуальність", "20 разів вчасно у проміжку"),
      "passer_by": ("Мимохідь", "5 завдань, виконаних на їхніх місцях"),
      "mindful": ("Уважність", "Настрій записано за 7 днів"),
      "thankful": ("Вдячність", "Вдячність записано за 7 днів"),
      "habit": ("Звичка", "Звичку завершено з 80 % днів"),
      "dreamer": ("Мрійництво", "Бажання здійснилося"),
    ]
  }
}
