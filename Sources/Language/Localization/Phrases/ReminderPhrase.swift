package import Model
package import Regions

/// The reminders themselves.
package struct ReminderPhrase: AreaPhrase {
  package let texts: Texts

  package init(texts: Texts) { self.texts = texts }
  /// The whole text of a reminder.
  package static func reminder(
    task: String, _ cause: Cause, at place: String, box: Reminder.Box?, _ when: TaskWhen?
  ) -> Self {
    Self(
      "\(task): \(english.text(cause, at: place, box, when, localizer))",
      "\(task): \(ukrainian.text(cause, at: place, box, when, localizer))")
  }
  /// A task and when it is, for a single line on a phone.
  package static func headline(task: String, _ when: TaskWhen?) -> Self {
    Self(alike: task + (when.map { " · \(TaskPhrase.words($0))" } ?? ""))
  }
  /// An event at a place, as a line of events: `entered Vet`.
  package static func event(_ event: Transition.Kind, place: String) -> Self {
    switch event {
    case .enter: Self("entered \(place)", "вхід: \(place)")
    case .exit: Self("left \(place)", "вихід: \(place)")
    case .cross: Self("passed \(place)", "проїзд повз: \(place)")
    case .dwell(let seconds):
      Self("stayed \(stay(seconds)) at \(place)", "перебування \(stay(seconds)): \(place)")
    }
  }
  /// An event at a place, as a sentence.
  package static func youDid(_ event: Transition.Kind, place: String) -> Self {
    switch event {
    case .enter: Self("You entered \(place).", "Ви прибули в місце \(place).")
    case .exit: Self("You left \(place).", "Ви залишили місце \(place).")
    case .cross: Self("You passed \(place).", "Ви проїхали повз місце \(place).")
    case .dwell(let seconds):
      Self(
        "You stayed \(stay(seconds)) at \(place).",
        "Ви пробули \(stay(seconds)) у місці \(place).")
    }
  }

  // MARK: Notifications

  package static func tasks(_ number: Int, place: String?) -> Self {
    switch place {
    case nil: Self(alike: localizer.count(number, .task))
    case let place?:
      Self(
        "\(localizer.count(number, .task)) at \(place)",
        "\(localizer.count(number, .task)): \(place)")
    }
  }
  package static func more(_ number: Int) -> Self { Self("and \(number) more", "і ще \(number)") }

  // MARK: Messages of a morning, an evening, or after a gap

  /// The title of such a message.
  package static func counts(_ counts: [DigestCount]) -> Self {
    Self(alike: counts.map { "\($0.number) \(title($0.section))" }.joined(separator: ", "))
  }
  /// Things that belong together, with the number of those that are not named.
  package static func section(_ section: DigestSection, _ items: [String], more: Int) -> Self {
    Self(
      english.heading(section) + ": " + items.joined(separator: ", ")
        + (more > 0 ? " and \(more) more." : "."),
      ukrainian.capitalized(title(section)) + ": " + items.joined(separator: ", ")
        + (more > 0 ? " і ще \(more)." : "."))
  }
  /// A thing of the day at its time: `14:30 Dentist`, or `by 14:30 Tax form`.
  package static func timed(_ task: String, _ time: RelativeTime, isDeadline: Bool) -> Self {
    Self(
      (isDeadline ? "by " : "") + "\(localizer.clock(time.time)) \(task)",
      (isDeadline ? "до " : "") + "\(localizer.clock(time.time)) \(task)")
  }
  /// A thing with the time at which it was, or on which it will be: `Call mum (Mon 18:00)`.
  package static func dated(_ task: String, _ time: RelativeTime) -> Self {
    Self(alike: "\(task) (\(localizer.shortMoment(time)))")
  }
  /// The beginning of a message after a gap; without a `from` it was at `to` at the latest.
  package static func meanwhile(from: RelativeTime?, to: RelativeTime) -> Self {
    Self(
      from.map { "Meanwhile (\(localizer.shortMoment($0)) to \(localizer.shortMoment(to))):" }
        ?? "Meanwhile (since \(localizer.shortMoment(to)) at the latest):",
      from.map { "Тим часом (\(localizer.shortMoment($0)) – \(localizer.shortMoment(to))):" }
        ?? "Тим часом (щонайпізніше з \(localizer.shortMoment(to))):")
  }
  package static func manyMissed(_ number: Int) -> Self {
    Self("\(number) missed.", "пропущено \(number).")
  }
  /// A task that has become overdue in a gap.
  package static func overdueSince(_ task: String, _ time: RelativeTime) -> Self {
    Self(
      "\(task) is overdue since \(localizer.shortMoment(time)).",
      "\(task): прострочено, термін був \(localizer.shortMoment(time)).")
  }
  /// The reason for a gap, and its times.
  package static func gap(_ kind: Gap.Kind, from: RelativeTime?, to: RelativeTime) -> Self {
    Self(
      from.map { "\(reason(kind)) from \(localizer.moment($0)) to \(localizer.moment(to))." }
        ?? "\(reason(kind)), since \(localizer.moment(to)) at the latest.",
      from.map {
        ukrainian.ended("\(reason(kind)): \(localizer.moment($0)) – \(localizer.moment(to))")
      } ?? ukrainian.ended("\(reason(kind)), щонайпізніше з \(localizer.moment(to))"))
  }

  // MARK: Buttons

  package static let doneButton = Self("Done", "Виконано")
  package static let snoozeButton = Self("Snooze 1 h", "Відкласти на 1 год")
  package static let nextVisitButton = Self("Next visit", "Наступного разу")
  package static let buttonDone = Self("Done already", "Уже виконано")
  package static let buttonSkipped = Self("Skipped already", "Уже пропущено")
  package static let buttonSnoozed = Self("Snoozed already", "Уже відкладено")
  package static let buttonPast = Self("It is over", "Цей час уже минув")
  package static let buttonGone = Self(
    "There is no such task any more",
    "Такого завдання вже немає")
  package static let buttonOld = Self("A button works for 48 hours", "Кнопка діє 48 годин")
  package static func buttonMoved(_ time: RelativeTime) -> Self {
    Self("It was moved to \(localizer.moment(time))", "Перенесено на \(localizer.moment(time))")
  }
  package static let noSuchButton = Self("There is no such button", "Такої кнопки немає")
  package static let buttonIsPressed = Self("A button is pressed: POST", "Кнопку натискають: POST")

  private static func reason(_ kind: Gap.Kind) -> String {
    switch kind {
    case .asleep: say("This computer slept", "Комп’ютер спав")
    case .stopped: say("Passby was stopped", "Passby не працював")
    case .clockSet: say("The clock was set", "Годинник переведено")
    }
  }

  fileprivate static func title(_ section: DigestSection) -> String {
    switch section {
    case .today: say("today", "сьогодні")
    case .overdue: say("overdue", "прострочено")
    case .missed: say("missed", "пропущено")
    case .coming: say("coming", "попереду")
    case .stillOpen: say("still open", "ще не зроблено")
    }
  }

  private static func stay(_ seconds: Double) -> String {
    localizer.span(TimeSpan(seconds: seconds))
  }
}

