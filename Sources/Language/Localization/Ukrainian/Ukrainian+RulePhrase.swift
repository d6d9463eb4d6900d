extension Ukrainian {
  /// Returns the text of a phrase.
  public func text(_ phrase: RulePhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .never: "Кінець настає раніше за перший термін, тож завдання ніколи не з’явиться."
    case .onceUndated:
      "Відкрите відтепер, без дати: нагадує у своїх місцях, доки його не виконано."
    case .onceUnplaced: "Без дати й без місця: лишається у списку, доки його не виконано."
    case .onceOpen(let due): "Відкрите відтепер, термін \(localizer.moment(due))."
    case .onceOverdue(let due): "Термін \(localizer.moment(due)) уже минув: прострочено."
    case .onceOpens(let opens, let due):
      "Відкриється \(localizer.moment(opens)), термін \(localizer.moment(due))."
    case .fixed(let dates, let next):
      capitalized(words(dates, localizer))
        + (next.map { ", далі \(date($0, localizer))" } ?? "") + ", коли б ви це не зробили."
    case .ifDoneToday(let standing, let next):
      (standing.map { sentence($0, localizer) + " " } ?? "")
        + ended("Якщо зробити сьогодні: \(words(next, localizer))")
    case .finishedIfDoneToday(let standing):
      "\(sentence(standing, localizer)) Якщо зробити сьогодні, завдання завершиться."
    case .date(let date): self.date(date, localizer)
    }
  }

  private func sentence(_ standing: RuleStanding, _ localizer: Localizer) -> String {
    switch standing {
    case .first(let dates): ended("Уперше \(words(dates, localizer))")
    case .open(let due): ended("Відкрите, термін \(date(due, localizer))")
    case .dueSince(let due): ended("Термін минув \(date(due, localizer))")
    }
  }

  private func words(_ dates: RuleDates, _ localizer: Localizer) -> String {
    let due = "термін \(date(dates.due, localizer))"
    return dates.opens.map { "відкриється \(date($0, localizer)), \(due)" } ?? due
  }

  private func date(_ date: RuleDate, _ localizer: Localizer) -> String {
    date.showsTime ? localizer.moment(date.time) : localizer.day(date.time)
  }
}
