import Foundation
import Model
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
    .onPage(
      "This entry of the history is gone.",
      "Цього запису в історії вже немає.")
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
    "чому що? Вкажіть завдання чи місце: passby why Vet"
  )
  .onPage(
    "Choose a task or a place.",
    "Виберіть завдання чи місце.")
  package static let noReminderSoFar = Self(
    "There was no reminder yet. \"passby why TASK\" says why not.",
    "Нагадувань ще не було. «passby why ЗАВДАННЯ» скаже чому."
  )
  .onPage(
    "There was no reminder yet.",
    "Нагадувань ще не було.")
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

  static func text(
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
  static func text(_ gap: Gap?, on clock: WallClock) -> String {
    gap.map { " " + ReminderPhrase.gap($0, zone: clock.zone).text } ?? ""
  }

  static func text(
    _ reason: SilenceReason, at place: String? = nil, on clock: WallClock
  ) -> String {
    switch reason {
    case .opensLater(let opens):
      say(
        "it opens \(localizer.when(clock.opening(opens)))",
        "відкриється \(localizer.when(clock.opening(opens)))")
    case .resting(let end): SeasonPhrase.rests(until: clock.opening(end).asDay(true)).text
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
    case .closed(let opens):
      say(
        "\(place ?? "the place") is \(PlacePhrase.closed(opens: opening(opens, on: clock)).text)",
        "\(place ?? "місце") \(PlacePhrase.closed(opens: opening(opens, on: clock)).text)")
    case .otherDevice(let device, let carried):
      say(
        "\(device.cleanLine(cutAfter: 200)) is at \(place ?? "the place"), but you carry \(carried.cleanLine(cutAfter: 200))",
        "у місці\(ukrainian.named(place)) перебуває \(device.cleanLine(cutAfter: 200)), а з собою у вас \(carried.cleanLine(cutAfter: 200))"
      )
    }
  }
}

extension HistoryPhrase {
  /// Returns when a place opens, on the wall clock of the reader: hours are not those of the task.
  private static func opening(_ opens: Date?, on clock: WallClock) -> RelativeTime? {
    opens.map { RelativeTime($0, in: Localizer.current.zone ?? clock.zone, now: clock.now) }
  }
}

extension English {
}

extension Ukrainian {
}
