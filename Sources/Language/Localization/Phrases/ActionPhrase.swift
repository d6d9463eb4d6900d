package import Model

/// Answers: what an action has changed, and the steps of the undo log.
package struct ActionPhrase: AreaPhrase {
  package let texts: Texts

  package init(texts: Texts) { self.texts = texts }

  // MARK: What became of many overdue tasks

  package static func plannedToday(_ count: Int) -> Self {
    Self("Planned for today: \(count).", "Заплановано на сьогодні: \(count).")
  }
  /// Of the moved ones some are due today and do not remind any more: `silent`.
  package static func movedToWeek(_ count: Int, left: Int, silent: Int) -> Self {
    let them = silent == 1 ? "is due today and does" : "are due today and do"
    return Self(
      "Moved to this week: \(count)." + (left > 0 ? " \(left) stay." : "")
        + (silent > 0 ? " \(silent) of them \(them) not remind." : ""),
      "Перенесено на цей тиждень: \(count)." + (left > 0 ? " Залишається: \(left)." : "")
        + (silent > 0 ? " З них на сьогодні, без нагадування: \(silent)." : ""))
  }
  package static func skippedOverdue(_ count: Int) -> Self {
    Self("Skipped: \(count).", "Пропущено: \(count).")
  }

  // MARK: Answers of the command line

  package static func added(_ task: String, when: String?) -> Self {
    Self("Added \(task)\(colon(when)).", ukrainian.ended("Додано \(task)\(colon(when))"))
  }
  package static func wouldAdd(_ task: String, when: String?) -> Self {
    Self("Would add \(task)\(colon(when)).", ukrainian.ended("Буде додано \(task)\(colon(when))"))
  }
  package static func read(answer: String, parts: [String]) -> Self {
    Self(
      "\(answer) Read: \(parts.joined(separator: ", "))",
      "\(answer) Прочитано: \(parts.joined(separator: ", "))")
  }
  /// The quoted words of a quick line that look like dates, rules or markers and became part of the
  /// name, and the command that changes it.
  package static func unread(_ words: [String], command: String?) -> Self {
    Self(
      "Not read, part of the name: \(words.joined(separator: ", "))."
        + (command.map { " To change that: \($0)" } ?? ""),
      "Не прочитано, лишилося в назві: \(words.joined(separator: ", "))."
        + (command.map { " Щоб змінити: \($0)" } ?? ""))
  }
  /// `done` without a task, above a list of what can be done.
  package static func whichIsDone(call: String) -> Self {
    Self(
      "which task is done? Give its number or name: \(call)",
      "яке завдання виконано? Вкажіть номер або назву: \(call)")
  }
  /// `done` without a task, while nothing can be done.
  package static let nothingCanBeDone = Self(
    "which task is done? Nothing can be done now; \"passby list\" shows what comes.",
    "яке завдання виконано? Зараз немає відкритих; «passby list» показує, що попереду."
  )
  .onPage(
    "Nothing can be done now.",
    "Зараз немає відкритих завдань.")
  package static func severalTimes(_ times: [String]) -> Self {
    Self("At \(localizer.list(times)).", "О \(localizer.list(times)).")
  }
  /// The user is at the quoted place, so a task stays silent for this visit.
  package static func silentHere(place: String) -> Self {
    Self(
      "You are at \(place) now: it stays silent there until your next visit.",
      "Ви зараз у місці \(place): до наступного візиту нагадувань тут не буде.")
  }
  package static func done(_ task: String, when: String?) -> Self {
    Self("Done \(task)\(colon(when)).", ukrainian.ended("Виконано \(task)\(colon(when))"))
  }
  package static func doneFinished(_ task: String) -> Self {
    Self("Done \(task): finished.", "Виконано \(task): завершено.")
  }
  package static func countsFor(_ moment: String) -> Self {
    Self("It counts for \(moment).", ukrainian.ended("Зараховано за \(moment)"))
  }
  /// The computer's clock is behind an entry of the history; its moment.
  package static func clockIsBehind(lastEntry moment: String) -> Self {
    Self(
      "The computer's clock may be wrong: the last entry is of \(moment), which is later than now. A task that was done then does not move on. \"passby doctor\" checks the clock.",
      "Годинник комп’ютера, мабуть, помиляється: останній запис має час \(moment), це пізніше, ніж зараз. Завдання, виконане тоді, далі не зсувається. Годинник перевіряє \"passby doctor\"."
    )
    .onPage(
      "The computer’s clock may be wrong: the last entry is of \(moment), which is later than now. A task that was done then does not move on.",
      "Годинник комп’ютера, мабуть, помиляється: останній запис має час \(moment), це пізніше, ніж зараз. Завдання, виконане тоді, далі не зсувається."
    )
  }
  package static func skipped(_ task: String, when: String?) -> Self {
    Self("Skipped \(task)\(colon(when)).", ukrainian.ended("Пропущено \(task)\(colon(when))"))
  }
  package static func skippedFinished(_ task: String) -> Self {
    Self("Skipped \(task): finished.", "Пропущено \(task): завершено.")
  }
  package static func nothingToChange(_ label: String, when: String? = nil) -> Self {
    Self(
      "Nothing to change in \(label)\(colon(when)).",
      ukrainian.ended("Змінювати нічого: \(label)\(behind(when))"))
  }
  /// Only the quoted name of a task changed.
  package static func renamed(id: String, name: String) -> Self {
    Self("Renamed \(id) to \(name).", "Завдання \(id) перейменовано на \(name).")
  }
  package static func changed(_ task: String, was: String?, now: String?) -> Self {
    Self(
      was == now
        ? "Changed \(task)\(colon(now))."
        : was.map { "Changed \(task): was \($0); now \(now ?? "without a date")." }
          ?? "Changed \(task): now \(now ?? "without a date").",
      was == now
        ? ukrainian.ended("Змінено \(task)\(colon(now))")
        : was.map { ukrainian.ended("Змінено \(task): було \($0); тепер \(now ?? "без дати")") }
          ?? ukrainian.ended("Змінено \(task): тепер \(now ?? "без дати")"))
  }
  package static func moved(_ task: String, to: String?, from: String?) -> Self {
    Self(
      "Moved \(task)\(colon(to))" + (from.map { " (was \($0))" } ?? "") + ".",
      ukrainian.ended("Перенесено \(task)\(colon(to))" + (from.map { " (було \($0))" } ?? "")))
  }
  package static func removed(_ task: String) -> Self {
    Self(
      "Removed \(task). \"passby undo\" brings it back.",
      "Вилучено \(task). Повернути: «passby undo».")
  }
  package static func snoozedUntil(_ task: String, moment: String, when: String?) -> Self {
    Self(
      "Snoozed \(task) until \(moment)\(behind(when)).",
      ukrainian.ended("Відкладено \(task) до \(moment)\(behind(when))"))
  }
  package static func snoozedUntilVisit(_ task: String, when: String?) -> Self {
    Self(
      "Snoozed \(task) until the next visit\(behind(when)).",
      ukrainian.ended("Відкладено \(task) до наступного візиту\(behind(when))"))
  }
  package static func snoozedUntilLeaving(_ task: String, when: String?) -> Self {
    Self(
      "Snoozed \(task) until you leave\(behind(when)).",
      ukrainian.ended("Відкладено \(task), доки ви не підете\(behind(when))"))
  }
  package static func snoozeEnded(_ task: String, when: String?) -> Self {
    Self(
      "Snooze ended: \(task)\(behind(when)).",
      ukrainian.ended("Відкладення скасовано: \(task)\(behind(when))"))
  }

  // MARK: Steps of the undo log

  /// A task was acted on, and when it is now.
  package static func did(_ verb: EditAction.TaskVerb, task: String, when: String?) -> Self {
    Self(
      verb == .dismiss
        ? "Not now: \(task). There is no reminder of it here until your next visit."
        : "\(verb == .edit ? "Saved" : english.capitalized(participle(verb))): \(task)."
          + sentence(when),
      verb == .dismiss
        ? "Не зараз: \(task). До наступного візиту нагадування тут не буде."
        : "\(verb == .edit ? "Збережено" : participle(verb)): \(task)." + sentence(when))
  }
  package static func unchanged(task: String, when: String?) -> Self {
    Self("Unchanged: \(task)." + sentence(when), "Без змін: \(task)." + sentence(when))
  }
  /// A step, in a sentence, and when its task is now.
  package static func stepAndWhen(_ step: String, when: String) -> Self {
    Self(alike: step + sentence(when))
  }
  /// A task was snoozed.
  package static func snoozed(task: String, _ end: Snooze.End, _ clock: WallClock) -> Self {
    Self(
      "\(task): snoozed \(TaskPhrase.until(end, on: clock)).",
      ukrainian.ended("\(task): відкладено \(TaskPhrase.until(end, on: clock))"))
  }
  /// A step was taken.
  package static func taken(_ step: StepWords) -> Self {
    let said = Self("\(english.capitalized(words(step))).", ukrainian.ended(words(step)))
    return switch step {
    case .task(.dismiss, let task):
      said.onPage(
        "Left for another visit: \(localizer.name(task)).",
        "\(participle(.dismiss)): \(localizer.name(task)).")
    case .task(let verb, let task):
      said.onPage(
        "\(english.capitalized(participle(verb))): \(localizer.name(task)).",
        "\(participle(verb)): \(localizer.name(task)).")
    case .retracted(let verb, let task):
      said.onPage(
        "Taken back: \(happened(verb, task)).", "Скасовано \(happened(verb, task)).")
    default: said
    }
  }
  /// A step was undone.
  package static func undone(_ step: StepWords) -> Self {
    let said = Self(
      "Undone: \(words(step)).", "Скасовано: \(ukrainian.lowercased(words(step))).")
    return switch step {
    case .task(.remove, let task):
      Self("Restored: \(localizer.name(task)).", "Відновлено: \(localizer.name(task)).")
    case .task(let verb, let task):
      said.onPage("Undone: \(happened(verb, task)).", "Скасовано \(happened(verb, task)).")
    case .retracted(let verb, let task):
      said.onPage(
        "Restored: \(happened(verb, task)).", "Повернено \(happened(verb, task)).")
    case .placeRemoved(let place):
      Self("Restored: place \(place).", "Відновлено: місце \(place).")
    case .categoryRemoved(let category):
      Self("Restored: category \(category).", "Відновлено: категорію \(category).")
    default: said
    }
  }
  /// A step was done again.
  package static func redone(_ step: StepWords) -> Self {
    let said = Self(
      "Redone: \(words(step)).", "Повторено: \(ukrainian.lowercased(words(step))).")
    return switch step {
    case .task(let verb, let task):
      said.onPage("Redone: \(happened(verb, task)).", "Повторено \(happened(verb, task)).")
    case .retracted(let verb, let task):
      said.onPage(
        "Taken back: \(happened(verb, task)).", "Скасовано \(happened(verb, task)).")
    default: said
    }
  }

  // MARK: Remarks

  package static let snoozeOver = Self("Its snooze has ended.", "Відкладення скасовано.")
  package static func silentAnyway(until opens: RelativeTime) -> Self {
    Self(
      "It stays quiet until \(localizer.moment(opens)) anyway.",
      ukrainian.ended("Нагадувань і так не буде до \(localizer.moment(opens))"))
  }
  package static func doneAlready(name: String, moment: String) -> Self {
    Self("\(name): already done, \(moment).", ukrainian.ended("\(name): уже виконано, \(moment)"))
  }

  private static func behind(_ when: String?) -> String { when.map { "; \($0)" } ?? "" }

  private static func colon(_ when: String?) -> String { when.map { ": \($0)" } ?? "" }

  fileprivate static func participle(_ verb: EditAction.TaskVerb) -> String {
    switch verb {
    case .add: say("added", "Додано")
    case .edit: say("changed", "Змінено")
    case .move: say("moved", "Перенесено")
    case .remove: say("deleted", "Видалено")
    case .done: say("done", "Виконано")
    case .skip: say("skipped", "Пропущено")
    case .snooze: say("snoozed", "Відкладено")
    case .unsnooze: say("snooze ended", "Більше не відкладено")
    case .pin: say("pinned", "Закріплено")
    case .unpin: say("unpinned", "Відкріплено")
    case .decline: say("kept the rule of", "Залишено правило")
    case .turn: say("turn given", "Чергу передано")
    case .dismiss: say("not now", "Залишено на інший візит")
    }
  }

  private static func sentence(_ when: String?) -> String {
    say(
      when.map { " \(english.capitalized($0))." } ?? "",
      when.map { " " + ukrainian.ended(ukrainian.capitalized($0)) } ?? "")
  }

  private static func words(_ step: StepWords) -> String {
    switch step {
    case .task(.dismiss, let task):
      say(
        "left \(localizer.name(task)) for another visit",
        "\(participle(.dismiss)) \(localizer.name(task))")
    case .task(.unsnooze, let task):
      say(
        "ended the snooze of \(localizer.name(task))",
        "\(participle(.unsnooze)) \(localizer.name(task))")
    case .task(.turn, let task):
      say(
        "gave the turn of \(localizer.name(task))", "\(participle(.turn)): \(localizer.name(task))")
    case .task(let verb, let task): "\(participle(verb)) \(localizer.name(task))"
    case .placeAdded(let place): say("added place \(place)", "Додано місце \(place)")
    case .placeChanged(let place): say("changed place \(place)", "Змінено місце \(place)")
    case .placeRemoved(let place): say("deleted place \(place)", "Видалено місце \(place)")
    case .categoryAdded(let category):
      say(
        "added category \(category)",
        "Додано категорію \(category)")
    case .categoryChanged(let category):
      say(
        "changed category \(category)",
        "Змінено категорію \(category)")
    case .categoryRemoved(let category):
      say(
        "deleted category \(category)",
        "Видалено категорію \(category)")
    case .paused: say("paused all reminders", "Призупинено всі нагадування")
    case .pauseEnded: say("ended the pause", "Завершено паузу")
    case .settingsChanged(let names):
      say(
        "changed settings: \(names)",
        "Змінено налаштування: \(names)")
    case .restAdded(let days): say("added rest days \(days)", "Додано дні відпочинку \(days)")
    case .restRemoved(let days):
      say("removed rest days \(days)", "Прибрано дні відпочинку \(days)")
    case .retracted(let verb, let task):
      say(
        "took back \(participle(verb)) \(localizer.name(task))",
        "Скасовано запис в історії: \(ukrainian.lowercased(participle(verb))) \(localizer.name(task))"
      )
    case .mood(let phrase): phrase.text(in: Localizer(localizer.language))
    case .photo(let phrase): phrase.text(in: Localizer(localizer.language))
    case .device(let phrase): phrase.text(in: Localizer(localizer.language))
    case .habit(let phrase): phrase.text(in: Localizer(localizer.language))
    case .journal(let phrase): phrase.text(in: Localizer(localizer.language))
    case .zone(let phrase): phrase.text(in: Localizer(localizer.language))
    case .imported(let file): say("imported \(file)", "Імпортовано \(file)")
    case .recorded(let text): text
    }
  }

  private static func happened(_ verb: EditAction.TaskVerb, _ task: TaskName) -> String {
    say(
      english.happened(verb, task, localizer),
      "\(ukrainian.noun(verb)): \(localizer.name(task))")
  }
}

