import Foundation
package import Model
import Regions
import Text

extension HistoryPhrase {
  /// A task, as `3 "Cat medicine"`, and when it is; when it opens, if that is another moment to
  /// come.
  package static func stands(task: String, _ when: TaskWhen?, opens: RelativeTime?) -> Self {
    Self(
      when.map { when in
        "\(task): \(TaskPhrase.whenAndHowFar(when).text)."
          + (opens.map { " It opens \(localizer.when($0))." } ?? "")
      } ?? "\(task) can be done at any time.",
      when.map { when in
        ukrainian.ended("\(task): \(TaskPhrase.whenAndHowFar(when).text)")
          + (opens.map { " " + ukrainian.ended("Відкриється \(localizer.when($0))") } ?? "")
      } ?? "\(task): можна виконати будь-коли.")
  }
  package static func isFinished(task: String) -> Self {
    Self("\(task) is finished.", "\(task): завершено.")
  }
  package static let nothingLeft = Self(
    "Nothing is left to do, so there will be no more reminders.",
    "Більше нічого робити, тож нагадувань не буде.")
  package static func neverReminds(task: Int) -> Self {
    Self(
      "It has neither a place nor a date, so it never reminds you: passby edit \(task) "
        + "--place NAME, or --due INSTANT.",
      "Завдання не має ні місця, ні дати, тож ніколи не нагадує: passby edit \(task) "
        + "--place НАЗВА або --due ЧАС."
    )
    .onPage(
      "It has neither a place nor a date, so it never reminds you.",
      "Завдання не має ні місця, ні дати, тож ніколи не нагадує.")
  }
  package static let noMoreReminders = Self(
    "It has reminded you for this time. Snooze it to be reminded once more.",
    "Цього разу нагадування вже було. Відкладіть завдання, щоб нагадало ще раз.")
  package static func noLeads(task: Int) -> Self {
    Self(
      "It reminds at no time. To change that: passby edit \(task) --remind default",
      "Не нагадує за часом. Щоб змінити це: passby edit \(task) --remind default"
    )
    .onPage("It reminds at no time.", "Не нагадує за часом.")
  }
  package static func remindsOnVisit(
    _ visit: VisitCondition, from opens: RelativeTime?, _ time: TimeCondition?
  ) -> Self {
    Self(
      "It will remind you " + english.condition(visit, from: opens, localizer)
        + (time.map { ", and \(english.condition($0, localizer))" } ?? "") + ".",
      "Нагадає " + ukrainian.condition(visit, from: opens, localizer)
        + (time.map { ", а також \(ukrainian.condition($0, localizer))" } ?? "") + ".")
  }
  package static func reminds(_ time: TimeCondition) -> Self {
    Self(
      "It will remind you \(english.condition(time, localizer)).",
      ukrainian.ended("Нагадає \(ukrainian.condition(time, localizer))"))
  }
  package static func lastReminder(at time: RelativeTime) -> Self {
    Self(
      "It last reminded you when it became due, \(localizer.moment(time)).",
      ukrainian.ended("Востаннє нагадало, коли настав термін: \(localizer.moment(time))"))
  }
  package static func snoozedUntil(_ time: RelativeTime) -> Self {
    Self(
      "It is snoozed until \(localizer.moment(time)): no reminders until then.",
      "Відкладено до \(localizer.moment(time)): доти нагадувань не буде.")
  }
  /// Snoozed until the next visit; `nil` where the task has no place.
  package static func snoozedUntilVisit(_ visit: VisitCondition?) -> Self {
    Self(
      "It is snoozed: no reminders until you next "
        + (visit.map { english.words($0, localizer) } ?? "visit its place") + ".",
      "Відкладено: нагадувань не буде, доки ви наступного разу не "
        + (visit.map { ukrainian.words($0, localizer) } ?? "відвідаєте його місце") + ".")
  }
  package static let snoozedUntilLeaving = Self(
    "It is snoozed, and will remind you when you leave the place where you are.",
    "Відкладено: нагадає, коли ви залишите місце, де ви зараз.")
  /// The user is at a place, named in quotes.
  package static func youAreAt(_ place: String) -> Self {
    Self("You are at \(place) now.", "Ви зараз у місці \(place).")
  }
  package static func quietAt(
    _ place: String, _ reason: SilenceReason, _ clock: WallClock
  ) -> Self {
    Self(
      "You are at \(place) now. It will not remind you there until your next visit: "
        + "\(text(reason, on: clock)).",
      "Ви зараз у місці \(place). До наступного візиту нагадувань там не буде: "
        + "\(text(reason, on: clock)).")
  }
  package static func heldUntil(_ time: RelativeTime) -> Self {
    Self(
      "A reminder is held back until quiet hours end, \(localizer.moment(time)).",
      ukrainian.ended("Нагадування затримано до кінця тихих годин: \(localizer.moment(time))"))
  }
  package static let heldUntilRunning = Self(
    "A reminder was held back by quiet hours; it comes as soon as Passby runs.",
    "Нагадування затримали тихі години; воно надійде, щойно запрацює Passby.")
  package static func tagWithoutPlace(_ tag: String) -> Self {
    Self(
      "No place has the tag #\(tag) yet: passby place edit NAME --tag \(tag)",
      "Жодне місце ще не має мітки #\(tag): passby place edit НАЗВА --tag \(tag)"
    )
    .onPage("No place has the tag #\(tag) yet.", "Жодне місце ще не має мітки #\(tag).")
  }

