extension Ukrainian {
  /// Returns the text of a phrase.
  public func text(_ phrase: RestPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .restDays: "Дні відпочинку"
    case .restHint:
      "У ці дні ніщо не вважається простроченим, а серії не перериваються. Нагадування надходять далі; щоб стихли й вони, поставте їх на паузу."
    case .restFrom: "Від"
    case .restTo: "До"
    case .restToHint: "Для одного дня друге поле залиште порожнім."
    case .restAdd: "Додати"
    case .restNone: "Днів відпочинку немає."
    case .restAll: "Ваші дні відпочинку"
    case .restRemove: "Прибрати"
    case .restOfPauseMark: "через паузу"
    case .restDaysMissing: "Виберіть перший день."
    }
  }
}
