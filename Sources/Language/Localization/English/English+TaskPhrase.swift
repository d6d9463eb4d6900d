import Model

extension English {
  /// Returns the text of a phrase.
  public func text(_ phrase: TaskPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .standing(let standing): text(standing, isDated: true, localizer)
    case .brief(let standing): text(standing, isDated: false, localizer)
    case .prospects(let prospects): text(prospects, localizer)
    case .opensAndDue(let opens, let due):
      "\(localizer.moment(opens)), due \(localizer.moment(due))"
    case .snoozed(let end): "snoozed \(until(end, localizer))"
    case .snoozedBriefly(.at(let time)):
      "snoozed until "
        + (time.calendarDays == 0 ? localizer.clock(time.time) : localizer.day(time))
    case .snoozedBriefly(let end): "snoozed \(until(end, localizer))"
    case .missed(let number): "\(number) missed"
    case .status(let word): self.word(word)
    case .progress(let word, let share):
      "\(self.word(word)), \(localizer.percent(share)) of the time has passed"
    case .completion(let word, let task, let punctuality, let isUndone):
      "\(task) \(self.word(word))\(text(punctuality, localizer))\(isUndone ? " (undone)" : "")"
    case .result(let word, let punctuality, let isUndone):
      capitalized(self.word(word)) + text(punctuality, localizer) + (isUndone ? " (undone)" : "")
    case .formerTask(let number): "task \(number)"
    case .formerPlace(let number): "place \(number)"
    case .quietHere(let place):
      "You are at \(place) now: there will be no reminder there until your next visit."
    case .tagWithoutPlace(let tag): "No place has the tag \(tag) yet."
    }
  }

  private func text(
    _ standing: TaskStanding, isDated: Bool, _ localizer: Localizer
  ) -> String {
    func when(_ time: RelativeTime) -> String {
      isDated ? localizer.when(time) : localizer.relative(time)
    }
    switch standing {
    case .finished: return "finished"
    case .waiting: return "waiting"
    case .opens(let time): return "opens \(when(time))"
    case .open(let due?): return "open, due \(when(due))"
    case .open(nil): return "open, no date"
    case .dueNow: return "due now"
    case .overdue(let due, let missed):
      return "overdue by \(localizer.span(due.distance))"
        + (isDated ? " (\(localizer.moment(due)))" : "") + (missed > 1 ? ", \(missed) missed" : "")
    }
  }

  private func text(_ prospects: TaskProspects, _ localizer: Localizer) -> String {
    switch prospects {
    case .never: "finished: its end comes before the next occurrence"
    case .undated: "open from now on, no date"
    case .due(let due): "due \(localizer.when(due))"
    case .opens(let opens, let due):
      "opens \(localizer.when(opens)), due \(localizer.when(due))"
    case .open(let due): "open now, due \(localizer.when(due))"
    case .overdue(let due):
      "overdue by \(localizer.span(due.distance)) (\(localizer.moment(due)))"
    }
  }

  /// Returns the end of a snooze: `until the next visit`.
  func until(_ end: SnoozeEnd, _ localizer: Localizer) -> String {
    switch end {
    case .at(let time): "until \(localizer.moment(time))"
    case .nextVisit: "until the next visit"
    case .leaving: "until you leave"
    }
  }

  private func word(_ word: TaskStatusWord) -> String {
    switch word {
    case .waiting: "Waiting"
    case .open: "Open"
    case .due: "Due"
    case .overdue: "Overdue"
    case .finished: "Finished"
    }
  }

  private func word(_ word: Completion.Kind) -> String {
    switch word {
    case .done: "done"
    case .skipped: "skipped"
    }
  }

  private func text(_ punctuality: Punctuality?, _ localizer: Localizer) -> String {
    switch punctuality {
    case nil: ""
    case .onTime?: ", on time"
    case .early(let span)?: ", \(localizer.span(span)) before it was due"
    case .late(let span)?: ", \(localizer.span(span)) late"
    }
  }
}
