extension English {
  package func text(_ phrase: PlanPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .dueFirst: "by priority and due date"
    case .hardFirst: "hard tasks first, since you feel fine"
    case .easyFirst: "easy tasks first, since you feel low"
    case .fixed: "fixed"
    case .pinned: "pinned"
    case .flexible: "flexible"
    case .go: "needs a trip"
    case .late: "ends too late"
    case .conflict: "overlaps"
    case .overdue: "overdue"
    case .noRoom: "no room"
    case .whenYouComeBy: "when you come by"
    case .free: "free"
    case .notPlanned: "Not planned"
    case .nothingPlanned: "Nothing is planned for this day."
    case .nothingDone: "Nothing was done on this day."
    case .done(let number): "Done: \(number)"
    case .freeTime(let hours, let minutes):
      "\(length(hours: hours, minutes: minutes)) free"
    case .pinnedAt(let task, let time): "Pinned: \(task) at \(localizer.clock(time))."
    case .unpinned(let task): "Unpinned: \(task). The plan chooses its time again."
    case .usuallyAt(let place, let from, let to):
      "On this weekday you are usually at \(place) from \(localizer.clock(from)) to "
        + "\(localizer.clock(to)); the plan counts on it."
    case .newTaskAt(let time): "New task at \(time)"
    case .moveBlock(let task, let time): "Move \(task), now at \(time)"
    // The weeks to come.
    case .weeksFixed: "fixed"
    case .weeksDue: "due"
    case .weeksOpens: "opens"
    case .weeksOpen: "open"
    case .weeksUntil(let day): "until \(day)"
    case .weeksBy(let clock): "by \(clock)"
    case .restDay: "rest day"
    case .weeksEmpty: "Nothing is due or fixed in these weeks."
    case .weeksExpected: "~ is expected: counted as if the time before were done when due."
    case .weeksMore(let number): "\(number) more"
    case .weeksCount(let number): count(number, .week)
    case .dayHolds(let fixed, let due):
      [
        fixed > 0 ? "\(fixed) fixed" : nil,
        due > 0 ? "\(due) due" : nil,
      ].compactMap(\.self).joined(separator: ", ")
    // Pauses.
    case .pausedUntil(let moment):
      "Nothing reminds until \(moment). What falls due meanwhile comes together then."
    case .pauseEnded: "The pause is over."
    case .notPaused: "Reminders are not paused."
    // What is wrong with a pause.
    case .pauseInThePast(let subject):
      "\(subject) has passed: give a later time, or off to end the pause."
    case .notPauseEnd(let text, let suggestion) where localizer.audience == .page:
      "\(text) cannot be read as a time. Write, for example, 2 weeks, mon, or fri 18:00."
        + question(suggestion)
    case .notPauseEnd(let text, let suggestion):
      "\(text) is not an end for a pause: expected a length such as 2w or 3d, a date or time such as "
        + "mon, tomorrow or fri 18:00, or off." + question(suggestion)
    // Rest days.
    case .noRestDays: "No rest days."
    case .restAlready: "Nothing changed: these are rest days already."
    case .restNotThere: "Nothing changed: there is no rest day among these."
    case .restDaysMissing: "--remove needs the days: passby rest 2026-12-24 --remove"
    case .restOfPause(let days): "Rest days: \(days)."
    // Help.
    case .helpPause: "Silence all reminders until a time. Without one, show the pause."
    case .helpPauseUntil: "2w, a time such as next week or fri 18:00, or off."
    case .helpRest: "Add days of rest, on which nothing counts as late, or list them."
    case .helpRestDays:
      "A day such as 2026-12-24, tomorrow or fri, or a span such as 2026-12-24..2027-01-02."
    case .helpRestRemove: "Remove these days instead."
    case .helpRestDiscussion:
      """
      Without days, all days of rest are listed. A pause brings days of rest for its time. Reminders
      go on: quiet hours, "passby snooze" and "passby pause" are for that.
      """
    case .help: "Plan the day: which task at which time."
    case .helpDiscussion:
      """
      Fixed tasks and pins stand. Flexible tasks take the earliest gap that holds them, by priority \
      and due date, or by difficulty once you have said how you feel. A task with a place is planned \
      where you will be anyway; one that is due is planned all the same and needs a trip.
      """
    case .helpShow: "Show the plan of today or of a date."
    case .helpDate: "A date such as 2026-03-02 or tomorrow; today if left out."
    case .helpPin:
      "Hold a flexible task at a time of today, until it is done or skipped, or unpinned."
    case .helpTime: "The time, HH:MM; not before now."
    case .helpUnpin: "Let the plan choose the time of a task again."
    case .helpWeeks: "Show the coming weeks: what is fixed, due and open on each day."
    case .helpWeeksCount: "How many weeks, 1 to 52; 4 if left out."
    case .helpWeeksDiscussion:
      """
      What is overdue stands on the first day. A task that counts from done stands there with its \
      next date, and then as if it were done whenever it is due, marked with ~. Free time is what \
      fixed tasks leave of the day's hours, today from now on. Snoozing changes nothing here.
      """
    }
  }

  private func length(hours: Int, minutes: Int) -> String {
    let parts = [
      hours > 0 ? count(hours, .hour) : nil,
      minutes > 0 || hours == 0 ? count(minutes, .minute) : nil,
    ]
    return parts.compactMap(\.self).joined(separator: " ")
  }
}
