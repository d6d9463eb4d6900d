import Model

extension Ukrainian {
  /// Returns the text of a phrase.
  public func text(_ phrase: TaskPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .standing(let standing): text(standing, isDated: true, localizer)
    case .brief(let standing): text(standing, isDated: false, localizer)
    case .prospects(let prospects): text(prospects, localizer)
    case .opensAndDue(let opens, let due):
      "\(localizer.moment(opens)), термін \(localizer.moment(due))"
    case .snoozed(let end): "відкладено \(until(end, localizer))"
    case .snoozedBriefly(.at(let time)):
      "відкладено до "
        + (time.calendarDays == 0 ? localizer.clock(time.time) : localizer.day(time))
    case .snoozedBriefly(let end): "відкладено \(until(end, localizer))"
    case .missed(let number): "пропущено: \(number)"
    case .status(let word): self.word(word)
    case .progress(let word, let share):
      "\(self.word(word)), минуло \(localizer.percent(share)) часу"
    case .completion(let word, let task, let punctuality, let isUndone):
      "\(task): \(self.word(word))\(text(punctuality, localizer))"
        + (isUndone ? " (скасовано)" : "")
    case .result(let word, let punctuality, let isUndone):
      capitalized(self.word(word)) + text(punctuality, localizer)
        + (isUndone ? " (скасовано)" : "")
    case .formerTask(let number): "завдання \(number)"
    case .formerPlace(let number): "місце \(number)"
    case .quietHere(let place):
      "Ви зараз у місці \(place): до наступного візиту нагадувань тут не буде."
    case .tagWithoutPlace(let tag): "Жодне місце ще не має мітки \(tag)."
    }
  }

  private func text(
    _ standing: TaskStanding, isDated: Bool, _ localizer: Localizer
  ) -> String {
    func when(_ time: RelativeTime) -> String {
      isDated ? localizer.when(time) : localizer.relative(time)
    }
    switch standing {
    case .finished: return "завершено"
    case .waiting: return "очікує"
    case .opens(let time): return "відкриється \(when(time))"
    case .open(let due?):
      return isDated
        ? "відкрите, термін \(when(due))" : "відкрите ще \(localizer.span(due.distance))"
    case .open(nil): return "відкрите, без дати"
    case .dueNow: return "термін зараз"
    case .overdue(let due, let missed):
      return "прострочено на \(localizer.span(due.distance))"
        + (isDated ? " (\(localizer.moment(due)))" : "")
        + (missed > 1 ? ", пропущено: \(missed)" : "")
    }
  }

  private func text(_ prospects: TaskProspects, _ localizer: Localizer) -> String {
    switch prospects {
    case .never: "завершено: кінець настає раніше за наступний раз"
    case .undated: "відкрите відтепер, без дати"
    case .due(let due): "термін \(localizer.when(due))"
    case .opens(let opens, let due):
      "відкриється \(localizer.when(opens)), термін \(localizer.when(due))"
    case .open(let due): "зараз відкрите, термін \(localizer.when(due))"
    case .overdue(let due):
      "прострочено на \(localizer.span(due.distance)) (\(localizer.moment(due)))"
    }
  }

  /// Returns the end of a snooze: `до наступного візиту`.
  func until(_ end: SnoozeEnd, _ localizer: Localizer) -> String {
    switch end {
    case .at(let time): "до \(localizer.moment(time))"
    case .nextVisit: "до наступного візиту"
    case .leaving: "до виходу"
    }
  }

  private func word(_ word: TaskStatusWord) -> String {
    switch word {
    case .waiting: "Очікує"
    case .open: "Відкрите"
    case .due: "Настав термін"
    case .overdue: "Прострочене"
    case .finished: "Завершене"
    }
  }

  private func word(_ word: Completion.Kind) -> String {
    switch word {
    case .done: "виконано"
    case .skipped: "пропущено"
    }
  }

  private func text(_ punctuality: Punctuality?, _ localizer: Localizer) -> String {
    switch punctuality {
    case nil: ""
    case .onTime?: " вчасно"
    case .early(let span)?: " за \(localizer.span(span)) до терміну"
    case .late(let span)?: " із запізненням на \(localizer.span(span))"
    }
  }
}
