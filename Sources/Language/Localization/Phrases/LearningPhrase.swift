/// Texts about the rhythm that completions of a task show, and the proposal of another one (Y8).
package struct LearningPhrase: AreaPhrase {
  package let texts: Texts

  package init(texts: Texts) { self.texts = texts }

  /// The rhythm in which a task is done: `Usually after 11 weeks (10 to 13), mostly on Saturdays,
  /// at Vet`.
  package static func usually(
    _ span: TimeSpan, range: ClosedRange<Int>, weekday: Int?, place: String?
  ) -> Self {
    let isOne = range == span.number...span.number
    return Self(
      "Usually after \(localizer.span(span))"
        + (isOne ? "" : " (\(range.lowerBound) to \(range.upperBound))")
        + (weekday.map { ", mostly on \(days[$0])" } ?? "") + (place.map { ", at \($0)" } ?? ""),
      "Зазвичай через \(localizer.span(span))"
        + (isOne ? "" : " (від \(range.lowerBound) до \(range.upperBound))")
        + (weekday.map { ", здебільшого \(daysInUkrainian[$0])" } ?? "")
        + (place.map { ", місце: \($0)" } ?? ""))
  }

  private static let days = [
    "Sundays", "Mondays", "Tuesdays", "Wednesdays", "Thursdays", "Fridays", "Saturdays",
  ]
  private static let daysInUkrainian = [
    "в неділю", "у понеділок", "у вівторок", "у середу", "у четвер", "у п’ятницю", "у суботу",
  ]

  package static func question(_ every: String) -> Self {
    Self("every \(every)?", "кожні \(every)?")
  }
  /// The question about a rhythm in words: `Every 10 to 13 weeks?`.
  package static func inWords(_ rhythm: String) -> Self {
    Self("\(english.capitalized(rhythm))?", "\(ukrainian.capitalized(rhythm))?")
  }
  /// The answers by commands, below a proposal.
  package static func answers(_ task: Int64) -> Self {
    Self(
      "\"passby suggest \(task) --yes\" takes it, --no keeps the present rule",
      "«passby suggest \(task) --yes» приймає, --no лишає теперішнє правило")
  }
  package static let rowUsual = Self("learned", "помічено")
  package static let rowProposal = Self("proposal", "пропозиція")

  package static let none = Self(
    "Nothing to propose: the rules fit what is done.",
    "Пропозицій немає: правила відповідають тому, що робиться.")
  package static func nothingProposed(_ task: String) -> Self {
    Self("nothing is proposed for \(task)", "для \(task) нічого не запропоновано")
      .onPage("Nothing is proposed any more.", "Пропозиції вже немає.")
  }
  package static func kept(_ task: String) -> Self {
    Self(
      "Kept the rule of \(task): the same is not proposed again until it changes.",
      "Правило лишається: \(task). Того самого більше не буде запропоновано, доки воно не зміниться."
    )
  }
  package static let answerNeedsTask = Self(
    "--yes and --no need a task: passby suggest TASK --yes",
    "--yes і --no потребують завдання: passby suggest ЗАВДАННЯ --yes")
  package static let takeMissing = Self(
    "\"take\" is missing; true takes the proposal, false refuses it",
    "бракує \"take\"; true приймає пропозицію, false відхиляє")

  // MARK: Help

  package static let help = Self(
    "Proposes rhythms that fit how often tasks are really done",
    "Пропонує ритми, що відповідають тому, як часто завдання справді виконують")
  package static let helpDiscussion = Self(
    "From the last 12 times that a task was done, at least 5: if most gaps lie outside of its window, or more than a quarter beside its period, the middle half of the gaps is proposed. Nothing changes by itself.",
    "За останніми 12 виконаннями завдання, щонайменше 5: якщо більшість проміжків не вкладається у вікно або відхиляється від періоду більш як на чверть, пропонується середня половина проміжків. Саме собою нічого не змінюється."
  )
  package static let helpYes = Self("take the proposal", "прийняти пропозицію")
  package static let helpNo = Self(
    "refuse it; the same is not proposed again until the rule changes",
    "відхилити; того самого не буде запропоновано, доки правило не зміниться")
}
