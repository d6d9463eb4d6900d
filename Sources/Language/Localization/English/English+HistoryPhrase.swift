import Foundation
import Model
import Regions
import Text

extension English {
  package func text(_ phrase: HistoryPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    // Undo.
    case .stepsOutOfRange(let number):
      "\"\(number)\" steps is out of range: expected 1 or more."
    case .onlySteps(let number):
      "There was no more: \(count(number, .step))."
    // What is wrong.
    case .nothingToUndo: "nothing to undo."
    case .nothingToRedo: "nothing to redo."
    case .noSuchEntry(let text):
      "no entry of the history has the id \(text); \"passby history --json\" shows them as \"entry\""
    case .entryTakenBack(let task): "this entry of \(task) is taken back already"
    case .nothingToTakeBack(let task): "\(task) has no entry in the history to take back"
    // Entries of the history.
    case .note(let text): "“\(text)”"
    case .takeBackEntry(let entry): "Take back: \(entry)"
    // The command history.
    case .nothingMatches:
      "Nothing so far matches."
    case .nothingDone:
      "Nothing was done yet."
    case .onlyNewest(let number):
      "The newest \(number); --count \(number * 5) shows more."
    case .fromAfterTo(let from, let to):
      "--from \(from) is later than --to \(to): expected the earlier one first."
    case .nothingHappened:
      "There was no occasion for a reminder yet."
    case .noTaskOrPlace(let name, let hint):
      "there is no task or place \(name).\(hint)"
    // On the page.
    case .stepUndone: "Undone."
    case .noStepToUndo: "Nothing to undo."
    case .noStepToRedo: "Nothing to redo."
    case .notTheLastStep:
      "Something else was done meanwhile, so this cannot be undone any more."
    case .noStepNamed: "No step is named."
    case .noSuchSubject: "No such task or place."
    case .whyAbout(let name): "Why “\(name)”?"
    case .moreReminders(let count): count == 1 ? "1 more reminder" : "\(count) more reminders"
    case .hadOpened(let moment): "It could be done from \(moment)."
    case .wasDue(let moment): "It was due \(moment)."
    case .passedUnticked: "It was over without being done."
    case .couldBeDoneAt(let places): "Where: \(places)."
    case .positionWas(let distance, let accuracy, let device):
      "You were \(distance) from its middle\(accuracy.map { ", ± \($0)" } ?? "")\(device.map { " (\($0))" } ?? "")."
    case .notPassedYet(let place): "You have not passed \(place) yet."
    case .notPassedSince(let places): "You have not passed \(places) since it opened."
    // What comes next.
    case .stands(let task, let when?, let opens):
      "\(task): \(text(.whenAndHowFar(when), localizer))."
        + (opens.map { " It opens \(localizer.when($0))." } ?? "")
    case .stands(let task, nil, _): "\(task) can be done at any time."
    case .isFinished(let task): "\(task) is finished."
    case .nothingLeft: "Nothing is left to do, so there will be no more reminders."
    case .neverReminds where localizer.audience == .page:
      "It has neither a place nor a date, so it never reminds you."
    case .neverReminds(let task):
      "It has neither a place nor a date, so it never reminds you: passby edit \(task) "
        + "--place NAME, or --due INSTANT."
    case .noLeads where localizer.audience == .page: "It reminds at no time."
    case .noLeads(let task):
      "It reminds at no time. To change that: passby edit \(task) --remind default"
    case .noMoreReminders: "It has reminded you for this time. Snooze it to be reminded once more."
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
    case .quietAt(let place, let reason, let clock):
      "You are at \(place) now. It will not remind you there until your next visit: "
        + "\(text(reason, on: clock, localizer))."
    case .heldUntil(let time):
      "A reminder is held back until quiet hours end, \(localizer.moment(time))."
    case .heldUntilRunning:
      "A reminder was held back by quiet hours; it comes as soon as passby runs."
    case .tagWithoutPlace(let tag) where localizer.audience == .page:
      "No place has the tag #\(tag) yet."
    case .tagWithoutPlace(let tag):
      "No place has the tag #\(tag) yet: passby place edit NAME --tag \(tag)"
    // Other persons.
    case .seenBy(let person): "As \(person) sees it:"
    case .forOthers(let person):
      "It is for others, not for \(person), whom it never reminds."
    // Places.
    case .noTaskAtPlace: "No task can be done there, so there are no reminders."
    case .neverSeenAt(let place): "You have not been seen at \(place) yet."
    case .elsewhereThan(let place, let distance):
      "You are elsewhere, \(distance) from \(place), and have not visited it yet."
    case .cameTo(let place, let time): "You are at \(place): you came \(localizer.when(time))."
    case .lastSeenAt(let place, let time):
      "You are elsewhere: you were last at \(place) \(localizer.when(time))."
    case .leftPlace(let place, let time):
      "You are not at \(place): you left \(localizer.when(time))."
    // What was decided.
    case .decision(let outcome, let task, let cause, let place, let clock):
      text(outcome, "\(task)\(words(cause, at: place))", at: place, on: clock, localizer)
    // Help.
    case .helpUndo: "Undo the last step, or the last N steps."
    case .helpRedo: "Redo the last undone step, or the last N steps."
    case .helpSteps: "How many steps."
    case .helpUndoTask: "Take back the latest entry of this task in the history, out of turn."
    case .whyNeedsSubject: "why what? Give a task or a place: passby why Vet"
    case .noReminderSoFar: "There was no reminder yet. \"passby why TASK\" says why not."
    case .whyHint: "\"passby why TASK\" or a place explains one."
    case .helpWhy: "Explain why there was a reminder of a task or at a place, or none."
    case .helpWhySubject:
      "A task's number or name, or a place's name. Without one, the last reminders."
    case .helpWhyPlace: "The name or number is a place's."
    case .helpWhyCount: "How many decisions, newest first, 1 to 1000."
    case .help: "Show what was done, skipped and missed, by day, newest first."
    case .helpSearch: "Only entries whose name, notes or place contains this."
    case .helpTask: "Only this task, by number or name. It may be deleted by now."
    case .helpPlace: "Only this place, by number or name, or this #tag."
    case .helpFrom: "Only from this day or instant on, such as 2026-01-15."
    case .helpTo: "Only up to this day or instant."
    case .helpAll: "Show reminders and visits too. These are kept for a limited time."
    case .helpCount: "How many entries, 1 to 100000."
    case .helpDiscussion:
      """
      passby history --search medicine
      passby history --task 3 --from 2026-01-01 --to 2026-03-31
      passby history --all              reminders and visits too
      """
    case .helpWhyDiscussion:
      """
      Shows how the subject stands and when there will be a reminder next, then what was decided so \
      far, newest first. If a task and a place share a name, the task is meant unless --place is \
      given.
      """
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
      case .dwell(let seconds): "stay \(localizer.span(TimeSpan(seconds: seconds))) at"
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
    _ outcome: Decision.Outcome, _ what: String, at place: String?, on clock: WallClock,
    _ localizer: Localizer
  ) -> String {
    switch outcome {
    case .remind(let reminder):
      "Reminder of \(what)."
        + text(reminder.digest?.gap, on: clock, localizer)
    case .hold(_, let end):
      "Reminder of \(what) held back by quiet hours until \(localizer.clock(LocalTime(end, in: clock.zone)))."
    case .wait: "Reminder of \(what) waits until all that the phone had kept has come."
    case .release(let reminder):
      "Reminder of \(what), held back until quiet hours ended."
        + text(reminder.digest?.gap, on: clock, localizer)
    case .drop(_, let reason) where !reason.isTooLate:
      "No reminder of \(what) after quiet hours: \(text(reason, on: clock, localizer))."
    case .drop(_, let reason), .stayQuiet(let reason):
      "No reminder of \(what): \(text(reason, at: place, on: clock, localizer))."
    }
  }

