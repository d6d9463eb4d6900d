import Model

extension Ukrainian {
  /// Returns the text of a phrase.
  public func text(_ phrase: ActionPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .plannedToday(let count): "Заплановано на сьогодні: \(count)."
    case .movedToWeek(let count, let left):
      "Перенесено на цей тиждень: \(count)." + (left > 0 ? " Залишається: \(left)." : "")
    case .skippedOverdue(let count): "Пропущено: \(count)."
    // Answers of the command line.
    case .added(let task, let prospects):
      "Додано \(task): \(prospects)."
    case .wouldAdd(let task, let prospects):
      "Буде додано \(task): \(prospects)."
    case .read(let answer, let parts): "\(answer) Прочитано: \(parts.joined(separator: ", "))"
    case .unread(let words, let command):
      "Не прочитано, лишилося в назві: \(words.joined(separator: ", "))."
        + (command.map { " Щоб змінити: \($0)" } ?? "")
    case .whichIsDone(let call): "яке завдання виконано? Вкажіть номер або назву: \(call)"
    case .nothingCanBeDone:
      "яке завдання виконано? Зараз немає відкритих; «passby list» показує, що попереду."
    case .severalTimes(let times): "О \(localizer.list(times))."
    case .silentHere(let place):
      "Ви зараз у місці \(place): до наступного візиту нагадувань тут не буде."
    case .done(let task, let prospects):
      "Виконано \(task): \(prospects)."
    case .doneFinished(let task):
      "Виконано \(task): завершено."
    case .countsFor(let moment): ended("Зараховано за \(moment)")
    case .skipped(let task, let prospects):
      "Пропущено \(task): \(prospects)."
    case .skippedFinished(let task):
      "Пропущено \(task): завершено."
    case .nothingToChange(let label):
      "Змінювати нічого: \(label)."
    case .nothingToChangeStanding(let task, let standing):
      ended("Змінювати нічого: \(task), \(standing)")
    case .renamed(let id, let name):
      "Завдання \(id) перейменовано на \(name)."
    case .changed(let task, let was, let now):
      was == now ? "Змінено \(task): \(now)." : "Змінено \(task): було \(was); тепер \(now)."
    case .moved(let task, let to, let from):
      "Перенесено \(task) на \(to) (було \(from))."
    case .removed(let task):
      "Вилучено \(task). Повернути: «passby undo»."
    case .snoozedUntil(let task, let moment, let standing):
      ended("Відкладено \(task) до \(moment); \(standing)")
    case .snoozedUntilVisit(let task, let standing):
      ended("Відкладено \(task) до наступного візиту; \(standing)")
    case .snoozedUntilLeaving(let task, let standing):
      ended("Відкладено \(task), доки ви не підете; \(standing)")
    case .snoozeEnded(let task, let standing):
      ended("Відкладення скасовано: \(task) \(standing)")
    // Steps of the undo log.
    case .did(.dismiss, let task, _):
      "Не зараз: \(task). До наступного візиту нагадування тут не буде."
    case .did(let verb, let task, let standing):
      "\(verb == .edit ? "Збережено" : participle(verb)): \(task)."
        + sentence(standing, localizer)
    case .unchanged(let task, let standing):
      "Без змін: \(task)." + sentence(standing, localizer)
    case .snoozed(let task, let end, let clock):
      ended("\(task): відкладено \(until(end, on: clock, localizer))")
    case .taken(.task(let verb, let task)) where localizer.audience == .page:
      "\(participle(verb)): \(localizer.name(task))."
    case .taken(.retracted(let verb, let task)) where localizer.audience == .page:
      "Скасовано \(noun(verb)): \(localizer.name(task))."
    case .taken(let step): ended(words(step, localizer))
    case .undone(.task(.remove, let task)) where localizer.audience == .page:
      "Відновлено: \(localizer.name(task))."
    case .undone(.retracted(let verb, let task)) where localizer.audience == .page:
      "Повернено \(noun(verb)): \(localizer.name(task))."
    case .undone(.task(let verb, let task)) where localizer.audience == .page:
      "Скасовано \(noun(verb)): \(localizer.name(task))."
    case .undone(.task(.remove, let task)): "Відновлено: \(localizer.name(task))."
    case .undone(.placeRemoved(let place)): "Відновлено: місце \(place)."
    case .undone(.categoryRemoved(let category)): "Відновлено: категорію \(category)."
    case .undone(let step): "Скасовано: \(lowercased(words(step, localizer)))."
    case .redone(.task(let verb, let task)) where localizer.audience == .page:
      "Повторено \(noun(verb)): \(localizer.name(task))."
    case .redone(.retracted(let verb, let task)) where localizer.audience == .page:
      "Скасовано \(noun(verb)): \(localizer.name(task))."
    case .redone(let step): "Повторено: \(lowercased(words(step, localizer)))."
    // Remarks.
    case .snoozeOver: "Відкладення скасовано."
    case .silentAnyway(let opens):
      ended("Нагадувань і так не буде до \(localizer.moment(opens))")
    // Remarks.
    case .doneAlready(let name, let moment): ended("\(name): уже виконано, \(moment)")
    }
  }

  /// Returns what was done as a noun in the accusative: `виконання`.
  private func noun(_ verb: EditAction.TaskVerb) -> String {
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
    case .dismiss: "«Не зараз»"
    }
  }

  private func participle(_ verb: EditAction.TaskVerb) -> String {
    switch verb {
    case .add: "Додано"
    case .edit: "Змінено"
    case .move: "Перенесено"
    case .remove: "Видалено"
    case .done: "Виконано"
    case .skip: "Пропущено"
    case .snooze: "Відкладено"
    case .unsnooze: "Більше не відкладено"
    case .pin: "Закріплено"
    case .unpin: "Відкріплено"
    case .dismiss: "Залишено на інший візит"
    }
  }

  private func words(_ step: StepWords, _ localizer: Localizer) -> String {
    switch step {
    case .task(let verb, let task): "\(participle(verb)) \(localizer.name(task))"
    case .placeAdded(let place): "Додано місце \(place)"
    case .placeChanged(let place): "Змінено місце \(place)"
    case .placeRemoved(let place): "Видалено місце \(place)"
    case .categoryAdded(let category): "Додано категорію \(category)"
    case .categoryChanged(let category): "Змінено категорію \(category)"
    case .categoryRemoved(let category): "Видалено категорію \(category)"
    case .paused: "Призупинено всі нагадування"
    case .pauseEnded: "Завершено паузу"
    case .settingsChanged(let names): "Змінено налаштування: \(names)"
    case .restAdded(let days): "Додано дні відпочинку \(days)"
    case .restRemoved(let days): "Прибрано дні відпочинку \(days)"
    case .retracted(let verb, let task):
      "Скасовано запис в історії: \(lowercased(participle(verb))) \(localizer.name(task))"
    case .mood(let phrase): text(phrase, Localizer(self))
    case .photo(let phrase): text(phrase, Localizer(self))
    case .device(let phrase): text(phrase, Localizer(self))
    case .habit(let phrase): text(phrase, Localizer(self))
    case .journal(let phrase): text(phrase, Localizer(self))
    case .imported(let file): "Імпортовано \(file)"
    case .recorded(let text): text
    }
  }

  private func sentence(_ standing: TaskStanding?, _ localizer: Localizer) -> String {
    switch standing {
    case nil, .finished?: ""
    case let standing?: " \(capitalized(text(.brief(standing), localizer)))."
    }
  }

  /// Returns a text with a capital letter at its beginning.
  func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }

  private func lowercased(_ text: String) -> String {
    text.prefix(1).lowercased() + text.dropFirst()
  }
}
