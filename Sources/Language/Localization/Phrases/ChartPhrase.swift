/// Charts: what is refused, and the sentences that sum them up.
package struct ChartPhrase: AreaPhrase {
  package let texts: Texts

  package init(texts: Texts) { self.texts = texts }

  // MARK: Refusals

  package static func noSuchChart(_ name: String, known: [String]) -> Self {
    Self(
      "there is no chart \(name): expected \(localizer.alternatives(known))",
      "немає діаграми \(name): очікується \(localizer.alternatives(known))")
  }
  package static func valueNeeded(chart: String, parameter: String) -> Self {
    Self(
      "the chart \(chart) needs \(parameter): add \(parameter)= with a number or a name",
      "діаграмі \(chart) потрібне значення \(parameter): додайте \(parameter)= з номером чи назвою")
  }
  package static func notNumber(_ value: String, parameter: String, expected: String) -> Self {
    Self(
      "\(value) is no value of \(parameter): expected \(expected)",
      "\(value) не підходить для \(parameter): очікується \(expected)")
  }
  package static func notYearSubject(_ value: String) -> Self {
    Self(
      "a year cannot be of \(value): expected mood, marks, done, or habit: with a number, such as habit:3",
      "рік не може показувати \(value): очікується mood, marks, done або habit: з номером, наприклад habit:3"
    )
  }

  // MARK: Sums

  package static let nothing = Self("Nothing in this period.", "За цей період нічого немає.")
  package static let gap = Self("nothing noted", "нічого не записано")
  package static func done(_ done: Int, before: Int?, days: Int) -> Self {
    Self(
      "\(done) done"
        + (before.map { "; \($0) in the \(localizer.count(days, .day)) before" } ?? "") + ".",
      "Виконано: \(done)"
        + (before.map { "; за попередні \(localizer.count(days, .day)): \($0)" } ?? "") + ".")
  }
  package static func onTime(_ share: String?, before: String?) -> Self {
    switch share {
    case nil: Self("Nothing was due or done.", "Нічого не треба було робити, і нічого не зроблено.")
    case let share?:
      Self(
        "\(share) on time" + (before.map { "; \($0) in the period before" } ?? "") + ".",
        "Вчасно: \(share)" + (before.map { "; за попередній період: \($0)" } ?? "") + ".")
    }
  }
  package static func moods(word: String, average: String, days: Int) -> Self {
    Self(
      "Mostly \(word): \(average) of 4 on \(localizer.count(days, .day)).",
      "Переважно \(word): \(average) з 4; днів із записами: \(days).")
  }
  package static func bestAndWorst(
    best: String, bestMood: String, worst: String, worstMood: String
  ) -> Self {
    Self(
      "Best: \(best), \(bestMood). Lowest: \(worst), \(worstMood).",
      "Найкраще: \(best), \(bestMood). Найгірше: \(worst), \(worstMood).")
  }
  /// The mean moods of days with a thing and of days without it, and on how many days each is.
  package static func compared(
    name: String, with: (mood: Double, days: Int), without: (mood: Double, days: Int)
  ) -> Self {
    let numbers = comparedNumbers(with, without)
    return switch (hundredths(with.mood), hundredths(without.mood)) {
    case (let one, let other) where one > other:
      Self(
        "Better on days with \(name): \(numbers)", "Краще в дні, коли є «\(name)»: \(numbers)")
    case (let one, let other) where one < other:
      Self(
        "Better on days without \(name): \(numbers)",
        "Краще в дні, коли немає «\(name)»: \(numbers)")
    default:
      Self(
        "The same with and without \(name): \(numbers)",
        "Однаково з «\(name)» і без: \(numbers)")
    }
  }
  /// The mean moods of days of rest and of others, and on how many days each is.
  package static func comparedRest(
    with: (mood: Double, days: Int), without: (mood: Double, days: Int)
  ) -> Self {
    let numbers = comparedNumbers(with, without)
    return switch (hundredths(with.mood), hundredths(without.mood)) {
    case (let one, let other) where one > other:
      Self("Better on rest days: \(numbers)", "Краще в дні відпочинку: \(numbers)")
    case (let one, let other) where one < other:
      Self("Better on other days: \(numbers)", "Краще не в дні відпочинку: \(numbers)")
    default:
      Self(
        "Rest days are like the others: \(numbers)",
        "Дні відпочинку такі самі, як решта: \(numbers)")
    }
  }
  private static func hundredths(_ mood: Double) -> Int { Int((mood * 100).rounded()) }
  private static func comparedNumbers(
    _ with: (mood: Double, days: Int), _ without: (mood: Double, days: Int)
  ) -> String {
    let (one, other) = (
      localizer.number(with.mood, decimals: 2), localizer.number(without.mood, decimals: 2)
    )
    return say(
      "\(one) on \(localizer.count(with.days, .day)), \(other) on \(without.days) without.",
      "\(one) (\(localizer.count(with.days, .day))), без — \(other) (\(without.days)).")
  }
  package static func comparesFrom(_ days: Int) -> Self {
    Self(
      "A habit is compared once \(days) days with it and \(days) without it have a mood.",
      "Звичку порівнюємо, коли настрій записано щонайменше за \(localizer.count(days, .day)) з нею та стільки ж без неї."
    )
  }
  package static func intervals(median: String, early: Int?, within: Int, late: Int) -> Self {
    Self(
      "Median \(median). " + (early.map { "\($0) early, " } ?? "")
        + "\(within) in time, \(late) late.",
      "Медіана: \(median). " + (early.map { "Рано: \($0), вчасно" } ?? "Вчасно")
        + ": \(within), пізно: \(late).")
  }
  package static let noIntervals = Self(
    "After the second time this shows how long it usually takes.",
    "Після другого разу тут буде видно, скільки часу зазвичай минає.")
  package static func sinceLast(_ length: String) -> Self {
    Self("\(length) since the last time.", "Від останнього разу минуло: \(length).")
  }
  package static func visits(_ number: Int) -> Self {
    Self(number == 1 ? "1 visit." : "\(number) visits.", "Відвідувань: \(number).")
  }
  package static func strength(_ share: String) -> Self {
    Self("Strength \(share).", "Сила: \(share).")
  }
  package static func longestRow(_ days: Int) -> Self {
    Self(
      "Longest: \(localizer.count(days, .day)).",
      "Найдовше поспіль: \(localizer.count(days, .day)).")
  }
  package static func timeline(tasks: Int, weeks: Int) -> Self {
    Self(
      "\(localizer.count(tasks, .task)), \(localizer.count(weeks, .week)) back and ahead.",
      "\(localizer.count(tasks, .task)), по \(localizer.count(weeks, .week)) назад і вперед.")
  }
  package static func year(_ year: String, days: Int) -> Self {
    Self(
      "\(year): \(localizer.count(days, .day)) with a value.",
      "\(year): днів зі значенням — \(days).")
  }
  package static func week(_ number: Int) -> Self { Self("W\(number)", "Т\(number)") }
  package static func busiest(weekday: String, from: String, to: String) -> Self {
    Self("Most on \(weekday), \(from)–\(to).", "Найчастіше: \(weekday), \(from)–\(to).")
  }
  package static func doneOn(_ day: String, times: Int) -> Self {
    Self(
      times == 1 ? "done: \(day)" : "done \(times) times: \(day)",
      times == 1 ? "виконано: \(day)" : "виконано (\(times) р.): \(day)")
  }
  package static func opensOn(_ day: String) -> Self { Self("opens \(day)", "відкриється \(day)") }
  package static func dueOn(_ day: String) -> Self { Self("due \(day)", "термін \(day)") }
  package static func nextOn(_ day: String) -> Self {
    Self("then due \(day)", "наступний термін \(day)")
  }
  package static func mood(_ number: String, word: String) -> Self {
    Self(alike: "\(number) (\(word))")
  }
  package static func moreInTable(_ number: Int) -> Self {
    Self("\(number) more below, in Numbers.", "Ще \(number) нижче, у розділі «Числа».")
  }
}
