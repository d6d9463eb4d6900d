import Model

extension English {
  /// Returns the text of a phrase.
  public func text(_ phrase: WhyPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .standing(let task, .opens(let time)):
      "\(task) is waiting: it opens \(localizer.when(time))."
    case .standing(let task, let standing): "\(task) is \(text(.standing(standing), localizer))."
    case .nothingLeft: "Nothing is left to do, so there will be no more reminders."
    case .neverReminds(let task):
      "It has neither a place nor a date, so it never reminds you: passby edit \(task) "
        + "--place NAME, or --due INSTANT."
    case .noMoreReminders: "It will not remind you again."
    case .remindsOnVisit(let visit, let opens, let time):
      "It will remind you " + condition(visit, from: opens, localizer)
        + (time.map { ", and \(condition($0, localizer))" } ?? "") + "."
    case .reminds(let time): "It will remind you \(condition(time, localizer))."
    case .lastReminder(let time):
      "It last reminded you when it became due, \(localizer.moment(time))."
    case .snoozedUntil(let time):
      "It is snoozed until \(localizer.moment(time)): no reminders until then."
    case .snoozedUntilVisit(let visit):
      "It is snoozed: no reminders until you next "
        + (visit.map { words($0, localizer) } ?? "visit its place") + "."
    case .snoozedUntilLeaving:
      "It is snoozed, and will remind you when you leave the place where you are."
    case .youAreAt(let place): "You are at \(place) now."
    case .quietAt(let place, let reason):
      "You are at \(place) now. It will not remind you there until your next visit: "
        + "\(text(reason, localizer))."
    case .heldUntil(let time):
      "A reminder is held back until quiet hours end, \(localizer.moment(time))."
    case .heldUntilRunning:
      "A reminder was held back by quiet hours; it comes as soon as passby runs."
    case .tagWithoutPlace(let tag):
      "No place has the tag #\(tag) yet: passby place edit NAME --tag \(tag)"
    case .seenBy(let person): "As \(person) sees it:"
    case .forOthers(let person):
      "It is for others, not for \(person), whom it never reminds."
    case .noTaskAtPlace: "No task can be done there, so there are no reminders."
    case .neverSeenAt(let place): "You have not been seen at \(place) yet."
    case .cameTo(let place, let time): "You are at \(place): you came \(localizer.when(time))."
    case .leftPlace(let place, let time):
      "You are not at \(place): you left \(localizer.when(time))."
    case .decision(let outcome, let task, let occasion):
      text(outcome, "\(task)\(words(occasion))", localizer)
    }
  }

  // MARK: What comes next

  private func condition(
    _ visit: VisitCondition, from opens: RelativeTime?, _ localizer: Localizer
  ) -> String {
    let words = words(visit, localizer)
    return opens.map { "when you \(words) from \(localizer.moment($0)) on" }
      ?? "the next time you \(words)"
  }

  private func condition(_ time: TimeCondition, _ localizer: Localizer) -> String {
    switch time {
    case .at(let time): "on \(localizer.moment(time)) wherever you are"
    case .before(let notice, let time):
      "\(localizer.span(notice)) before \(localizer.moment(time)) and then, wherever you are"
    case .atOnce: "as soon as passby runs, wherever you are"
    case .nagging(let period): "every \(period) until it is done"
    }
  }

  private func words(_ visit: VisitCondition, _ localizer: Localizer) -> String {
    let events = visit.events.map { event in
      switch event {
      case .enter: "come by"
      case .cross: "pass"
      case .dwell(let span): "stay \(localizer.span(span)) at"
      case .exit: "leave"
      }
    }
    let spots = visit.spots.map { spot in
      switch spot {
      case .place(let name): name
      case .tag(let tag): "a place tagged #\(tag)"
      }
    }
    return "\(events.joined(separator: " or ")) \(spots.joined(separator: " or "))"
  }

  // MARK: What was decided

  private func text(
    _ outcome: DecisionOutcome, _ what: String, _ localizer: Localizer
  ) -> String {
    switch outcome {
    case .reminded: "Reminder of \(what)."
    case .held(let end):
      "Reminder of \(what) held back by quiet hours until \(localizer.clock(end))."
    case .waits: "Reminder of \(what) waits until all that the phone had kept has come."
    case .released: "Reminder of \(what), held back until quiet hours ended."
    case .dropped(let reason):
      "No reminder of \(what) after quiet hours: \(text(reason, localizer))."
    case .silent(let reason): "No reminder of \(what): \(text(reason, localizer))."
    }
  }

  private func words(_ occasion: DecisionOccasion) -> String {
    let unknown = "a place"
    return switch occasion {
    case .enter(let place): " on entering \(place ?? unknown)"
    case .exit(let place): " on leaving \(place ?? unknown)"
    case .dwell(let place): " on staying at \(place ?? unknown)"
    case .cross(let place): " on passing \(place ?? unknown)"
    case .inside(let place): " while inside \(place ?? unknown)"
    case .due: " when it was due"
    case .before: " shortly before its start"
    case .start: " at its start"
    case .habit: " at its time"
    }
  }

  private func text(_ reason: QuietReason, _ localizer: Localizer) -> String {
    switch reason {
    case .opensLater(let opens): "it opens \(localizer.when(opens))"
    case .notAsked: "the task is not set to remind on this kind of event"
    case .alreadyReminded: "you were already reminded during this visit"
    case .answered(.done): "you did it during this visit"
    case .answered(.skipped): "you skipped it during this visit"
    case .answered(.snoozed): "you snoozed it during this visit"
    case .answered(.created): "it was created during this visit"
    case .answered(.edited): "it was edited during this visit"
    case .answered(.dismissed): "you chose “Not now” during this visit"
    case .snoozed(let end): "snoozed \(until(end, localizer))"
    case .whileInsideOff: "reminders while inside are turned off"
    case .knownVisit: "you have been there before, and nothing shows that you just came"
    case .noLongerOpen: "it was no longer open when quiet hours ended"
    case .leftPlace: "you had left when quiet hours ended"
    case .tooLate(let span): "noticed \(localizer.span(span)) later, too late to say"
    case .otherDevice(let device, let place, let carried):
      "\(device) is at \(place ?? "the place"), but you carry \(carried)"
    }
  }
}