  // MARK: Other persons

  /// The heading of an account in which `you` is another person, by name.
  package static func seenBy(_ person: String) -> Self {
    Self("As \(person) sees it:", "Для особи \(person):")
  }
  package static func forOthers(than person: String) -> Self {
    Self(
      "It is for others, not for \(person), whom it never reminds.",
      "Завдання для інших: особі \(person) воно ніколи не нагадує.")
  }

  // MARK: Places

  package static let noTaskAtPlace = Self(
    "No task can be done there, so there are no reminders.",
    "Там не можна виконати жодного завдання, тож нагадувань немає.")
  /// The user was never seen at a place, named in quotes.
  package static func neverSeenAt(_ place: String) -> Self {
    Self("You have not been seen at \(place) yet.", "Ви ще не були в місці \(place).")
  }
  /// The user is elsewhere, at a distance that is already formatted, and has never been seen there.
  package static func elsewhereThan(_ place: String, distance: String) -> Self {
    Self(
      "You are elsewhere, \(distance) from \(place), and have not visited it yet.",
      "Ви в іншому місці, за \(distance) від \(place), і ще не були там.")
  }
  package static func cameTo(_ place: String, _ time: RelativeTime) -> Self {
    Self(
      "You are at \(place): you came \(localizer.when(time)).",
      ukrainian.ended("Ви в місці \(place): прибули \(localizer.when(time))"))
  }
  package static func lastSeenAt(_ place: String, _ time: RelativeTime) -> Self {
    Self(
      "You are elsewhere: you were last at \(place) \(localizer.when(time)).",
      ukrainian.ended("Ви в іншому місці: востаннє були в місці \(place) \(localizer.when(time))"))
  }
  package static func leftPlace(_ place: String, _ time: RelativeTime) -> Self {
    Self(
      "You are not at \(place): you left \(localizer.when(time)).",
      ukrainian.ended("Ви не в місці \(place): залишили його \(localizer.when(time))"))
  }

  // MARK: What was decided

  /// A decision as a sentence; the task in quotes.
  package static func decision(
    _ outcome: Decision.Outcome, task: String, _ cause: Cause, at place: String?, _ clock: WallClock
  ) -> Self {
    Self(
      text(outcome, "\(task)\(english.words(cause, at: place))", at: place, on: clock),
      text(outcome, "\(task)\(ukrainian.words(cause, at: place))", at: place, on: clock))
  }
}

