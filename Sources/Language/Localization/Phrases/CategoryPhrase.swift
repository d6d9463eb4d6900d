package import Model

/// Categories of tasks, with the help of their commands.
package struct CategoryPhrase: AreaPhrase {
  package let texts: Texts

  package init(texts: Texts) { self.texts = texts }

  // MARK: Answers of the command line

  package static let noCategories = Self(
    "No categories yet. Add one: passby category add Work",
    "Категорій ще немає. Створіть першу: passby category add Робота")
  package static func added(_ name: String) -> Self {
    Self("Added category \(name).", "Додано категорію \(name).")
  }
  package static func changed(_ name: String) -> Self {
    Self("Changed category \(name).", "Змінено категорію \(name).")
  }
  package static func removed(_ name: String, tasks: Int) -> Self {
    Self(
      "Removed category \(name)."
        + (tasks == 0
          ? "" : " \(localizer.count(tasks, .task)) \(tasks == 1 ? "has" : "have") none now."),
      "Видалено категорію \(name)."
        + (tasks == 0 ? "" : " Без категорії тепер: \(localizer.count(tasks, .task))."))
  }

  // MARK: What is wrong with a category

  package static func noSuchCategory(_ text: String, suggestion: String?) -> Self {
    Self(
      "there is no category \(text).\(DatePhrase.question(suggestion)) \"passby category\" lists them all.",
      "категорії \(text) немає.\(DatePhrase.question(suggestion)) Усі категорії показує «passby category»."
    )
    .onPage(
      "There is no category \(text).\(DatePhrase.question(suggestion))",
      "Категорії \(text) немає.\(DatePhrase.question(suggestion))")
  }
  package static func nameTaken(_ name: String) -> Self {
    Self(
      "there is a category \(name) already: choose another name.",
      "категорія \(name) уже є: виберіть іншу назву.")
  }
  package static func notName(_ name: String) -> Self {
    Self(
      "\(name) cannot name a category: expected a word such as Work; none and other mean no category.",
      "\(name) не може бути назвою категорії: очікувалося слово, наприклад Робота; none та other "
        + "означають «без категорії».")
  }
  package static func notColor(subject: GivenValue) -> Self {
    Self(
      "\(localizer.given(subject)) is not a colour: expected # and three or six hexadecimal digits, such as #2f6fb0.",
      "\(localizer.given(subject)) не є кольором: очікувалося # і три або шість шістнадцяткових цифр, наприклад #2f6fb0."
    )
  }
  package static func notIcon(subject: GivenValue, known: [String], suggestion: String?) -> Self {
    Self(
      "\(localizer.given(subject)) is not an icon: expected one character, or one of \(known.joined(separator: ", "))."
        + DatePhrase.question(suggestion),
      "\(localizer.given(subject)) не є значком: очікувався один символ або одна з назв "
        + "\(known.joined(separator: ", ")).\(DatePhrase.question(suggestion))")
  }

  // MARK: Names

  package static func builtIn(_ builtIn: Category.BuiltIn) -> Self {
    switch builtIn {
    case .work: Self("Work", "Робота")
    case .study: Self("Study", "Навчання")
    case .personal: Self("Personal", "Особисте")
    case .home: Self("Home", "Дім")
    }
  }

  // MARK: The page of categories

  package static func tasks(_ number: Int) -> Self { Self(alike: localizer.count(number, .task)) }
  package static func removal(_ name: String, tasks: Int) -> Self {
    Self(
      tasks == 0
        ? "Delete “\(name)”? No task is sorted into it."
        : "Delete “\(name)”? \(tasks == 1 ? "Its task stays" : "Its \(localizer.count(tasks, .task)) stay"), without a category. What was done keeps it.",
      tasks == 0
        ? "Видалити «\(name)»? У ній немає завдань."
        : "Видалити «\(name)»? \(tasks == 1 ? "Її завдання залишиться" : "Її \(localizer.count(tasks, .task)) залишаться") без категорії. Виконане її зберігає."
    )
  }
  /// The heading of a page about a category.
  package static func heading(_ name: String) -> Self {
    Self("Category \(name)", "Категорія «\(name)»")
  }
  package static func edit(_ name: String) -> Self { Self("Edit \(name)", "Змінити «\(name)»") }
  package static func iconNamed(_ name: String) -> Self { Self(name, ukrainian.iconName(name)) }
  package static func newCategory(_ name: String) -> Self {
    Self("Added: \(name).", "Додано: \(name).")
  }
  package static func savedCategory(_ name: String) -> Self {
    Self("Saved: \(name).", "Збережено: \(name).")
  }
  package static func deletedCategory(_ name: String) -> Self {
    Self("Deleted: \(name).", "Видалено: \(name).")
  }
  package static func withoutCategoryNow(tasks: Int) -> Self {
    Self(
      "\(localizer.count(tasks, .task)) \(tasks == 1 ? "has" : "have") no category now.",
      "Без категорії тепер: \(localizer.count(tasks, .task)).")
  }

  // MARK: Help

  package static let help = Self(
    "List, add, change and remove categories.",
    "Показати, додати, змінити або видалити категорії.")
  package static let helpList = Self("List all categories.", "Показати всі категорії.")
  package static let helpAdd = Self("Add a category.", "Додати категорію.")
  package static let helpEdit = Self("Change a category.", "Змінити категорію.")
  package static let helpRemove = Self(
    "Remove a category; its tasks stay, without one.",
    "Видалити категорію; її завдання залишаться без категорії.")
  package static let helpName = Self("The category's name or number.", "Назва або номер категорії.")
  package static let helpColor = Self(
    "Its colour: # and three or six hexadecimal digits.",
    "Колір: # і три або шість шістнадцяткових цифр.")
  package static let helpIcon = Self(
    "Its icon: a name such as house or pill, or one character.",
    "Значок: назва, наприклад house чи pill, або один символ.")
}
