import Model

extension Ukrainian {
  package func text(_ phrase: CategoryPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    // Answers of the command line.
    case .noCategories: "Категорій ще немає. Створіть першу: passby category add Робота"
    case .added(let name): "Додано категорію \(name)."
    case .changed(let name): "Змінено категорію \(name)."
    case .removed(let name, let tasks):
      "Видалено категорію \(name)."
        + (tasks == 0 ? "" : " Без категорії тепер: \(count(tasks, .task)).")
    // What is wrong with a category.
    case .noSuchCategory(let text, let suggestion) where localizer.audience == .page:
      "Категорії \(text) немає.\(question(suggestion))"
    case .noSuchCategory(let text, let suggestion):
      "категорії \(text) немає.\(question(suggestion)) Усі категорії показує «passby category»."
    case .nameTaken(let name): "категорія \(name) уже є: виберіть іншу назву."
    case .notName(let name):
      "\(name) не може бути назвою категорії: очікувалося слово, наприклад Робота; none та other "
        + "означають «без категорії»."
    case .notColor(let subject):
      "\(localizer.given(subject)) не є кольором: очікувалося # і три або шість шістнадцяткових цифр, наприклад #2f6fb0."
    case .notIcon(let subject, let known, let suggestion):
      "\(localizer.given(subject)) не є значком: очікувався один символ або одна з назв "
        + "\(known.joined(separator: ", ")).\(question(suggestion))"
    // Names.
    case .builtIn(.work): "Робота"
    case .builtIn(.study): "Навчання"
    case .builtIn(.personal): "Особисте"
    case .builtIn(.home): "Дім"
    // The page of categories.
    case .tasks(let number): count(number, .task)
    case .removal(let name, 0): "Видалити «\(name)»? У ній немає завдань."
    case .removal(let name, let tasks):
      "Видалити «\(name)»? \(tasks == 1 ? "Її завдання залишиться" : "Її \(count(tasks, .task)) залишаться") без категорії. Виконане її зберігає."
    case .heading(let name): "Категорія «\(name)»"
    case .edit(let name): "Змінити «\(name)»"
    case .iconNamed(let name): iconName(name)
    case .newCategory(let name): "Додано: \(name)."
    case .savedCategory(let name): "Збережено: \(name)."
    case .deletedCategory(let name): "Видалено: \(name)."
    case .withoutCategoryNow(let tasks): "Без категорії тепер: \(count(tasks, .task))."
    // Help.
    case .help: "Показати, додати, змінити або видалити категорії."
    case .helpList: "Показати всі категорії."
    case .helpAdd: "Додати категорію."
    case .helpEdit: "Змінити категорію."
    case .helpRemove: "Видалити категорію; її завдання залишаться без категорії."
    case .helpName: "Назва або номер категорії."
    case .helpColor: "Колір: # і три або шість шістнадцяткових цифр."
    case .helpIcon: "Значок: назва, наприклад house чи pill, або один символ."
    }
  }
}
