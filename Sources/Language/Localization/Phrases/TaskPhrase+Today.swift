import Text

extension TaskPhrase {
  package static let headingHere = Self("Here", "Тут")
  package static let headingOverdue = Self("Overdue", "Прострочено")
  package static let headingToday = Self("Today", "Сьогодні")
  package static let headingOpen = Self("Open", "Відкриті")
  package static let headingLater = Self("Later today", "Пізніше сьогодні")
  package static let headingTomorrow = Self("Tomorrow", "Завтра")
  package static let headingAnytime = Self("Any time", "Будь-коли")
  package static let headingMissed = Self("Missed", "Пропущене")
  package static let headingSnoozed = Self("Snoozed", "Відкладені")
  package static let headingWaiting = Self("Later", "Пізніше")
  package static let headingResting = Self("Out of season", "Поза сезоном")
  package static let headingFinished = Self("Finished", "Завершені")
  package static let muchLonger = Self("much longer than usual", "набагато довше, ніж зазвичай")
  package static let headingLate = Self("Late", "Прострочені")
  package static let headingPass = Self("When you pass", "Дорогою")
  package static let headingDone = Self("Done", "Виконано")
  /// How many tasks are late, below the heading of Today.
  package static func countLate(_ count: Int) -> Self {
    let words = Ukrainian.plural(
      count, one: "прострочене", few: "прострочені", many: "прострочених")
    return Self("\(count) late", "\(count) \(words)")
  }
  /// How many tasks are of today, below the heading of Today.
  package static func countToday(_ count: Int) -> Self {
    Self("\(count) today", "\(count) сьогодні")
  }
  package static let nothingLeftToday = Self(
    "nothing left today", "на сьогодні нічого не лишилося")
  /// The first names of a list, and how many more there are: `Rent, Vitamins and 6 more`.
  package static func namedAndMore(_ names: [String], more: Int) -> Self {
    let named = names.joined(separator: ", ")
    return Self("\(named) and \(more) more", "\(named) і ще \(more)")
  }
  package static func showAllOf(_ count: Int) -> Self {
    Self("Show all \(count)", "Показати всі: \(count)")
  }
  /// The tasks of a place that were answered for this visit, or are snoozed.
  package static func leftForNow(_ count: Int) -> Self {
    Self("Left for now: \(count)", "Залишено на потім: \(count)")
  }
  /// The sentence about a word of an address that is no choice of its page.
  package static func notAChoice(_ word: String) -> Self {
    Self(
      "\(word.quoted) is not a choice here, so the usual list is shown.",
      "Вибору \(word.quoted) тут немає, тому показано звичайний список.")
  }
  /// How many tasks come later, such as `3 tasks`, and when the first of them is.
  package static func comeLater(_ tasks: String, next: String?) -> Self {
    Self(
      "Later: \(tasks)" + (next.map { ", the next one \($0)" } ?? "") + ".",
      ukrainian.ended("Згодом: \(tasks)" + (next.map { ", найближче: \($0)" } ?? "")))
  }
  package static let nothingLeft = Self(
    "Nothing is left for today.",
    "На сьогодні нічого не лишилося.")
  /// A quote with its author.
  package static func quote(_ words: String, author: String) -> Self {
    Self("“\(words)” — \(author)", "«\(words)» — \(author)")
  }
  package static func doneToday(_ number: Int) -> Self {
    Self("Done today: \(number)", "Виконано сьогодні: \(number)")
  }
}
