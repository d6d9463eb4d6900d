extension English {
  /// Returns the text of a phrase.
  public func text(_ phrase: TodayPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .here: "Here"
    case .overdue: "Overdue"
    case .today: "Today"
    case .open: "Open"
    case .later: "Later today"
    case .anytime: "Any time"
    case .snoozed: "Snoozed"
    case .tomorrow: "Tomorrow"
    case .waiting: "Later"
    case .finished: "Finished"
    case .periodsOver(let periods): periodsOver(periods, localizer)
    case .nothingLeft: "Nothing is left for today."
    case .quote(let words, let author): "“\(words)” — \(author)"
    case .doneToday(let number): "Done today: \(number)"
    }
  }

  private func periodsOver(_ periods: Double, _ localizer: Localizer) -> String {
    let number = localizer.number(periods, decimals: periods < 9.95 ? 1 : 0)
    let short = number.hasSuffix(".0") ? String(number.dropLast(2)) : number
    return short == "1" ? "1 period over" : "\(short) periods over"
  }
}
