import Model

extension Ukrainian {
  package func text(_ phrase: ActionPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .plannedToday(let count): "Заплановано на сьогодні: \(count)."
    case .movedToWeek(let count, let left):
      "Перенесено на цей тиждень: \(count)." + (left > 0 ? " Залишається: \(left)." : "")
    case .skippedOverdue(let count): "Пропущено: \(count)."
    // Answers of the command line.
    case .added(let task, let when): ended("Додано \(task)\(colon(when))")
    case .wouldAdd(let task, let when): ended("Буде додано \(task)\(colon(when))")
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
    case .done(let task, let when): ended("Виконано \(task)\(colon(when))")
    case .doneFinished(let task):
      "Виконано \(task): завершено."
    case .countsFor(let moment): ended("Зараховано за \(moment)")
    case .clockIsBehind(let moment):
      "Годинник комп’ютера, мабуть, помиляється: останній запис має час \(moment), це пізніше, ніж зараз. Завдання, виконане тоді, далі не зсувається. Годинник перевіряє \"passby doctor\"."
    case .skipped(let task, let when): ended("Пропущено \(task)\(colon(when))")
    case .skippedFinished(let task):
      "Пропущено \(task): завершено."
    case .nothingToChange(let label, let when):
      ended("Змінювати нічого: \(label)\(behind(when))")
    case .renamed(let id, let name):
      "Завдання \(id) перейменовано на \(name)."
    case .changed(let task, let was, let now) where was == now:
      ended("Змінено \(task)\(colon(now))")
    case .changed(let task, let was?, let now):
      ended("Змінено \(task): було \(was); тепер \(now ?? "без дати")")
    case .changed(let task, nil, let now):
      ended("Змінено \(task): тепер \(now ?? "без дати")")
    case .moved(let task, let to, let from):
      ended("Перенесено \(task)\(colon(to))" + (from.map { " (було \($0))" } ?? ""))
    case .removed(let task):
      "Вилучено \(task). Повернути: «passby undo»."
    case .snoozedUntil(let task, let moment, let when):
      ended("Відкладено \(task) до \(moment)\(behind(when))")
    case .snoozedUntilVisit(let task, let when):
      ended("Відкладено \(task) до наступного візиту\(behind(when))")
    case .snoozedUntilLeaving(let task, let when):
      ended("Відкладено \(task), доки ви не підете\(behind(when))")
    case .snoozeEnded(let task, let when):
      ended("Відкладення скасовано: \(task)\(behind(when))")
    // Steps of the undo log.
    case .did(.dismiss, let task, _):
      "Не зараз: \(task). До наступного візиту нагадування тут не буде."
    case .did(let verb, let task, let when):
      "\(verb == .edit ? "Збережено" : participle(verb)): \(task)." + sentence(when)
    case .unchanged(let task, let when): "Без змін: \(task)." + sentence(when)
    case .stepAndWhen(let step, let when): step + sentence(when)
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

  private func colon(_ when: String?) -> String { when.map { ": \($0)" } ?? "" }

  private func behind(_ when: String?) -> String { when.map { "; \($0)" } ?? "" }

  private func sentence(_ when: String?) -> String {
    when.map { " " + ended(capitalized($0)) } ?? ""
  }

  /// Returns a text with a capital letter at its beginning.
  func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }

  private func lowercased(_ text: String) -> String {
    text.prefix(1).lowercased() + text.dropFirst()
  }
}
