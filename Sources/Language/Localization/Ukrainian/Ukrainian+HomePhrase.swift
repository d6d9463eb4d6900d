extension Ukrainian {
  /// Returns the text of a phrase.
  public func text(_ phrase: HomePhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .today: "Сьогодні"
    case .all: "Усі завдання"
    case .comfortable: "Просторо"
    case .compact: "Щільно"
    case .anyCategory: "Будь-яка категорія"
    case .anyPriority: "Будь-яка важливість"
    case .byGroup: "Спершу те, що можна зробити зараз"
    case .byPriority: "Важливість"
    case .byDue: "Термін"
    case .byName: "Назва"
    case .byCreation: "Дата створення"
    case .byCategory: "Категорія"
    case .byDifficulty: "Складність"
    }
  }
}