extension English {
  fileprivate func condition(
    _ visit: VisitCondition, from opens: RelativeTime?, _ localizer: Localizer
  ) -> String {
    let words = words(visit, localizer)
    return opens.map { "when you \(words) from \(localizer.moment($0)) on" }
      ?? "the next time you \(words)"
  }

  fileprivate func condition(_ time: TimeCondition, _ localizer: Localizer) -> String {
    switch time {
    case .at(let time): "on \(localizer.moment(time)) wherever you are"
    case .before(let notice, let time):
      "\(localizer.span(notice)) before \(localizer.moment(time)) and then, wherever you are"
    case .atOnce: "as soon as Passby runs, wherever you are"
    case .nagging(let period): "every \(period) until it is done"
    }
  }

  fileprivate func words(_ visit: VisitCondition, _ localizer: Localizer) -> String {
    let events = visit.events.map { event in
      switch event {
      case .enter: "come by"
      case .cross: "pass"
      case .dwell(let seconds): "stay \(localizer.span(TimeSpan(seconds: seconds))) at"
      case .exit: "leave"
      }
    }
    let spots = visit.spots.map { spot in
      switch spot {
      case .place(let name): name
      case .tag(let tag): "a place tagged #\(tag)"
      }
    }
    return "\(events.joined(separator: " or ")) \(spots.joined(separator: " or "))"
  }

  fileprivate func words(_ cause: Cause, at place: String?) -> String {
    let unknown = "a place"
    return switch cause {
    case .enter: " on entering \(place ?? unknown)"
    case .exit: " on leaving \(place ?? unknown)"
    case .dwell: " on staying at \(place ?? unknown)"
    case .cross: " on passing \(place ?? unknown)"
    case .inside: " while inside \(place ?? unknown)"
    case .due: " when it was due"
    case .before: " shortly before its start"
    case .start: " at its start"
    case .habit: " at its time"
    case .overdue: " because it was overdue"
    }
  }
}

extension Ukrainian {
  fileprivate func condition(
    _ visit: VisitCondition, from opens: RelativeTime?, _ localizer: Localizer
  ) -> String {
    let words = words(visit, localizer)
    return opens.map { "починаючи з \(localizer.moment($0)), коли ви \(words)" }
      ?? "наступного разу, коли ви \(words)"
  }

  fileprivate func condition(_ time: TimeCondition, _ localizer: Localizer) -> String {
    switch time {
    case .at(let time): "\(localizer.moment(time)), де б ви не були"
    case .before(let notice, let time):
      "за \(localizer.span(notice)) до \(localizer.moment(time)) і в цей час, де б ви не були"
    case .atOnce: "щойно запрацює Passby, де б ви не були"
    case .nagging(let period): "кожні \(period), доки його не виконано"
    }
  }

  fileprivate func words(_ visit: VisitCondition, _ localizer: Localizer) -> String {
    let events = visit.events.map { event in
      switch event {
      case .enter: "відвідаєте"
      case .cross: "проминете"
      case .dwell(let seconds): "відвідаєте на \(localizer.span(TimeSpan(seconds: seconds)))"
      case .exit: "залишите"
      }
    }
    let spots = visit.spots.map { spot in
      switch spot {
      case .place(let name): "місце \(name)"
      case .tag(let tag): "місце з міткою #\(tag)"
      }
    }
    return "\(events.joined(separator: " або ")) \(spots.joined(separator: " або "))"
  }

  fileprivate func words(_ cause: Cause, at place: String?) -> String {
    switch cause {
    case .enter: " на вході в місце\(named(place))"
    case .exit: " на виході з місця\(named(place))"
    case .dwell: " під час перебування в місці\(named(place))"
    case .cross: " під час проїзду повз місце\(named(place))"
    case .inside: " у місці\(named(place))"
    case .due: " у термін"
    case .before: " незадовго до початку"
    case .start: " на початку"
    case .habit: " у свою годину"
    case .overdue: ", бо прострочено"
    }
  }

  func named(_ place: String?) -> String { place.map { " \($0)" } ?? "" }
}
