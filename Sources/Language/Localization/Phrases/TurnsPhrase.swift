/// Turns: whose turn a task is, and who did it, with the help of their options.
package struct TurnsPhrase: AreaPhrase {
  package let texts: Texts

  package init(texts: Texts) { self.texts = texts }

  // MARK: Problems

  package static let notWithFor = Self(
    "--turns and --for exclude each other: a task with turns is for whose turn it is",
    "--turns і --for виключають одне одного: завдання з чергою — для того, чия черга"
  )
  .onPage(
    "A task with turns is for whose turn it is: choose nobody under For.",
    "Завдання з чергою — для того, чия черга: нікого не вибирайте в полі «Для кого».")
  package static let forFollows = Self(
    "the task has turns, and is for whose turn it is: passby turn gives the turn, --turns none ends the turns",
    "завдання має чергу й призначене тому, чия черга: передати її — passby turn, скасувати — --turns none"
  )
  .onPage(
    "The task has turns, and is for whose turn it is.",
    "Завдання має чергу й призначене тому, чия черга.")
  package static func notAnOrder(subject: GivenValue, most: Int) -> Self {
    Self(
      "\(localizer.given(subject)) is no order of persons: expected names with commas, such as anna,ben,me, at most \(most).",
      "\(localizer.given(subject)) не є черговістю: очікувалися імена через кому, наприклад anna,ben,me, щонайбільше \(most)."
    )
  }
  package static func onePerson(subject: GivenValue) -> Self {
    Self(
      "\(localizer.given(subject)) is one person alone: expected two at least, such as anna,ben. For one person there is --for.",
      "\(localizer.given(subject)) — лише одна особа: очікувалося щонайменше дві, наприклад anna,ben. Для однієї є --for."
    )
    .onPage(
      "\(localizer.given(subject)) is one person alone: turns need two at least.",
      "\(localizer.given(subject)) — лише одна особа: для черги потрібно щонайменше дві.")
  }
  package static let choiceWithoutTurns = Self(
    "--turns-by needs turns: add --turns anna,ben",
    "для --turns-by потрібна черга: додайте --turns anna,ben"
  )
  .onPage("This needs turns: name two persons.", "Для цього потрібна черга: назвіть дві особи.")
  /// `turn` for a task, as `3 "Dishes"`, that has none.
  package static func noTurns(_ task: String) -> Self {
    Self(
      "\(task) has no turns: give it an order with passby edit --turns anna,ben",
      "\(task) не має черги: задайте її через passby edit --turns anna,ben"
    )
    .onPage("\(task) has no turns.", "\(task) не має черги.")
  }
  /// The quoted name of a person who is not in an order.
  package static func notInOrder(_ person: String, order: String) -> Self {
    Self(
      "\(person) is not in the order of turns: \(order).",
      "Особи \(person) немає в черзі: \(order).")
  }
  package static let moodOfAnother = Self(
    "a mood is your own, and another did the task: leave out --mood, or say --by me",
    "настрій — ваш власний, а завдання виконали не ви: не вказуйте --mood або додайте --by me"
  )
  .onPage(
    "A mood is your own, and another did the task.",
    "Настрій — ваш власний, а завдання виконали не ви.")
  package static let onlyOneself = Self(
    "on a person's page only that person is who did it",
    "на сторінці особи виконавцем може бути лише вона")

  // MARK: Answers

  /// Who did it, where that was another, and whose turn it is now.
  package static func doneBy(_ person: String?, next: String?) -> Self {
    Self(
      [person.map { "By \($0)." }, next.map { "Turn: \($0)." }].compactMap(\.self)
        .joined(separator: " "),
      [person.map { "Хто: \($0)." }, next.map { "Черга: \($0)." }].compactMap(\.self)
        .joined(separator: " "))
  }
  package static func given(_ task: String, to person: String) -> Self {
    Self("\(task). Turn: \(person).", "\(task). Черга: \(person).")
  }

  // MARK: Rows

  package static let row = Self("turns", "черговість").onPage("Turns", "Черговість")
  package static let rowTurn = Self("turn", "черга").onPage("Whose turn", "Чия черга")
  package static let rowChoice = Self("next turn", "наступна черга")
    .onPage("Next turn", "Наступна черга")
  /// An order of which the next is who has done it least often.
  package static func leastFirst(_ order: String) -> Self {
    Self("\(order); who did it least often is next", "\(order); далі той, хто робив найрідше")
  }
  /// The person whose turn a task is, in its row.
  package static func turn(_ person: String) -> Self {
    Self("turn: \(person)", "черга: \(person)")
  }
  /// The numbers of a person in a period.
  package static func didInPeriod(done: Int, late: Int, points: Int) -> Self {
    Self(
      "\(done) done" + (late > 0 ? ", \(late) late" : "") + ", \(points) points",
      "виконано \(done)" + (late > 0 ? ", із запізненням \(late)" : "") + ", балів \(points)")
  }

  // MARK: The form and the page of a task

  package static let formHint = Self(
    "Names in their order, with commas: anna, ben, me. The task is for whose turn it is.",
    "Імена по черзі через кому: anna, ben, me. Завдання — для того, чия черга.")
  package static let byOrder = Self("In the order", "За порядком")
  package static let byLeast = Self("Who did it least often", "Хто робив найрідше")
  package static let doneByWhoseTurn = Self("Whose turn it is", "Чия черга")
  package static let doneByLabel = Self("Who did it", "Хто виконав")
  package static let giveTurn = Self("Give the turn", "Передати чергу")
  package static let giveTurnTo = Self("To", "Кому")

  // MARK: Help

  package static let helpTurns = Self(
    "Who does it in turn, in this order: anna,ben,me; it is for whose turn it is. none ends that.",
    "Хто виконує по черзі, у цьому порядку: anna,ben,me; завдання — для того, чия черга. none скасовує."
  )
  package static let helpTurnsBy = Self(
    "Who is next: order, or least, who did it least often in the last twelve months.",
    "Хто наступний: order (за порядком) або least (хто робив найрідше за останні дванадцять місяців)."
  )
  package static let helpTurn = Self(
    "Give the turn of a task to a person of its order.",
    "Передати чергу в завданні особі з його черговості.")
  package static let helpTurnPerson = Self(
    "Whose turn it is from now on.", "Чия черга відтепер.")
  package static let helpDoneBy = Self(
    "Who did it; without it, whose turn it was.",
    "Хто виконав; без цього — той, чия була черга.")
  package static let helpStatsBy = Self(
    "Also count by person.",
    "Підрахувати також за особами.")
}
