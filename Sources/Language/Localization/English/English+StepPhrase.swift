import Model

extension English {
  /// Returns the text of a phrase.
  public func text(_ phrase: StepPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .did(.dismiss, let task, _):
      "Not now: \(task). There is no reminder of it here until your next visit."
    case .did(let verb, let task, let standing):
      "\(verb == .edit ? "Saved" : capitalized(participle(verb))): \(task)."
        + sentence(standing, localizer)
    case .unchanged(let task, let standing):
      "Unchanged: \(task)." + sentence(standing, localizer)
    case .snoozed(let task, let end): "\(task): snoozed \(until(end, localizer))."
    case .taken(let step): "\(capitalized(words(step)))."
    case .undone(.task(.remove, let task)): "Restored: \(task)."
    case .undone(.placeRemoved(let place)): "Restored: place \(place)."
    case .undone(.categoryRemoved(let category)): "Restored: category \(category)."
    case .undone(let step): "Undone: \(words(step))."
    case .redone(let step): "Redone: \(words(step))."
    case .takenOnPage(.task(.dismiss, let task)): "Left for another visit: \(task)."
    case .takenOnPage(.task(let verb, let task)): "\(capitalized(participle(verb))): \(task)."
    case .takenOnPage(.retracted(let verb, let task)):
      "Taken back: \(task) was \(participle(verb))."
    case .takenOnPage(let step): text(.taken(step), localizer)
    case .undoneOnPage(.task(.remove, let task)): "Restored: \(task)."
    case .undoneOnPage(.retracted(let verb, let task)):
      "Restored: \(task) was \(participle(verb))."
    case .undoneOnPage(.task(let verb, let task)): "Undone: \(happened(verb, task))."
    case .undoneOnPage(let step): text(.undone(step), localizer)
    case .redoneOnPage(.task(let verb, let task)): "Redone: \(happened(verb, task))."
    case .redoneOnPage(.retracted(let verb, let task)):
      "Taken back: \(task) was \(participle(verb))."
    case .redoneOnPage(let step): text(.redone(step), localizer)
    }
  }

  private func happened(_ verb: EditAction.TaskVerb, _ task: String) -> String {
    switch verb {
    case .unsnooze: "the snooze of \(task) ended"
    case .dismiss: "\(task) was left for another visit"
    default: "\(task) was \(participle(verb))"
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

  private func words(_ step: StepWords) -> String {
    switch step {
    case .task(.dismiss, let task): "left \(task) for another visit"
    case .task(.unsnooze, let task): "ended the snooze of \(task)"
    case .task(let verb, let task): "\(participle(verb)) \(task)"
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
    case .retracted(let verb, let task): "took back \(participle(verb)) \(task)"
    case .mood(let phrase): text(phrase, Localizer(self))
    case .photo(let phrase): text(phrase, Localizer(self))
    case .device(let phrase): text(phrase, Localizer(self))
    case .habit(let phrase): text(phrase, Localizer(self))
    case .journal(let phrase): text(phrase, Localizer(self))
    case .imported(let file): "imported \(file)"
    case .recorded(let text): text
    }
  }

  private func sentence(_ standing: TaskStanding?, _ localizer: Localizer) -> String {
    guard let standing else { return "" }
    let brief = text(.brief(standing), localizer)
    switch standing {
    case .finished: return ""
    case .opens: return " It \(brief)."
    case .waiting, .open, .dueNow, .overdue: return " It is \(brief)."
    }
  }

  /// Returns a text with a capital letter at its beginning.
  func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }
}
