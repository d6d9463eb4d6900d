import Foundation
package import Model
import Regions
import Text

/// The past: the history, undo, and why there was a reminder or none, with the help of their
/// commands.
package struct HistoryPhrase: AreaPhrase {
  package let texts: Texts

  package init(texts: Texts) { self.texts = texts }

  // MARK: Undo

  package static func stepsOutOfRange(_ number: Int) -> Self {
    Self(
      "\"\(number)\" steps is out of range: expected 1 or more.",
      "«\(number)» кроків поза межами: очікувалося 1 або більше.")
  }
  package static func onlySteps(_ number: Int) -> Self {
    Self(
      "There was no more: \(localizer.count(number, .step)).",
      "Більше немає: \(localizer.count(number, .step)).")
  }

  // MARK: What is wrong

  package static let nothingToUndo = Self("nothing to undo.", "немає чого скасовувати.")
  package static let nothingToRedo = Self("nothing to redo.", "немає чого повторювати.")
  package static func noSuchEntry(_ text: String) -> Self {
    Self(
      "no entry of the history has the id \(text); \"passby history --json\" shows them as \"entry\"",
      "В історії немає запису з номером \(text). «passby history --json» показує їх у ключі «entry»"
    )
  }
  /// An entry of the history that was taken back already; the task, quoted.
  package static func entryTakenBack(_ task: String) -> Self {
    Self("this entry of \(task) is taken back already", "Цей запис завдання \(task) уже скасовано")
  }
  package static func nothingToTakeBack(_ task: String) -> Self {
    Self(
      "\(task) has no entry in the history to take back",
      "У завдання \(task) немає запису в історії, який можна скасувати")
  }

  // MARK: Entries of the history

  package static func note(_ text: String) -> Self { Self("“\(text)”", "«\(text)»") }
  package static func takeBackEntry(_ entry: String) -> Self {
    Self("Take back: \(entry)", "Скасувати: \(entry)")
  }

  // MARK: The command history

  package static let nothingMatches = Self("Nothing so far matches.", "Нічого не знайдено.")
  package static let nothingDone = Self("Nothing was done yet.", "Ще нічого не виконано.")
  package static func onlyNewest(_ number: Int) -> Self {
    Self(
      "The newest \(number); --count \(number * 5) shows more.",
      "Останні \(number); більше: --count \(number * 5).")
  }
  package static func fromAfterTo(from: String, to: String) -> Self {
    Self(
      "--from \(from) is later than --to \(to): expected the earlier one first.",
      "--from \(from) пізніше за --to \(to): спершу вкажіть ранішу дату.")
  }
  package static let nothingHappened = Self(
    "There was no occasion for a reminder yet.",
    "Приводу для нагадування ще не було.")
  /// No task or place has the quoted name.
  package static func noTaskOrPlace(_ name: String, hint: String) -> Self {
    Self("there is no task or place \(name).\(hint)", "завдання чи місця \(name) немає.\(hint)")
  }

  // MARK: On the page

  package static let stepUndone = Self("Undone.", "Скасовано.")
  package static let noStepToUndo = Self("Nothing to undo.", "Немає чого скасовувати.")
  package static let noStepToRedo = Self("Nothing to redo.", "Немає чого повторювати.")
  package static let notTheLastStep = Self(
    "Something else was done meanwhile, so this cannot be undone any more.",
    "Тим часом виконано щось інше, тому це вже не можна скасувати.")
  package static let noStepNamed = Self("No step is named.", "Крок не вказано.")
  package static let noSuchSubject = Self(
    "No such task or place.",
    "Такого завдання чи місця немає.")
  package static func whyAbout(name: String) -> Self { Self("Why “\(name)”?", "Чому «\(name)»?") }
  package static func moreReminders(_ count: Int) -> Self {
    Self(
      count == 1 ? "1 more reminder" : "\(count) more reminders",
      "Ще \(count) \(Ukrainian.plural(count, one: "нагадування", few: "нагадування", many: "нагадувань"))"
    )
  }
  package static func hadOpened(_ moment: String) -> Self {
    Self("It could be done from \(moment).", ukrainian.ended("Можна було виконати з: \(moment)"))
  }
  package static func wasDue(_ moment: String) -> Self {
    Self("It was due \(moment).", ukrainian.ended("Термін був: \(moment)"))
  }
  package static let passedUnticked = Self(
    "It was over without being done.",
    "Час минув, а справу не виконано.")
  package static func couldBeDoneAt(_ places: String) -> Self {
    Self("Where: \(places).", "Де: \(places).")
  }
  package static func positionWas(distance: String, accuracy: String?, device: String?) -> Self {
    Self(
      "You were \(distance) from its middle\(accuracy.map { ", ± \($0)" } ?? "")\(device.map { " (\($0))" } ?? "").",
      "Ви були за \(distance) від середини\(accuracy.map { ", ± \($0)" } ?? "")\(device.map { " (\($0))" } ?? "")."
    )
  }
  package static func notPassedYet(_ place: String) -> Self {
    Self("You have not passed \(place) yet.", "Ви ще не проходили повз «\(place)».")
  }
  package static func notPassedSince(_ places: String) -> Self {
    Self(
      "You have not passed \(places) since it opened.",
      "Відколи це можна виконати, ви не проходили повз «\(places)».")
  }

  // MARK: What comes next

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
    "A reminder was held back by quiet hours; it comes as soon as passby runs.",
    "Нагадування затримали тихі години; воно надійде, щойно запрацює passby.")
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

  // MARK: Help

  package static let helpUndo = Self(
    "Undo the last step, or the last N steps.",
    "Скасувати останній крок або останні N кроків.")
  package static let helpRedo = Self(
    "Redo the last undone step, or the last N steps.",
    "Повторити останній скасований крок або останні N кроків.")
  package static let helpSteps = Self("How many steps.", "Скільки кроків.")
  package static let helpUndoTask = Self(
    "Take back the latest entry of this task in the history, out of turn.",
    "Забрати з історії останній запис цього завдання, поза чергою.")
  package static let helpWhy = Self(
    "Explain why there was a reminder of a task or at a place, or none.",
    "Пояснити, чому було чи не було нагадування про завдання або в місці.")
  /// `why` with options but without a task or a place.
  package static let whyNeedsSubject = Self(
    "why what? Give a task or a place: passby why Vet",
    "чому що? Вкажіть завдання чи місце: passby why Vet")
  package static let noReminderSoFar = Self(
    "There was no reminder yet. \"passby why TASK\" says why not.",
    "Нагадувань ще не було. «passby why ЗАВДАННЯ» скаже чому.")
  /// The advice below the last reminders, which `why` shows without a task.
  package static let whyHint = Self(
    "\"passby why TASK\" or a place explains one.",
    "«passby why ЗАВДАННЯ» або місце пояснює окреме.")
  package static let helpWhySubject = Self(
    "A task's number or name, or a place's name. Without one, the last reminders.",
    "Номер чи назва завдання або назва місця. Без цього – останні нагадування.")
  package static let helpWhyPlace = Self(
    "The name or number is a place's.",
    "Назва чи номер належить місцю.")
  package static let helpWhyCount = Self(
    "How many decisions, newest first, 1 to 1000.",
    "Скільки рішень, від найновіших, від 1 до 1000.")
  package static let help = Self(
    "Show what was done, skipped and missed, by day, newest first.",
    "Показати за днями, що виконано, пропущено і чий час минув, від найновішого.")
  package static let helpSearch = Self(
    "Only entries whose name, notes or place contains this.",
    "Лише записи, у назві, нотатках чи місці яких це є.")
  package static let helpTask = Self(
    "Only this task, by number or name. It may be deleted by now.",
    "Лише це завдання, за номером або назвою. Його вже може не бути.")
  package static let helpPlace = Self(
    "Only this place, by number or name, or this #tag.",
    "Лише це місце, за номером або назвою, або ця #мітка.")
  package static let helpFrom = Self(
    "Only from this day or instant on, such as 2026-01-15.",
    "Лише від цього дня чи моменту, наприклад 2026-01-15.")
  package static let helpTo = Self(
    "Only up to this day or instant.",
    "Лише до цього дня чи моменту.")
  package static let helpAll = Self(
    "Show reminders and visits too. These are kept for a limited time.",
    "Показати також нагадування й візити. Вони зберігаються обмежений час.")
  package static let helpCount = Self(
    "How many entries, 1 to 100000.",
    "Скільки записів, від 1 до 100000.")
  package static let helpDiscussion = Self(
    """
    passby history --search medicine
    passby history --task 3 --from 2026-01-01 --to 2026-03-31
    passby history --all              reminders and visits too
    """,
    """
    passby history --search medicine
    passby history --task 3 --from 2026-01-01 --to 2026-03-31
    passby history --all              також нагадування й візити
    """)
  package static let helpWhyDiscussion = Self(
    """
    Shows how the subject stands and when there will be a reminder next, then what was decided so \
    far, newest first. If a task and a place share a name, the task is meant unless --place is \
    given.
    """,
    """
    Показує стан і час наступного нагадування, потім попередні рішення, від найновіших. Якщо \
    завдання й місце мають однакову назву, мається на увазі завдання, якщо не вказано --place.
    """)

  private static func text(
    _ outcome: Decision.Outcome, _ what: String, at place: String?, on clock: WallClock
  ) -> String {
    switch outcome {
    case .remind(let reminder):
      say(
        "Reminder of \(what)."
          + text(reminder.digest?.gap, on: clock),
        "Нагадування про \(what)."
          + text(reminder.digest?.gap, on: clock))
    case .hold(_, let end):
      say(
        "Reminder of \(what) held back by quiet hours until \(localizer.clock(LocalTime(end, in: clock.zone))).",
        "Нагадування про \(what) затримано тихими годинами до \(localizer.clock(LocalTime(end, in: clock.zone)))."
      )
    case .wait:
      say(
        "Reminder of \(what) waits until all that the phone had kept has come.",
        "Нагадування про \(what) чекає, доки надійде все, що зберіг телефон.")
    case .release(let reminder):
      say(
        "Reminder of \(what), held back until quiet hours ended."
          + text(reminder.digest?.gap, on: clock),
        "Нагадування про \(what), затримане до кінця тихих годин."
          + text(reminder.digest?.gap, on: clock))
    case .drop(_, let reason) where !reason.isTooLate:
      say(
        "No reminder of \(what) after quiet hours: \(text(reason, on: clock)).",
        "Без нагадування про \(what) після тихих годин: \(text(reason, on: clock)).")
    case .drop(_, let reason):
      say(
        "No reminder of \(what): \(text(reason, at: place, on: clock)).",
        "Без нагадування про \(what): \(text(reason, at: place, on: clock)).")
    case .stayQuiet(let reason):
      say(
        "No reminder of \(what): \(text(reason, at: place, on: clock)).",
        "Без нагадування про \(what): \(text(reason, at: place, on: clock)).")
    }
  }

  /// Returns the gap that a reminder comes after, as a sentence behind another one.
  private static func text(_ gap: Gap?, on clock: WallClock) -> String {
    gap.map { " " + ReminderPhrase.gap($0, zone: clock.zone).text } ?? ""
  }

  private static func text(
    _ reason: SilenceReason, at place: String? = nil, on clock: WallClock
  ) -> String {
    switch reason {
    case .opensLater(let opens):
      say(
        "it opens \(localizer.when(clock.opening(opens)))",
        "відкриється \(localizer.when(clock.opening(opens)))")
    case .notAsked:
      say(
        "the task is not set to remind on this kind of event",
        "завдання не нагадує про такі події")
    case .alreadyReminded:
      say(
        "you were already reminded during this visit",
        "під час цього візиту вже було нагадування")
    case .silenced(.done):
      say(
        "you did it during this visit",
        "ви виконали його під час цього візиту")
    case .silenced(.skipped):
      say(
        "you skipped it during this visit",
        "ви пропустили його під час цього візиту")
    case .silenced(.snoozed):
      say(
        "you snoozed it during this visit",
        "ви відклали його під час цього візиту")
    case .silenced(.created):
      say(
        "it was created during this visit",
        "його створено під час цього візиту")
    case .silenced(.edited):
      say(
        "it was edited during this visit",
        "його змінено під час цього візиту")
    case .silenced(.dismissed):
      say(
        "you chose “Not now” during this visit",
        "під час цього візиту ви вибрали «Не зараз»")
    case .snoozed(let end):
      say(
        "snoozed \(TaskPhrase.until(end, on: clock))",
        "відкладено \(TaskPhrase.until(end, on: clock))")
    case .whileInsideOff:
      say(
        "reminders while inside are turned off",
        "нагадування всередині місця вимкнено")
    case .knownVisit:
      say(
        "you have been there before, and nothing shows that you just came",
        "ви були там раніше, і ніщо не свідчить, що ви щойно прибули")
    case .noLongerOpen:
      say(
        "it was no longer open when quiet hours ended",
        "коли тихі години скінчилися, воно вже не було відкрите")
    case .leftPlace:
      say(
        "you had left when quiet hours ended",
        "коли тихі години скінчилися, вас там уже не було")
    case .tooLate(let seconds):
      say(
        "noticed \(localizer.span(TimeSpan(between: seconds, calendarDays: Int(seconds / 86_400)))) later, too late to say",
        "стало відомо лише через \(localizer.span(TimeSpan(between: seconds, calendarDays: Int(seconds / 86_400)))), казати вже запізно"
      )
    case .otherDevice(let device, let carried):
      say(
        "\(device.cleanLine(cutAfter: 200)) is at \(place ?? "the place"), but you carry \(carried.cleanLine(cutAfter: 200))",
        "у місці\(ukrainian.named(place)) перебуває \(device.cleanLine(cutAfter: 200)), а з собою у вас \(carried.cleanLine(cutAfter: 200))"
      )
    }
  }
}

extension English {
  // MARK: What comes next

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
    case .atOnce: "as soon as passby runs, wherever you are"
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
  // MARK: What comes next

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
    case .atOnce: "щойно запрацює passby, де б ви не були"
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

  fileprivate func named(_ place: String?) -> String { place.map { " \($0)" } ?? "" }
}
