extension Ukrainian {
  /// Returns the text of a phrase.
  public func text(_ phrase: TodayPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .here: "Тут"
    case .overdue: "Прострочено"
    case .today: "Сьогодні"
    case .open: "Відкриті"
    case .later: "Пізніше сьогодні"
    case .anytime: "Будь-коли"
    case .waiting: "Пізніше"
    case .nothingLeft: "На сьогодні нічого не лишилося."
    case .quote(let words, let author): "«\(words)» — \(author)"
    case .doneToday(let number): "Виконано сьогодні: \(number)"
    }
  }
}
