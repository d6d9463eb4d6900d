extension English {
  package func text(_ phrase: PlanPagePhrase, _ localizer: Localizer) -> String {
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
    // The weeks to come.
    case .weeksTitle: "Coming weeks"
    case .weeksChoice: "How many weeks"
    case .weeksDay: "Day"
    case .weeksFixedHead: "Fixed"
    case .weeksDueHead: "Due"
    case .weeksOpensHead: "Can be done from"
    case .weeksFreeHead: "Free"
    case .weeksExpectedMark: "expected"
    case .weeksRestMark: "rest day"
    case .weeksHint:
      "A bar is the time in which a task can be done; it darkens towards its end. Pale names are expected: as if the time before were done when due."
    case .weeksMoveHint:
      "Drag a task to another day. With the keyboard: Alt with ← → moves it by a day, with ↑ ↓ by a week, Escape puts it back."
    case .weeksAhead: "On this day"
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