extension English {
  fileprivate func happened(
    _ verb: EditAction.TaskVerb, _ task: TaskName, _ localizer: Localizer
  ) -> String {
    let name = localizer.name(task)
    let was = task.isOne ? "was" : "were"
    return switch verb {
    case .unsnooze: "the snooze of \(name) ended"
    case .turn: "the turn of \(name) was given"
    case .dismiss: "\(name) \(was) left for another visit"
    case .decline: "the rule of \(name) \(was) kept"
    default: "\(name) \(was) \(ActionPhrase.participle(verb))"
    }
  }
}

extension Ukrainian {
  /// Returns what was done as a noun in the accusative.
  fileprivate func noun(_ verb: EditAction.TaskVerb) -> String {
    switch verb {
    case .add: "додавання"
    case .edit: "зміну"
    case .move: "перенесення"
    case .remove: "видалення"
    case .done: "виконання"
    case .skip: "пропуск"
    case .snooze: "відкладання"
    case .unsnooze: "кінець відкладання"
    case .pin: "закріплення"
    case .unpin: "відкріплення"
    case .decline: "відхилення пропозиції"
    case .turn: "передачу черги"
    case .dismiss: "«Не зараз»"
    }
  }

  fileprivate func lowercased(_ text: String) -> String {
    text.prefix(1).lowercased() + text.dropFirst()
  }
}
