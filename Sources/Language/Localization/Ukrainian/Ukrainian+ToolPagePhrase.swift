extension Ukrainian {
  /// Returns the text of a phrase.
  public func text(_ phrase: ToolPagePhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .severalTasks: "Кілька відразу"
    case .chooseAll: "Усі в цьому списку"
    case .pauseReminders: "Призупинити всі нагадування"
    case .awayUntil: "Мене не буде до"
    case .pause: "Призупинити"
    case .endPause: "Завершити паузу"
    case .pauseHint: "Усе, чий термін настане тим часом, надійде разом, коли пауза скінчиться."
    case .orWindow: "… або вікно, наприклад від 10 до 14"
    case .whyDidItRemind: "Чому надійшло нагадування?"
    case .kindTask: "Завдання"
    case .kindPlace: "Місце"
    }
  }
}
