import Model

extension English {
  package func text(_ phrase: ActionPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .plannedToday(let count): "Planned for today: \(count)."
    case .movedToWeek(let count, let left):
      "Moved to this week: \(count)." + (left > 0 ? " \(left) stay." : "")
    case .skippedOverdue(let count): "Skipped: \(count)."
    // Answers of the command line.
    case .added(let task, let when): "Added \(task)\(colon(when))."
    case .wouldAdd(let task, let when): "Would add \(task)\(colon(when))."
    case .read(let answer, let parts): "\(answer) Read: \(parts.joined(separator: ", "))"
    case .unread(let words, let command):
      "Not read, part of the name: \(words.joined(separator: ", "))."
        + (command.map { " To change that: \($0)" } ?? "")
    case .whichIsDone(let call): "which task is done? Give its number or name: \(call)"
    case .nothingCanBeDone:
      "which task is done? Nothing can be done now; \"passby list\" shows what comes."
    case .severalTimes(let times): "At \(localizer.list(times))."
    case .silentHere(let place):
      "You are at \(place) now: it stays silent there until your next visit."
    case .done(let task, let when): "Done \(task)\(colon(when))."
    case .doneFinished(let task):
      "Done \(task): finished."
    case .countsFor(let moment): "It counts for \(moment)."
    case .clockIsBehind(let moment):
      "The computer's clock may be wrong: the last entry is of \(moment), which is later than now. A task that was done then does not move on. \"passby doctor\" checks the clock."
    case .skipped(let task, let when): "Skipped \(task)\(colon(when))."
    case .skippedFinished(let task):
      "Skipped \(task): finished."
    case .nothingToChange(let label, let when): "Nothing to change in \(label)\(colon(when))."
    case .renamed(let id, let name):
      "Renamed \(id) to \(name)."
    case .changed(let task, let was, let now) where was == now: "Changed \(task)\(colon(now))."
    case .changed(let task, let was?, let now):
      "Changed \(task): was \(was); now \(now ?? "without a date")."
    case .changed(let task, nil, let now): "Changed \(task): now \(now ?? "without a date")."
    case .moved(let task, let to, let from):
      "Moved \(task)\(colon(to))" + (from.map { " (was \($0))" } ?? "") + "."
    case .removed(let task):
      "Removed \(task). \"passby undo\" brings it back."
    case .snoozedUntil(let task, let moment, let when):
      "Snoozed \(task) until \(moment)\(behind(when))."
    case .snoozedUntilVisit(let task, let when):
      "Snoozed \(task) until the next visit\(behind(when))."
    case .snoozedUntilLeaving(let task, let when):
      "Snoozed \(task) until you leave\(behind(when))."
    case .snoozeEnded(let task, let when): "Snooze ended: \(task)\(behind(when))."
    // Steps of the undo log.
    case .did(.dismiss, let task, _):
      "Not now: \(task). There is no reminder of it here until your next visit."
    case .did(let verb, let task, let when):
      "\(verb == .edit ? "Saved" : capitalized(participle(verb))): \(task)." + sentence(when)
    case .unchanged(let task, let when): "Unchanged: \(task)." + sentence(when)
    case .stepAndWhen(let step, let when): step + sentence(when)
    case .snoozed(let task, let end, let clock):
      "\(task): snoozed \(until(end, on: clock, localizer))."
    case .taken(.task(.dismiss, let task)) where localizer.audience == .page:
      "Left for another visit: \(localizer.name(task))."
    case .taken(.task(let verb, let task)) where localizer.audience == .page:
      "\(capitalized(participle(verb))): \(localizer.name(task))."
    case .taken(.retracted(let verb, let task)) where localizer.audience == .page:
      "Taken back: \(happened(verb, task, localizer))."
    case .taken(let step): "\(capitalized(words(step, localizer)))."
    case .undone(.task(.remove, let task)) where localizer.audience == .page:
      "Restored: \(localizer.name(task))."
    case .undone(.retracted(let verb, let task)) where localizer.audience == .page:
      "Restored: \(happened(verb, task, localizer))."
    case .undone(.task(let verb, let task)) where localizer.audience == .page:
      "Undone: \(happened(verb, task, localizer))."
    case .undone(.task(.remove, let task)): "Restored: \(localizer.name(task))."
    case .undone(.placeRemoved(let place)): "Restored: place \(place)."
    case .undone(.categoryRemoved(let category)): "Restored: category \(category)."
    case .undone(let step): "Undone: \(words(step, localizer))."
    case .redone(.task(let verb, let task)) where localizer.audience == .page:
      "Redone: \(happened(verb, task, localizer))."
    case .redone(.retracted(let verb, let task)) where localizer.audience == .page:
      "Taken back: \(happened(verb, task, localizer))."
    case .redone(let step): "Redone: \(words(step, localizer))."
    // Remarks.
    case .snoozeOver: "Its snooze has ended."
    case .silentAnyway(let opens):
      "It stays quiet until \(localizer.moment(opens)) anyway."
    // Remarks.
    case .doneAlready(let name, let moment): "\(name): already done, \(moment)."
    }
  }

  private func happened(
    _ verb: EditAction.TaskVerb, _ task: TaskName, _ localizer: Localizer
  ) -> String {
    let name = localizer.name(task)
    let was = task.isOne ? "was" : "were"
    return switch verb {
    case .unsnooze: "the snooze of \(name) ended"
    case .dismiss: "\(name) \(was) left for another visit"
    default: "\(name) \(was) \(participle(verb))"
    }
  }

  private func participle(_ verb: EditAction.TaskVerb) -> String {
    switch verb {
    case .add: "added"
    case .edit: "changed"
    case .move: "moved"
    case .remove: "deleted"
    case .done: "done"
    case .skip: "skipped"
    case .snooze: "snoozed"
    case .unsnooze: "snooze ended"
    case .pin: "pinned"
    case .unpin: "unpinned"
    case .dismiss: "not now"
    }
  }

  private func words(_ step: StepWords, _ localizer: Localizer) -> String {
    switch step {
    case .task(.dismiss, let task): "left \(localizer.name(task)) for another visit"
    case .task(.unsnooze, let task): "ended the snooze of \(localizer.name(task))"
    case .task(let verb, let task): "\(participle(verb)) \(localizer.name(task))"
    case .placeAdded(let place): "added place \(place)"
    case .placeChanged(let place): "changed place \(place)"
    case .placeRemoved(let place): "deleted place \(place)"
    case .categoryAdded(let category): "added category \(category)"
    case .categoryChanged(let category): "changed category \(category)"
    case .categoryRemoved(let category): "deleted category \(category)"
    case .paused: "paused all reminders"
    case .pauseEnded: "ended the pause"
    case .settingsChanged(let names): "changed settings: \(names)"
    case .restAdded(let days): "added rest days \(days)"
    case .restRemoved(let days): "removed rest days \(days)"
    case .retracted(let verb, let task): "took back \(participle(verb)) \(localizer.name(task))"
    case .mood(let phrase): text(phrase, Localizer(self))
    case .photo(let phrase): text(phrase, Localizer(self))
    case .device(let phrase): text(phrase, Localizer(self))
    case .habit(let phrase): text(phrase, Localizer(self))
    case .journal(let phrase): text(phrase, Localizer(self))
    case .imported(let file): "imported \(file)"
    case .recorded(let text): text
    }
  }

  private func colon(_ when: String?) -> String { when.map { ": \($0)" } ?? "" }

  private func behind(_ when: String?) -> String { when.map { "; \($0)" } ?? "" }

  private func sentence(_ when: String?) -> String { when.map { " \(capitalized($0))." } ?? "" }

  /// Returns a text with a capital letter at its beginning.
  func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }
}
