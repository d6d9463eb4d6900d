/// Habits that count amounts, that go on, and that are done on some days (Y5, Y6).
extension JournalPhrase {
  /// How much of a goal: `5 of 8 glasses`, `3 cups, at most 2`; the unit is `nil` where there is
  /// none.
  package static func amount(_ amount: String, of goal: String, _ unit: String?, atMost: Bool)
    -> Self
  {
    let unit = unit.map { " " + $0 } ?? ""
    return atMost
      ? Self("\(amount)\(unit), at most \(goal)", "\(amount)\(unit), щонайбільше \(goal)")
      : Self("\(amount) of \(goal)\(unit)", "\(amount) з \(goal)\(unit)")
  }
  /// A goal: `8 glasses a day`.
  package static func goal(_ amount: String, _ unit: String?, atMost: Bool) -> Self {
    let unit = unit.map { " " + $0 } ?? ""
    return Self(
      "\(atMost ? "at most " : "")\(amount)\(unit) a day",
      "\(atMost ? "щонайбільше " : "")\(amount)\(unit) на день")
  }
  /// How often in the present week, month, or other number of days.
  package static func times(_ done: Int, of wanted: Int, in days: Int) -> Self {
    Self(
      "\(done) of \(wanted) \(english.present(days))",
      "\(done) з \(wanted) \(ukrainian.present(days))")
  }
  package static let everyDay = Self("every day", "щодня")
  /// How often: `3 times a week`.
  package static func frequency(_ times: Int, in days: Int) -> Self {
    Self(english.frequency(times, days), ukrainian.frequency(times, days))
  }
  /// The row of weeks, months, or other periods that were kept.
  package static func streak(_ length: Int, in days: Int) -> Self {
    Self(
      "streak \(english.periods(length, days))", "серія \(ukrainian.periods(length, days))")
  }
  package static func doneTimes(_ done: Int) -> Self { Self("\(done) done", "виконано \(done)") }
  package static func habitSince(_ date: String) -> Self { Self("since \(date)", "від \(date)") }
  package static func habitAddedForGood(_ name: String) -> Self {
    Self("Added the habit \(name).", "Додано звичку \(name).")
  }
  /// The amount in the box of a day as it is now.
  package static func habitCounted(_ name: String, date: String, _ amount: String) -> Self {
    Self("\(name) on \(date): \(amount).", "\(name), \(date): \(amount).")
  }

  // MARK: Errors

  package static func notGoal(_ value: String) -> Self {
    Self(
      "\(value) is no goal: expected a number above 0 with at most 3 decimals, and a unit or none, such as 8 glasses",
      "\(value) — не мета: очікується число, більше за 0, щонайбільше з 3 знаками після крапки, і одиниця або без неї, наприклад 8 склянок"
    )
    .onPage(
      "Write a number above 0, and a unit if you like: 8 glasses.",
      "Напишіть число, більше за 0, і, якщо хочете, одиницю: 8 склянок.")
  }
  package static func notAmount(_ value: String) -> Self {
    Self(
      "\(value) is no amount: expected a number from 0 with at most 3 decimals, such as 3 or 2.5",
      "\(value) — не кількість: очікується число від 0, щонайбільше з 3 знаками після крапки, наприклад 3 або 2.5"
    )
    .onPage("Write a number, such as 3 or 2.5.", "Напишіть число, наприклад 3 або 2.5.")
  }
  package static func tooMuch(_ value: String) -> Self {
    Self(
      "\(value) is too much: a day has at most 1000000000",
      "\(value) — забагато: на день щонайбільше 1000000000")
  }
  package static func noGoal(_ value: String, name: String) -> Self {
    Self(
      "\(value) is an amount, and \(name) has no goal: give it one with habit edit --goal, or tick it without a number",
      "\(value) — це кількість, а \(name) не має мети: задайте її через habit edit --goal або позначте без числа"
    )
    .onPage(
      "\(name) has no goal: it is ticked without a number.",
      "\(name) не має мети: позначте без числа.")
  }
  package static func unitWithoutGoal(_ value: String) -> Self {
    Self(
      "\(value) is a unit, and there is no goal: give the goal with a number",
      "\(value) — це одиниця, а мети немає: задайте мету числом")
  }
  package static func notUnit(_ value: String, most: Int) -> Self {
    Self(
      "\(value) is too long for a unit: expected at most \(most) characters",
      "\(value) — задовга одиниця: очікується не більше \(most) символів")
  }
  package static let atMostWithoutGoal = Self(
    "--at-most needs a goal: give it with --goal, such as --goal \"2 cups\"",
    "--at-most потребує мети: задайте її через --goal, наприклад --goal \"2 чашки\""
  )
  .onPage("Write the goal that is the most.", "Напишіть мету, якої не слід перевищувати.")
  package static func notHabitWeekdays(_ value: String) -> Self {
    Self(
      "\(value) names no days of the week: expected some such as mon,wed,fri",
      "\(value) — не дні тижня: очікується, наприклад, пн,ср,пт"
    )
    .onPage("Choose some days of the week.", "Виберіть дні тижня.")
  }
  package static func notHabitTimes(_ value: String) -> Self {
    Self(
      "\(value) is no number of times in a period: expected 1 to 7 a week, 1 to 28 a month, or 1 to N in N days, such as 3/week, 1/month or 3/8d",
      "\(value) — не кількість разів за період: очікується від 1 до 7 на тиждень, від 1 до 28 на місяць або від 1 до N за N днів, наприклад 3/week, 1/month або 3/8d"
    )
  }
  package static let daysAndTimes = Self(
    "--on and --times do not go together: a habit has days of the week, or a number of times",
    "--on і --times не поєднуються: звичка має або дні тижня, або кількість разів")
  package static func noBoxOn(_ name: String, date: String, days: String) -> Self {
    Self(
      "\(name) has no box on \(date): its days are \(days)",
      "\(name) не має клітинки на \(date): її дні — \(days)")
  }
  package static func boxBefore(_ name: String, date: String, from: String) -> Self {
    Self(
      "\(name) has no box on \(date): it begins on \(from)",
      "\(name) не має клітинки на \(date): звичка починається \(from)")
  }
  package static let amountTwice = Self(
    "the amount was given twice: use the argument or --set",
    "кількість вказано двічі: використайте аргумент або --set")

