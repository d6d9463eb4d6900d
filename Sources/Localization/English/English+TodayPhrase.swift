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
    case .waiting: "Later"
    case .nothingLeft: "Nothing is left for today."
    case .quote(let words, let author): "“\(words)” — \(author)"
    case .doneToday(let number): "Done today: \(number)"
    }
  }
}
