extension Ukrainian {
  package func text(_ phrase: PlanPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .dueFirst: "за важливістю й терміном"
    case .hardFirst: "спершу складні завдання: ви почуваєтеся добре"
    case .easyFirst: "спершу легкі завдання, щоб вам було легше"
    case .fixed: "у визначений час"
    case .pinned: "закріплено"
    case .flexible: "гнучке"
    case .go: "потрібна окрема поїздка"
    case .late: "завершиться запізно"
    case .conflict: "накладається"
    case .overdue: "прострочено"
    case .noRoom: "немає місця"
    case .whenYouComeBy: "коли будете поруч"
    case .free: "вільно"
    case .notPlanned: "Не заплановано"
    case .nothingPlanned: "На цей день нічого не заплановано."
    case .nothingDone: "Цього дня нічого не виконано."
    case .done(let number): "Виконано: \(number)"
    case .freeTime(let hours, let minutes): "Вільно: \(length(hours: hours, minutes: minutes))"
    case .pinnedAt(let task, let time): "Закріплено: \(task) на \(localizer.clock(time))."
    case .unpinned(let task): "Відкріплено: \(task). Час знову обирає план."
    case .usuallyAt(let place, let from, let to):
      "Цього дня тижня ви зазвичай у місці \(place) з \(localizer.clock(from)) до "
        + "\(localizer.clock(to)); план на це зважає."
    case .newTaskAt(let time): "Нове завдання на \(time)"
    case .moveBlock(let task, let time): "Пересунути \(task), зараз \(time)"
    // The weeks to come.
    case .weeksFixed: "за часом"
    case .weeksDue: "термін"
    case .weeksOpens: "відкриється"
    case .weeksOpen: "відкрите"
    case .weeksUntil(let time), .weeksBy(let time): "до \(time)"
    case .restDay: "день відпочинку"
    case .weeksEmpty: "На ці тижні нічого не припадає."
    case .weeksExpected: "~ очікувано: так, ніби попереднього разу все зроблено вчасно."
    case .weeksMore(let number): "ще \(number)"
    case .weeksCount(let number): count(number, .week)
    case .dayHolds(let fixed, let due):
      [
        fixed > 0 ? "за часом: \(fixed)" : nil,
        due > 0 ? "термін: \(due)" : nil,
      ].compactMap(\.self).joined(separator: ", ")
    // Pauses.
    case .pausedUntil(let moment):
      "Нагадувань не буде до \(moment). Усе, що настане за цей час, прийде разом."
    case .pauseEnded: "Паузу завершено."
    case .notPaused: "Нагадування не призупинено."
    // What is wrong with a pause.
    case .pauseInThePast(let subject):
      "\(subject) уже минуло: вкажіть пізніший час або off, щоб завершити паузу."
    case .notPauseEnd(let text, let suggestion) where localizer.audience == .page:
      "\(text) не вдається прочитати як час. Напишіть, наприклад, 2 тижні, пн або пт 18:00."
        + question(suggestion)
    case .notPauseEnd(let text, let suggestion):
      "\(text) не є кінцем паузи: очікувалася тривалість, наприклад 2w чи 3d, дата чи час, "
        + "наприклад пн, завтра або пт 18:00, або off." + question(suggestion)
    // Rest days.
    case .noRestDays: "Днів відпочинку немає."
    case .restAlready: "Без змін: це вже дні відпочинку."
    case .restNotThere: "Без змін: серед цих днів немає днів відпочинку."
    case .restDaysMissing: "Для --remove потрібні дні: passby rest 2026-12-24 --remove"
    case .restOfPause(let days): ended("Дні відпочинку: \(days)")
    // Help.
    case .helpPause: "Призупинити всі нагадування до певного часу. Без часу – показати паузу."
    case .helpPauseUntil: "2w, час, наприклад наступного тижня чи пт 18:00, або off."
    case .helpRest: "Додати дні відпочинку, коли ніщо не вважається запізнілим, або показати їх."
    case .helpRestDays:
      "День, наприклад 2026-12-24, завтра чи пт, або проміжок, наприклад 2026-12-24..2027-01-02."
    case .helpRestRemove: "Прибрати ці дні."
    case .helpRestDiscussion:
      """
      Без днів показує всі дні відпочинку. Пауза додає дні відпочинку на свій час. Нагадування
      тривають: для тиші є тихі години, «passby snooze» і «passby pause».
      """
    case .help: "Спланувати день: яке завдання о котрій годині."
    case .helpDiscussion:
      """
      Завдання зі сталим часом і закріплені лишаються на місці. Гнучкі займають найраніший проміжок, \
      що їх вміщує, за важливістю й терміном або за складністю, коли ви сказали, як почуваєтеся. \
      Завдання з місцем планується там, де ви й так будете; те, чий термін настав, – у кожному разі, \
      але до нього треба йти окремо.
      """
    case .helpShow: "Показати план на сьогодні або на іншу дату."
    case .helpDate: "Дата, наприклад 2026-03-02 чи завтра; без неї – сьогодні."
    case .helpPin:
      "Закріпити гнучке завдання на певний час сьогодні, доки його не виконано, не пропущено чи не відкріплено."
    case .helpTime: "Час, HH:MM; не раніше за поточний."
    case .helpUnpin: "Знову дати планові обрати час завдання."
    case .helpWeeks:
      "Показати найближчі тижні: що й коли призначено, чий термін настає, що відкрите."
    case .helpWeeksCount: "Скільки тижнів, від 1 до 52; без числа – 4."
    case .helpWeeksDiscussion:
      """
      Прострочене стоїть у першому дні. Завдання, що рахується від виконання, стоїть зі своєю \
      найближчою датою, а далі – так, ніби його щоразу роблять у термін; такі дати позначено знаком ~. \
      Вільний час – це години дня без завдань зі сталим часом, сьогодні – від цієї миті. \
      Відкладання тут нічого не змінює.
      """
    }
  }

  private func length(hours: Int, minutes: Int) -> String {
    let parts = [
      hours > 0 ? count(hours, .hour) : nil,
      minutes > 0 || hours == 0 ? count(minutes, .minute) : nil,
    ]
    return parts.compactMap(\.self).joined(separator: " ")
  }
}
