import Model

extension Ukrainian {
  /// Returns the text of a phrase.
  public func text(_ phrase: WhyPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .standing(let task, .opens(let time)):
      "\(task) очікує: відкриється \(localizer.when(time))."
    case .standing(let task, let standing): "\(task): \(text(.standing(standing), localizer))."
    case .nothingLeft: "Більше нічого робити, тож нагадувань не буде."
    case .neverReminds(let task):
      "Завдання не має ні місця, ні дати, тож ніколи не нагадує: passby edit \(task) "
        + "--place НАЗВА або --due ЧАС."
    case .noMoreReminders: "Більше нагадувань не буде."
    case .remindsOnVisit(let visit, let opens, let time):
      "Нагадає " + condition(visit, from: opens, localizer)
        + (time.map { ", а також \(condition($0, localizer))" } ?? "") + "."
    case .reminds(let time): "Нагадає \(condition(time, localizer))."
    case .lastReminder(let time):
      "Востаннє нагадало, коли настав термін: \(localizer.moment(time))."
    case .snoozedUntil(let time):
      "Відкладено до \(localizer.moment(time)): доти нагадувань не буде."
    case .snoozedUntilVisit(let visit):
      "Відкладено: нагадувань не буде, доки ви наступного разу не "
        + (visit.map { words($0, localizer) } ?? "відвідаєте його місце") + "."
    case .snoozedUntilLeaving: "Відкладено: нагадає, коли ви залишите місце, де ви зараз."
    case .youAreAt(let place): "Ви зараз у місці \(place)."
    case .quietAt(let place, let reason):
      "Ви зараз у місці \(place). До наступного візиту нагадувань там не буде: "
        + "\(text(reason, localizer))."
    case .heldUntil(let time):
      "Нагадування затримано до кінця тихих годин: \(localizer.moment(time))."
    case .heldUntilRunning:
      "Нагадування затримали тихі години; воно надійде, щойно запрацює passby."
    case .tagWithoutPlace(let tag):
      "Жодне місце ще не має мітки #\(tag): passby place edit НАЗВА --tag \(tag)"
    case .seenBy(let person): "Для особи \(person):"
    case .forOthers(let person):
      "Завдання для інших: особі \(person) воно ніколи не нагадує."
    case .noTaskAtPlace: "Там не можна виконати жодного завдання, тож нагадувань немає."
    case .neverSeenAt(let place): "Ви ще не були в місці \(place)."
    case .cameTo(let place, let time):
      "Ви в місці \(place): прибули \(localizer.when(time))."
    case .leftPlace(let place, let time):
      "Ви не в місці \(place): залишили його \(localizer.when(time))."
    case .decision(let outcome, let task, let occasion):
      text(outcome, "\(task)\(words(occasion))", localizer)
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
      case .dwell(let span): "відвідаєте на \(localizer.span(span))"
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
    _ outcome: DecisionOutcome, _ what: String, _ localizer: Localizer
  ) -> String {
    switch outcome {
    case .reminded: "Нагадування про \(what)."
    case .held(let end):
      "Нагадування про \(what) затримано тихими годинами до \(localizer.clock(end))."
    case .waits: "Нагадування про \(what) чекає, доки надійде все, що зберіг телефон."
    case .released: "Нагадування про \(what), затримане до кінця тихих годин."
    case .dropped(let reason):
      "Без нагадування про \(what) після тихих годин: \(text(reason, localizer))."
    case .silent(let reason): "Без нагадування про \(what): \(text(reason, localizer))."
    }
  }

  private func words(_ occasion: DecisionOccasion) -> String {
    switch occasion {
    case .enter(let place): " на вході в місце\(named(place))"
    case .exit(let place): " на виході з місця\(named(place))"
    case .dwell(let place): " під час перебування в місці\(named(place))"
    case .cross(let place): " під час проїзду повз місце\(named(place))"
    case .inside(let place): " у місці\(named(place))"
    case .due: " у термін"
    case .before: " незадовго до початку"
    case .start: " на початку"
    case .habit: " у свою годину"
    }
  }

  private func named(_ place: String?) -> String { place.map { " \($0)" } ?? "" }

  private func text(_ reason: QuietReason, _ localizer: Localizer) -> String {
    switch reason {
    case .opensLater(let opens): "відкриється \(localizer.when(opens))"
    case .notAsked: "завдання не нагадує про такі події"
    case .alreadyReminded: "під час цього візиту вже було нагадування"
    case .answered(.done): "ви виконали його під час цього візиту"
    case .answered(.skipped): "ви пропустили його під час цього візиту"
    case .answered(.snoozed): "ви відклали його під час цього візиту"
    case .answered(.created): "його створено під час цього візиту"
    case .answered(.edited): "його змінено під час цього візиту"
    case .answered(.dismissed): "під час цього візиту ви вибрали «Не зараз»"
    case .snoozed(let end): "відкладено \(until(end, localizer))"
    case .whileInsideOff: "нагадування всередині місця вимкнено"
    case .knownVisit: "ви були там раніше, і ніщо не свідчить, що ви щойно прибули"
    case .noLongerOpen: "коли тихі години скінчилися, воно вже не було відкрите"
    case .leftPlace: "коли тихі години скінчилися, вас там уже не було"
    case .tooLate(let span):
      "стало відомо лише через \(localizer.span(span)), казати вже запізно"
    case .otherDevice(let device, let place, let carried):
      "у місці\(named(place)) перебуває \(device), а з собою у вас \(carried)"
    }
  }
}
