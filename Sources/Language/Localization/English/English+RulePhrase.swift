extension English {
  /// Returns the text of a phrase.
  public func text(_ phrase: RulePhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .never: "Its end comes before it is due for the first time, so it never comes up."
    case .onceUndated:
      "Open from now on, without a date: it reminds you at its places until it is done."
    case .onceUnplaced: "No date and no place: it stays in the list until it is done."
    case .onceOpen(let due): "Open from now on, due \(localizer.moment(due))."
    case .onceOverdue(let due): "Already due \(localizer.moment(due)): it is overdue."
    case .onceOpens(let opens, let due):
      "Opens \(localizer.moment(opens)), due \(localizer.moment(due))."
    case .fixed(let dates, let next):
      capitalized(words(dates, localizer))
        + (next.map { ", then \(date($0, localizer))" } ?? "") + ", whenever you do it."
    case .ifDoneToday(let standing, let next):
      (standing.map { sentence($0, localizer) + " " } ?? "")
        + "If you do it today: \(words(next, localizer))."
    case .finishedIfDoneToday(let standing):
      "\(sentence(standing, localizer)) If you do it today, it is finished."
    case .date(let date): self.date(date, localizer)
    }
  }

  private func sentence(_ standing: RuleStanding, _ localizer: Localizer) -> String {
    switch standing {
    case .first(let dates): "First \(words(dates, localizer))."
    case .open(let due): "It is open, due \(date(due, localizer))."
    case .dueSince(let due): "It has been due since \(date(due, localizer))."
    }
  }

  private func words(_ dates: RuleDates, _ localizer: Localizer) -> String {
    let due = "due \(date(dates.due, localizer))"
    return dates.opens.map { "opens \(date($0, localizer)), \(due)" } ?? due
  }

  private func date(_ date: RuleDate, _ localizer: Localizer) -> String {
    date.showsTime ? localizer.moment(date.time) : localizer.day(date.time)
  }
}
