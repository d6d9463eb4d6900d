extension English {
  /// Returns the text of a phrase.
  public func text(_ phrase: ToolPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .watchKeys(let hidden):
      "q quit · ↑↓ choose · d done · s snooze 1 h · u undo"
        + (hidden > 0 ? " · \(count(hidden, .moreTask))" : "")
    case .noFile(let setting, let path):
      "setting \(setting) is \(path), and there is no such file. Correct the path, or leave it out."
    case .playedOnItsOwn(let moment):
      "This recording is older than what is stored (last position: \(moment)), so it is played on its own, without earlier visits and reminders."
    case .playing(let name, let speed, let start, let length, let rest):
      "Playing \(name) from \(start), \(length) at \(speed): \(rest)."
    case .moreReminders(let number):
      "… and \(number) more reminders: \"passby list\" shows the tasks."
    case .quoteWords(let word):
      "\(word) is one word too many: words that belong together go in quotes, as in passby add \"Cat medicine\"."
    case .snoozeEnded: "Its snooze has ended."
    case .silentAnyway(let opens):
      "It says nothing before \(localizer.moment(opens)) anyway."
    case .skipOverdue(let number):
      number == 1 ? "Skip the overdue task" : "Skip all \(number) overdue tasks"
    case .noneChosen: "Choose at least one task."
    case .nothingChanged: "Nothing to change."
    case .changedElsewhere(let now):
      now.map { "Elsewhere changed to “\($0)”. Save to keep yours." }
        ?? "Elsewhere emptied. Save to keep yours."
    case .takenOver:
      "This task was changed elsewhere; the new values are in the form."
    case .bothChanged:
      "This task was changed elsewhere. What you changed as well is marked; save to keep yours."
    case .alsoChanged(let labels):
      "Changed elsewhere meanwhile: \(labels.joined(separator: ", "))."
    }
  }
}