  // MARK: Help

  package static let helpHabitGoal = Self(
    "The amount for which a day is done, such as \"8 glasses\"; none takes it off.",
    "Кількість, за якої день виконано, наприклад «8 склянок»; none прибирає її.")
  package static let helpHabitAtMost = Self(
    "The goal is the most of a day: above it the day is missed.",
    "Мета — найбільше на день: понад неї день пропущено.")
  package static let helpHabitOn = Self(
    "Only on these days of the week, such as mon,wed,fri; none means every day.",
    "Лише в ці дні тижня, наприклад mon,wed,fri; none означає щодня.")
  package static let helpHabitTimes = Self(
    "So many times in a period, such as 3/week, 1/month or 3/8d; none means every day.",
    "Скільки разів за період, наприклад 3/week, 1/month або 3/8d; none означає щодня.")
  package static let helpBoxWords = Self(
    "How much to add, for a habit with a goal; 1 unless given. Or the day of the box.",
    "Скільки додати, для звички з метою; якщо не вказано — 1. Або день клітинки.")
  package static let helpBoxSet = Self(
    "How much it is now, for a habit with a goal.", "Скільки тепер, для звички з метою.")

  // MARK: Page

  package static func more(_ name: String) -> Self {
    Self("One more: \(name)", "На один більше: \(name)")
  }
  package static func less(_ name: String) -> Self {
    Self("One less: \(name)", "На один менше: \(name)")
  }
  package static func byNumber(_ name: String, _ amount: String) -> Self {
    Self("\(amount). Enter a number: \(name)", "\(amount). Ввести число: \(name)")
  }
}

extension English {
  fileprivate func present(_ days: Int) -> String {
    days == 7 ? "this week" : days == 30 ? "this month" : "in these \(days) days"
  }

  fileprivate func frequency(_ times: Int, _ days: Int) -> String {
    let count = times == 1 ? "once" : times == 2 ? "twice" : "\(times) times"
    return days == 7
      ? "\(count) a week" : days == 30 ? "\(count) a month" : "\(count) in \(days) days"
  }

  fileprivate func periods(_ number: Int, _ days: Int) -> String {
    let unit = days == 7 ? "week" : days == 30 ? "month" : "period"
    return "\(number) \(unit)\(number == 1 ? "" : "s")"
  }
}

extension Ukrainian {
  fileprivate func present(_ days: Int) -> String {
    days == 7 ? "цього тижня" : days == 30 ? "цього місяця" : "за ці \(count(days, .day))"
  }

  fileprivate func frequency(_ times: Int, _ days: Int) -> String {
    let number = Self.plural(times, one: "раз", few: "рази", many: "разів")
    let count = times == 1 ? "раз" : "\(times) \(number)"
    return days == 7
      ? "\(count) на тиждень"
      : days == 30 ? "\(count) на місяць" : "\(count) за \(self.count(days, .day))"
  }

  fileprivate func periods(_ number: Int, _ days: Int) -> String {
    let word =
      days == 7
      ? Self.plural(number, one: "тиждень", few: "тижні", many: "тижнів")
      : days == 30
        ? Self.plural(number, one: "місяць", few: "місяці", many: "місяців")
        : Self.plural(number, one: "період", few: "періоди", many: "періодів")
    return "\(number) \(word)"
  }
}