  /// Returns the gap that a reminder comes after, as a sentence behind another one.
  private func text(_ gap: Gap?, on clock: WallClock, _ localizer: Localizer) -> String {
    gap.map { " " + text(ReminderPhrase.gap($0, zone: clock.zone), localizer) } ?? ""
  }

  private func words(_ cause: Cause, at place: String?) -> String {
    let unknown = "a place"
    return switch cause {
    case .enter: " on entering \(place ?? unknown)"
    case .exit: " on leaving \(place ?? unknown)"
    case .dwell: " on staying at \(place ?? unknown)"
    case .cross: " on passing \(place ?? unknown)"
    case .inside: " while inside \(place ?? unknown)"
    case .due: " when it was due"
    case .before: " shortly before its start"
    case .start: " at its start"
    case .habit: " at its time"
    case .overdue: " because it was overdue"
    }
  }

  private func text(
    _ reason: SilenceReason, at place: String? = nil, on clock: WallClock, _ localizer: Localizer
  ) -> String {
    switch reason {
    case .opensLater(let opens): "it opens \(localizer.when(clock.opening(opens)))"
    case .notAsked: "the task is not set to remind on this kind of event"
    case .alreadyReminded: "you were already reminded during this visit"
    case .silenced(.done): "you did it during this visit"
    case .silenced(.skipped): "you skipped it during this visit"
    case .silenced(.snoozed): "you snoozed it during this visit"
    case .silenced(.created): "it was created during this visit"
    case .silenced(.edited): "it was edited during this visit"
    case .silenced(.dismissed): "you chose “Not now” during this visit"
    case .snoozed(let end): "snoozed \(until(end, on: clock, localizer))"
    case .whileInsideOff: "reminders while inside are turned off"
    case .knownVisit: "you have been there before, and nothing shows that you just came"
    case .noLongerOpen: "it was no longer open when quiet hours ended"
    case .leftPlace: "you had left when quiet hours ended"
    case .tooLate(let seconds):
      "noticed \(localizer.span(TimeSpan(between: seconds, calendarDays: Int(seconds / 86_400)))) later, too late to say"
    case .otherDevice(let device, let carried):
      "\(device.cleanLine(cutAfter: 200)) is at \(place ?? "the place"), but you carry \(carried.cleanLine(cutAfter: 200))"
    }
  }
}