extension English {
  fileprivate func heading(_ section: DigestSection) -> String {
    capitalized(ReminderPhrase.title(section))
  }

  fileprivate func text(
    _ cause: Cause, at place: String, _ box: Reminder.Box?, _ when: TaskWhen?,
    _ localizer: Localizer
  ) -> String {
    let when = when.map { TaskPhrase.whenAndHowFar($0).text }
    let rest = when.map { " \(capitalized($0))." } ?? ""
    switch cause {
    case .enter: return "you are at \(place)." + rest
    case .inside: return "you are still at \(place)." + rest
    case .dwell: return "you are staying at \(place)." + rest
    case .exit: return "you are leaving \(place)." + rest
    case .cross: return "you are passing \(place)." + rest
    case .habit:
      return box?.days.map { "day \(box?.number ?? 1) of \($0)." } ?? "it is time."
    case .due, .before, .start, .overdue: return (when ?? now) + "."
    }
  }
}

extension Ukrainian {
  fileprivate func text(
    _ cause: Cause, at place: String, _ box: Reminder.Box?, _ when: TaskWhen?,
    _ localizer: Localizer
  ) -> String {
    let when = when.map { TaskPhrase.whenAndHowFar($0).text }
    let rest = when.map { " " + ended(capitalized($0)) } ?? ""
    switch cause {
    case .enter: return "ви в місці \(place)." + rest
    case .inside: return "ви досі в місці \(place)." + rest
    case .dwell: return "ви перебуваєте в місці \(place)." + rest
    case .exit: return "ви залишаєте місце \(place)." + rest
    case .cross: return "ви проходите повз місце \(place)." + rest
    case .habit: return box?.days.map { "день \(box?.number ?? 1) з \($0)." } ?? "саме час."
    case .due, .before, .start, .overdue: return ended(when ?? now)
    }
  }
}
