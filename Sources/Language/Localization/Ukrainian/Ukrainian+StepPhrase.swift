import Model

extension Ukrainian {
  /// Returns the text of a phrase.
  public func text(_ phrase: StepPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .did(.dismiss, let task, _):
      "Не зараз: \(task). До наступного візиту нагадування тут не буде."
    case .did(let verb, let task, let standing):
      "\(verb == .edit ? "Збережено" : participle(verb)): \(task)."
        + sentence(standing, localizer)
    case .unchanged(let task, let standing):
      "Без змін: \(task)." + sentence(standing, localizer)
    case .snoozed(let task, let end): "\(task): відкладено \(until(end, localizer))."
    case .taken(let step): "\(words(step))."
    case .undone(.task(.remove, let task)): "Відновлено: \(task)."
    case .undone(.placeRemoved(let place)): "Відновлено: місце \(place)."
    case .undone(.categoryRemoved(let category)): "Відновлено: категорію \(category)."
    case .undone(let step): "Скасовано: \(lowercased(words(step)))."
    case .redone(let step): "Повторено: \(lowercased(words(step)))."
    case .takenOnPage(.task(let verb, let task)): "\(participle(verb)): \(task)."
    case .takenOnPage(.retracted(let verb, let task)): "Скасовано \(noun(verb)): \(task)."
    case .takenOnPage(let step): text(.taken(step), localizer)
    case .undoneOnPage(.task(.remove, let task)): "Відновлено: \(task)."
    case .undoneOnPage(.retracted(let verb, let task)): "Повернено \(noun(verb)): \(task)."
    case .undoneOnPage(.task(let verb, let task)): "Скасовано \(noun(verb)): \(task)."
    case .undoneOnPage(let step): text(.undone(step), localizer)
    case .redoneOnPage(.task(let verb, let task)): "Повторено \(noun(verb)): \(task)."
    case .redoneOnPage(.retracted(let verb, let task)): "Скасовано \(noun(verb)): \(task)."
    case .redoneOnPage(let step): text(.redone(step), localizer)
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

  private func words(_ step: StepWords) -> String {
    switch step {
    case .task(let verb, let task): "\(participle(verb)) \(task)"
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
      "Скасовано запис в історії: \(lowercased(participle(verb))) \(task)"
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
