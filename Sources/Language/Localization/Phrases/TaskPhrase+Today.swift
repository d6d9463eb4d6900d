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
  package static let headingFinished = Self("Finished", "Завершені")
  package static let muchLonger = Self("much longer than usual", "набагато довше, ніж зазвичай")
  package static func waitedForYou(_ count: Int) -> Self {
    Self("\(count) waited for you", "На вас чекають: \(count)")
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
