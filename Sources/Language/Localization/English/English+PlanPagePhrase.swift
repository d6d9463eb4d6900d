extension English {
  /// Returns the text of a phrase.
  public func text(_ phrase: PlanPagePhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .plan: "Plan"
    case .dayBefore: "Day before"
    case .dayAfter: "Day after"
    case .goToDay: "Date"
    case .showDay: "Show"
    case .today: "Today"
    case .pin: "Pin"
    case .unpin: "Unpin"
    case .pinAt: "Pin at"
    case .pinHint:
      "Drag a task by its handle to pin it at a time. With the keyboard: arrow keys move by 5 minutes, with Shift by 15, Enter pins, Escape cancels."
    case .newTaskHint: "Tap free time to add a task there."
    // Rest days.
    case .restDays: "Rest days"
    case .restHint:
      "On these days nothing counts as late, and no streak breaks. Reminders go on; to silence them as well, pause them."
    case .restFrom: "From"
    case .restTo: "To"
    case .restToHint: "Leave the second empty for a single day."
    case .restAdd: "Add"
    case .restNone: "No rest days."
    case .restAll: "Your rest days"
    case .restRemove: "Remove"
    case .restOfPauseMark: "of a pause"
    case .restDaysMissing: "Choose the first day."
    // Tools.
    case .pauseReminders: "Pause all reminders"
    case .awayUntil: "Away until"
    case .pause: "Pause"
    case .endPause: "End the pause"
    case .pauseHint: "What falls due meanwhile comes together when the pause ends."
    }
  }
}
