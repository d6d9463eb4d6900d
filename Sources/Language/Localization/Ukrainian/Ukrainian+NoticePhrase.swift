extension Ukrainian {
  /// Returns the text of a phrase.
  public func text(_ phrase: NoticePhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .noRestDays: "Днів відпочинку немає."
    case .restAlready: "Без змін: це вже дні відпочинку."
    case .restNotThere: "Без змін: серед цих днів немає днів відпочинку."
    case .restDaysMissing: "Для --remove потрібні дні: passby rest 2026-12-24 --remove"
    case .restOfPause(let days): ended("Дні відпочинку: \(days)")
    case .sameName(let label, let undo):
      "Уже є завдання \(label); додано ще одне. Якщо це помилка: \(undo)"
    case .sameNameOnPage(let name, let standing):
      "Уже є завдання «\(name)»: \(standing). Додати ще одне?"
    case .rowTiming: "Час"
    case .rowPoints: "Бали"
    case .fixed: "точно в цей час"
    case .flexible: "коли зручно"
    case .points(let number): count(number, .point)
    case .note(let text): "«\(text)»"
    case .categoryTasks(let number): count(number, .task)
    case .categoryRemoval(let name, 0): "Видалити «\(name)»? У ній немає завдань."
    case .categoryRemoval(let name, let tasks):
      "Видалити «\(name)»? \(tasks == 1 ? "Її завдання залишиться" : "Її \(count(tasks, .task)) залишаться") без категорії. Виконане її зберігає."
    case .takeBackEntry(let entry): "Скасувати: \(entry)"
    case .category(let name): "Категорія «\(name)»"
    case .change(let name): "Змінити «\(name)»"
    case .iconNamed(let name): iconName(name)
    case .categoryAdded(let name): "Додано: \(name)."
    case .categorySaved(let name): "Збережено: \(name)."
    case .withoutCategoryNow(let tasks): "Без категорії тепер: \(count(tasks, .task))."
    case .categoryDeleted(let name): "Видалено: \(name)."
    }
  }

  private func iconName(_ name: String) -> String {
    switch name {
    case "bag": "сумка"
    case "bell": "дзвінок"
    case "bicycle": "велосипед"
    case "book": "книга"
    case "briefcase": "портфель"
    case "brush": "пензель"
    case "bus": "автобус"
    case "camera": "камера"
    case "car": "автомобіль"
    case "cart": "візок"
    case "cat": "кіт"
    case "cup": "чашка"
    case "dog": "собака"
    case "flag": "прапор"
    case "gift": "подарунок"
    case "heart": "серце"
    case "house": "дім"
    case "key": "ключ"
    case "leaf": "листок"
    case "letter": "лист"
    case "music": "музика"
    case "people": "люди"
    case "phone": "телефон"
    case "pill": "ліки"
    case "plane": "літак"
    case "star": "зірка"
    case "sun": "сонце"
    case "tool": "інструмент"
    default: name
    }
  }
}
