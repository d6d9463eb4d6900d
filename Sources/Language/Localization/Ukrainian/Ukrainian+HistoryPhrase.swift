import Foundation
import Model
import Regions
import Text

extension Ukrainian {
  package func text(_ phrase: HistoryPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    // Undo.
    case .stepsOutOfRange(let number):
      "«\(number)» кроків поза межами: очікувалося 1 або більше."
    case .onlySteps(let number):
      "Більше немає: \(count(number, .step))."
    // What is wrong.
    case .nothingToUndo: "немає чого скасовувати."
    case .nothingToRedo: "немає чого повторювати."
    case .noSuchEntry(let text):
      "В історії немає запису з номером \(text). «passby history --json» показує їх у ключі «entry»"
    case .entryTakenBack(let task): "Цей запис завдання \(task) уже скасовано"
    case .nothingToTakeBack(let task):
      "У завдання \(task) немає запису в історії, який можна скасувати"
    // Entries of the history.
    case .note(let text): "«\(text)»"
    case .takeBackEntry(let entry): "Скасувати: \(entry)"
    // The command history.
    case .nothingMatches:
      "Нічого не знайдено."
    case .nothingDone:
      "Ще нічого не виконано."
    case .onlyNewest(let number):
      "Останні \(number); більше: --count \(number * 5)."
    case .fromAfterTo(let from, let to):
      "--from \(from) пізніше за --to \(to): спершу вкажіть ранішу дату."
    case .nothingHappened:
      "Приводу для нагадування ще не було."
    case .noTaskOrPlace(let name, let hint):
      "завдання чи місця \(name) немає.\(hint)"
    // On the page.
    case .stepUndone: "Скасовано."
    case .noStepToUndo: "Немає чого скасовувати."
    case .noStepToRedo: "Немає чого повторювати."
    case .notTheLastStep: "Тим часом виконано щось інше, тому це вже не можна скасувати."
    case .noStepNamed: "Крок не вказано."
    case .noSuchSubject: "Такого завдання чи місця немає."
    case .whyAbout(let name): "Чому «\(name)»?"
    case .moreReminders(let count):
      "Ще \(count) \(Self.plural(count, one: "нагадування", few: "нагадування", many: "нагадувань"))"
    case .hadOpened(let moment): ended("Можна було виконати з: \(moment)")
    case .wasDue(let moment): ended("Термін був: \(moment)")
    case .passedUnticked: "Час минув, а справу не виконано."
    case .couldBeDoneAt(let places): "Де: \(places)."
    case .positionWas(let distance, let accuracy, let device):
      "Ви були за \(distance) від середини\(accuracy.map { ", ± \($0)" } ?? "")\(device.map { " (\($0))" } ?? "")."
    case .notPassedYet(let place): "Ви ще не проходили повз «\(place)»."
    case .notPassedSince(let places):
      "Відколи це можна виконати, ви не проходили повз «\(places)»."
    // What comes next.
    case .stands(let task, let when?, let opens):
      ended("\(task): \(text(.whenAndHowFar(when), localizer))")
        + (opens.map { " " + ended("Відкриється \(localizer.when($0))") } ?? "")
    case .stands(let task, nil, _): "\(task): можна виконати будь-коли."
    case .isFinished(let task): "\(task): завершено."
    case .nothingLeft: "Більше нічого робити, тож нагадувань не буде."
    case .neverReminds where localizer.audience == .page:
      "Завдання не має ні місця, ні дати, тож ніколи не нагадує."
    case .neverReminds(let task):
      "Завдання не має ні місця, ні дати, тож ніколи не нагадує: passby edit \(task) "
        + "--place НАЗВА або --due ЧАС."
    case .noLeads where localizer.audience == .page: "Не нагадує за часом."
    case .noLeads(let task):
      "Не нагадує за часом. Щоб змінити це: passby edit \(task) --remind default"
    case .noMoreReminders:
      "Цього разу нагадування вже було. Відкладіть завдання, щоб нагадало ще раз."
    case .remindsOnVisit(let visit, let opens, let time):
      "Нагадає " + condition(visit, from: opens, localizer)
        + (time.map { ", а також \(condition($0, localizer))" } ?? "") + "."
    case .reminds(let time): ended("Нагадає \(condition(time, localizer))")
    case .lastReminder(let time):
      ended("Востаннє нагадало, коли настав термін: \(localizer.moment(time))")
    case .snoozedUntil(let time):
      "Відкладено до \(localizer.moment(time)): доти нагадувань не буде."
    case .snoozedUntilVisit(let visit):
      "Відкладено: нагадувань не буде, доки ви наступного разу не "
        + (visit.map { words($0, localizer) } ?? "відвідаєте його місце") + "."
    case .snoozedUntilLeaving: "Відкладено: нагадає, коли ви залишите місце, де ви зараз."
    case .youAreAt(let place): "Ви зараз у місці \(place)."
    case .quietAt(let place, let reason, let clock):
      "Ви зараз у місці \(place). До наступного візиту нагадувань там не буде: "
        + "\(text(reason, on: clock, localizer))."
    case .heldUntil(let time):
      ended("Нагадування затримано до кінця тихих годин: \(localizer.moment(time))")
    case .heldUntilRunning:
      "Нагадування затримали тихі години; воно надійде, щойно запрацює passby."
    case .tagWithoutPlace(let tag) where localizer.audience == .page:
      "Жодне місце ще не має мітки #\(tag)."
    case .tagWithoutPlace(let tag):
      "Жодне місце ще не має мітки #\(tag): passby place edit НАЗВА --tag \(tag)"
    // Other persons.
    case .seenBy(let person): "Для особи \(person):"
    case .forOthers(let person):
      "Завдання для інших: особі \(person) воно ніколи не нагадує."
    // Places.
    case .noTaskAtPlace: "Там не можна виконати жодного завдання, тож нагадувань немає."
    case .neverSeenAt(let place): "Ви ще не були в місці \(place)."
    case .elsewhereThan(let place, let distance):
      "Ви в іншому місці, за \(distance) від \(place), і ще не були там."
    case .cameTo(let place, let time):
      ended("Ви в місці \(place): прибули \(localizer.when(time))")
    case .lastSeenAt(let place, let time):
      ended("Ви в іншому місці: востаннє були в місці \(place) \(localizer.when(time))")
    case .leftPlace(let place, let time):
      ended("Ви не в місці \(place): залишили його \(localizer.when(time))")
    // What was decided.
    case .decision(let outcome, let task, let cause, let place, let clock):
      text(outcome, "\(task)\(words(cause, at: place))", at: place, on: clock, localizer)
    // Help.
    case .helpUndo: "Скасувати останній крок або останні N кроків."
    case .helpRedo: "Повторити останній скасований крок або останні N кроків."
    case .helpSteps: "Скільки кроків."
    case .helpUndoTask: "Забрати з історії останній запис цього завдання, поза чергою."
    case .whyNeedsSubject: "чому що? Вкажіть завдання чи місце: passby why Vet"
    case .noReminderSoFar: "Нагадувань ще не було. «passby why ЗАВДАННЯ» скаже чому."
    case .whyHint: "«passby why ЗАВДАННЯ» або місце пояснює окреме."
    case .helpWhy: "Пояснити, чому було чи не було нагадування про завдання або в місці."
    case .helpWhySubject:
      "Номер чи назва завдання або назва місця. Без цього – останні нагадування."
    case .helpWhyPlace: "Назва чи номер належить місцю."
    case .helpWhyCount: "Скільки рішень, від найновіших, від 1 до 1000."
    case .help: "Показати за днями, що виконано, пропущено і чий час минув, від найновішого."
    case .helpSearch: "Лише записи, у назві, нотатках чи місці яких це є."
    case .helpTask: "Лише це завдання, за номером або назвою. Його вже може не бути."
    case .helpPlace: "Лише це місце, за номером або назвою, або ця #мітка."
    case .helpFrom: "Лише від цього дня чи моменту, наприклад 2026-01-15."
    case .helpTo: "Лише до цього дня чи моменту."
    case .helpAll: "Показати також нагадування й візити. Вони зберігаються обмежений час."
    case .helpCount: "Скільки записів, від 1 до 100000."
    case .helpDiscussion:
      """
      passby history --search medicine
      passby history --task 3 --from 2026-01-01 --to 2026-03-31
      passby history --all              також нагадування й візити
      """
    case .helpWhyDiscussion:
      """
      Показує стан і час наступного нагадування, потім попередні рішення, від найновіших. Якщо \
      завдання й місце мають однакову назву, мається на увазі завдання, якщо не вказано --place.
      """
    }
  }

  // MARK: What comes next

  private func condition(
    _ visit: VisitCondition, from opens: RelativeTime?, _ localizer: Localizer
  ) -> String {
    let words = words(visit, localizer)
    return opens.map { "починаючи з \(localizer.moment($0)), коли ви \(words)" }
      ?? "наступного разу, коли ви \(words)"
  }

  private func condition(_ time: TimeCondition, _ localizer: Localizer) -> String {
    switch time {
    case .at(let time): "\(localizer.moment(time)), де б ви не були"
    case .before(let notice, let time):
      "за \(localizer.span(notice)) до \(localizer.moment(time)) і в цей час, де б ви не були"
    case .atOnce: "щойно запрацює passby, де б ви не були"
    case .nagging(let period): "кожні \(period), доки його не виконано"
    }
  }

  private func words(_ visit: VisitCondition, _ localizer: Localizer) -> String {
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

  // MARK: What was decided

  private func text(
    _ outcome: Decision.Outcome, _ what: String, at place: String?, on clock: WallClock,
    _ localizer: Localizer
  ) -> String {
    switch outcome {
    case .remind(let reminder):
      "Нагадування про \(what)."
        + text(reminder.digest?.gap, on: clock, localizer)
    case .hold(_, let end):
      "Нагадування про \(what) затримано тихими годинами до \(localizer.clock(LocalTime(end, in: clock.zone)))."
    case .wait: "Нагадування про \(what) чекає, доки надійде все, що зберіг телефон."
    case .release(let reminder):
      "Нагадування про \(what), затримане до кінця тихих годин."
        + text(reminder.digest?.gap, on: clock, localizer)
    case .drop(_, let reason) where !reason.isTooLate:
      "Без нагадування про \(what) після тихих годин: \(text(reason, on: clock, localizer))."
    case .drop(_, let reason), .stayQuiet(let reason):
      "Без нагадування про \(what): \(text(reason, at: place, on: clock, localizer))."
    }
  }

  /// Returns the gap that a reminder comes after, as a sentence behind another one.
  private func text(_ gap: Gap?, on clock: WallClock, _ localizer: Localizer) -> String {
    gap.map { " " + text(ReminderPhrase.gap($0, zone: clock.zone), localizer) } ?? ""
  }

  private func words(_ cause: Cause, at place: String?) -> String {
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

  private func named(_ place: String?) -> String { place.map { " \($0)" } ?? "" }

  private func text(
    _ reason: SilenceReason, at place: String? = nil, on clock: WallClock, _ localizer: Localizer
  ) -> String {
    switch reason {
    case .opensLater(let opens): "відкриється \(localizer.when(clock.opening(opens)))"
    case .notAsked: "завдання не нагадує про такі події"
    case .alreadyReminded: "під час цього візиту вже було нагадування"
    case .silenced(.done): "ви виконали його під час цього візиту"
    case .silenced(.skipped): "ви пропустили його під час цього візиту"
    case .silenced(.snoozed): "ви відклали його під час цього візиту"
    case .silenced(.created): "його створено під час цього візиту"
    case .silenced(.edited): "його змінено під час цього візиту"
    case .silenced(.dismissed): "під час цього візиту ви вибрали «Не зараз»"
    case .snoozed(let end): "відкладено \(until(end, on: clock, localizer))"
    case .whileInsideOff: "нагадування всередині місця вимкнено"
    case .knownVisit: "ви були там раніше, і ніщо не свідчить, що ви щойно прибули"
    case .noLongerOpen: "коли тихі години скінчилися, воно вже не було відкрите"
    case .leftPlace: "коли тихі години скінчилися, вас там уже не було"
    case .tooLate(let seconds):
      "стало відомо лише через \(localizer.span(TimeSpan(between: seconds, calendarDays: Int(seconds / 86_400)))), казати вже запізно"
    case .otherDevice(let device, let carried):
      "у місці\(named(place)) перебуває \(device.cleanLine(cutAfter: 200)), а з собою у вас \(carried.cleanLine(cutAfter: 200))"
    }
  }
}
