extension English {
  /// Returns the text of a phrase.
  public func text(_ phrase: ToolPagePhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .severalTasks: "Several at once"
    case .chooseAll: "All in this list"
    case .pauseReminders: "Pause all reminders"
    case .awayUntil: "Away until"
    case .pause: "Pause"
    case .endPause: "End the pause"
    case .pauseHint: "What falls due meanwhile comes together when the pause ends."
    case .orWindow: "… or a window, such as 10 to 14"
    case .whyDidItRemind: "Why did it remind you?"
    case .kindTask: "Task"
    case .kindPlace: "Place"
    }
  }
}
