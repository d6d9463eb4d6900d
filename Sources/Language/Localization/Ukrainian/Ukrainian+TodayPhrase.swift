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
    case .snoozed: "Відкладені"
    case .tomorrow: "Завтра"
    case .waiting: "Пізніше"
    case .finished: "Завершені"
    case .periodsOver(let periods): periodsOver(periods, localizer)
    case .nothingLeft: "На сьогодні нічого не лишилося."
    case .quote(let words, let author): "«\(words)» — \(author)"
    case .doneToday(let number): "Виконано сьогодні: \(number)"
    }
  }

  private func periodsOver(_ periods: Double, _ localizer: Localizer) -> String {
    let number = localizer.number(periods, decimals: periods < 9.95 ? 1 : 0)
    let short = number.hasSuffix(",0") ? String(number.dropLast(2)) : number
    return "понад термін: \(short) \(Int(short).map(wholePeriods) ?? "періоду")"
  }

  private func wholePeriods(_ periods: Int) -> String {
    switch (periods % 10, periods % 100) {
    case (1, let rest) where rest != 11: "період"
    case (2...4, let rest) where !(12...14).contains(rest): "періоди"
    default: "періодів"
    }
  }
}
