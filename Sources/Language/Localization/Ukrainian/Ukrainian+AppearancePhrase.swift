extension Ukrainian {
  private static let colorNames = [
    "teal": "Бірюзовий", "green": "Зелений", "blue": "Синій", "purple": "Фіолетовий",
    "pink": "Рожевий", "red": "Червоний", "orange": "Помаранчевий", "yellow": "Жовтий",
    "gray": "Сірий",
  ]

  private static let iconNames = [
    "pin": "Позначка", "bell": "Дзвоник", "cat": "Кіт", "compass": "Компас", "heart": "Серце",
    "house": "Дім", "leaf": "Листок", "star": "Зірка", "sun": "Сонце",
  ]

  /// Returns the text of a phrase.
  public func text(_ phrase: AppearancePhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .appearance: "Вигляд"
    case .appearanceHint: "Діє з наступної сторінки."
    case .theme: "Тема"
    case .themeName(let word):
      switch word {
      case "light": "Світла"
      case "dark": "Темна"
      default: "Як у системі"
      }
    case .color: "Колір"
    case .colorName(let word): Self.colorNames[word] ?? word
    case .ownColor: "Свій колір"
    case .ownColorHint:
      "У вигляді #rrggbb або #rgb. Колір тексту затемнюється чи освітлюється, доки його можна прочитати."
    case .icon: "Значок"
    case .iconName(let word): Self.iconNames[word] ?? word
    case .parts: "Частини"
    case .partsHint: "Вимкнена частина не має сторінки й команд. Збережене нею залишається."
    case .partName(let part):
      switch part {
      case .today: "Сьогодні"
      case .plan: "План"
      case .mood: "Настрій"
      case .progress: "Поступ"
      case .journal: "Щоденник"
      case .photos: "Світлини"
      }
    case .partHint(let part):
      switch part {
      case .today: "Групує список за тим, що можна зробити зараз і сьогодні."
      case .plan: "Розкладає завдання дня за годинами."
      case .mood: "Занотовує, як ви почуваєтеся, і дає пораду."
      case .progress: "Бали, рівні, серії та статистика."
      case .journal: "Місяць по днях, звички, три добрі речі, нотатки й список бажань."
      case .photos: "Світлини ваших днів і ваш профіль."
      }
    case .on: "Увімкнено"
    case .off: "Вимкнено"
    }
  }
}
