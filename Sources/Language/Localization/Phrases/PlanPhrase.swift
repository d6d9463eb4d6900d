/// The plan of a day, days of rest and pauses, with the help of their commands.
package struct PlanPhrase: AreaPhrase {
  package let texts: Texts

  package init(texts: Texts) { self.texts = texts }
  package static let dueFirst = Self("by priority and due date", "за важливістю й терміном")
  package static let hardFirst = Self(
    "hard tasks first, since you feel fine",
    "спершу складні завдання: ви почуваєтеся добре")
  package static let easyFirst = Self(
    "easy tasks first, since you feel low",
    "спершу легкі завдання, щоб вам було легше")
  package static let fixed = Self("fixed", "у визначений час")
  package static let pinned = Self("pinned", "закріплено")
  package static let flexible = Self("flexible", "гнучке")
  package static let go = Self("needs a trip", "потрібна окрема поїздка")
  package static let late = Self("ends too late", "завершиться запізно")
  package static let conflict = Self("overlaps", "накладається")
  package static let overdue = Self("overdue", "прострочено")
  package static let noRoom = Self("no room", "немає місця")
  package static let whenYouComeBy = Self("when you come by", "коли будете поруч")
  package static let closedToday = Self("closed then", "тоді зачинено")
  package static let free = Self("free", "вільно")
  package static let notPlanned = Self("Not planned", "Не заплановано")
  package static let nothingPlanned = Self(
    "Nothing is planned for this day.",
    "На цей день нічого не заплановано.")
  package static let nothingDone = Self(
    "Nothing was done on this day.",
    "Цього дня нічого не виконано.")
  package static func done(_ number: Int) -> Self { Self("Done: \(number)", "Виконано: \(number)") }
  package static func freeTime(hours: Int, minutes: Int) -> Self {
    Self(
      "\(length(hours: hours, minutes: minutes)) free",
      "Вільно: \(length(hours: hours, minutes: minutes))")
  }
  /// The time that fixed tasks leave, whatever else the plan puts there.
  package static func freeOfFixed(hours: Int, minutes: Int) -> Self {
    Self(
      "\(length(hours: hours, minutes: minutes)) free of fixed tasks",
      "Вільно від справ за часом: \(length(hours: hours, minutes: minutes))"
    ).onPage(
      freeTime(hours: hours, minutes: minutes).text, freeTime(hours: hours, minutes: minutes).text)
  }
  package static func pinnedAt(task: String, _ time: LocalTime) -> Self {
    Self(
      "Pinned: \(task) at \(localizer.clock(time)).",
      "Закріплено: \(task) на \(localizer.clock(time)).")
  }
  package static func unpinned(task: String) -> Self {
    Self(
      "Unpinned: \(task). The plan chooses its time again.",
      "Відкріплено: \(task). Час знову обирає план.")
  }
  /// The user is usually at a place, named in quotes, at these times of this weekday.
  package static func usuallyAt(_ place: String, from: LocalTime, to: LocalTime) -> Self {
    Self(
      "On this weekday you are usually at \(place) from \(localizer.clock(from)) to "
        + "\(localizer.clock(to)); the plan counts on it.",
      "Цього дня тижня ви зазвичай у місці \(place) з \(localizer.clock(from)) до "
        + "\(localizer.clock(to)); план на це зважає.")
  }
  package static func newTaskAt(_ time: String) -> Self {
    Self("New task at \(time)", "Нове завдання на \(time)")
  }
  package static func moveBlock(task: String, time: String) -> Self {
    Self("Move \(task), now at \(time)", "Пересунути \(task), зараз \(time)")
  }

  // MARK: The weeks to come

  /// The kinds of tasks of a day: appointments, what is due, windows that open, windows that are
  /// open already.
  package static let weeksFixed = Self("fixed", "за часом")
  package static let weeksDue = Self("due", "термін")
  package static let weeksOpens = Self("opens", "відкриється")
  package static let weeksOpen = Self("open", "відкрите")
  package static func weeksUntil(_ day: String) -> Self { Self("until \(day)", "до \(day)") }
  package static func weeksBy(_ clock: String) -> Self { Self("by \(clock)", "до \(clock)") }
  package static let restDay = Self("rest day", "день відпочинку")
  package static let weeksEmpty = Self(
    "Nothing is due or fixed in these weeks.",
    "На ці тижні нічого не припадає.")
  package static let weeksExpected = Self(
    "~ is expected: counted as if the time before were done when due.",
    "~ очікувано: так, ніби попереднього разу все зроблено вчасно.")
  package static func weeksMore(_ number: Int) -> Self { Self("\(number) more", "ще \(number)") }
  package static func weeksCount(_ number: Int) -> Self {
    Self(alike: localizer.count(number, .week))
  }
  package static func dayHolds(fixed: Int, due: Int) -> Self {
    Self(
      [
        fixed > 0 ? "\(fixed) fixed" : nil,
        due > 0 ? "\(due) due" : nil,
      ].compactMap(\.self).joined(separator: ", "),
      [
        fixed > 0 ? "за часом: \(fixed)" : nil,
        due > 0 ? "термін: \(due)" : nil,
      ].compactMap(\.self).joined(separator: ", "))
  }

  // MARK: Pauses

  package static func pausedUntil(_ moment: String) -> Self {
    Self(
      "Nothing reminds until \(moment). What falls due meanwhile comes together then.",
      "Нагадувань не буде до \(moment). Усе, що настане за цей час, прийде разом.")
  }
  package static let pauseEnded = Self("The pause is over.", "Паузу завершено.")
  package static let notPaused = Self("Reminders are not paused.", "Нагадування не призупинено.")

  // MARK: What is wrong with a pause

  package static func pauseInThePast(subject: String) -> Self {
    Self(
      "\(subject) has passed: give a later time, or off to end the pause.",
      "\(subject) уже минуло: вкажіть пізніший час або off, щоб завершити паузу.")
  }
  /// The text is no end of a pause; perhaps the quoted suggestion was meant.
  package static func notPauseEnd(_ text: String, suggestion: String?) -> Self {
    Self(
      "\(text) is not an end for a pause: expected a length such as 2w or 3d, a date or time such as "
        + "mon, tomorrow or fri 18:00, or off." + DatePhrase.question(suggestion),
      "\(text) не є кінцем паузи: очікувалася тривалість, наприклад 2w чи 3d, дата чи час, "
        + "наприклад пн, завтра або пт 18:00, або off." + DatePhrase.question(suggestion)
    )
    .onPage(
      "\(text) cannot be read as a time. Write, for example, 2 weeks, mon, or fri 18:00."
        + DatePhrase.question(suggestion),
      "\(text) не вдається прочитати як час. Напишіть, наприклад, 2 тижні, пн або пт 18:00."
        + DatePhrase.question(suggestion))
  }

  // MARK: Rest days

  package static let noRestDays = Self("No rest days.", "Днів відпочинку немає.")
  /// The days were rest days already.
  package static let restAlready = Self(
    "Nothing changed: these are rest days already.",
    "Без змін: це вже дні відпочинку.")
  package static let restNotThere = Self(
    "Nothing changed: there is no rest day among these.",
    "Без змін: серед цих днів немає днів відпочинку.")
  /// `--remove` without days.
  package static let restDaysMissing = Self(
    "--remove needs the days: passby rest 2026-12-24 --remove",
    "Для --remove потрібні дні: passby rest 2026-12-24 --remove")
  /// The rest days that a pause brought, such as `Mon 2 Mar 2026 – Wed 4 Mar 2026`.
  package static func restOfPause(_ days: String) -> Self {
    Self("Rest days: \(days).", ukrainian.ended("Дні відпочинку: \(days)"))
  }

  // MARK: Help

  package static let helpPause = Self(
    "Silence all reminders until a time. Without one, show the pause.",
    "Призупинити всі нагадування до певного часу. Без часу – показати паузу.")
  package static let helpPauseUntil = Self(
    "2w, a time such as next week or fri 18:00, or off.",
    "2w, час, наприклад наступного тижня чи пт 18:00, або off.")
  package static let helpRest = Self(
    "Add days of rest, on which nothing counts as late, or list them.",
    "Додати дні відпочинку, коли ніщо не вважається запізнілим, або показати їх.")
  package static let helpRestDays = Self(
    "A day such as 2026-12-24, tomorrow or fri, or a span such as 2026-12-24..2027-01-02.",
    "День, наприклад 2026-12-24, завтра чи пт, або проміжок, наприклад 2026-12-24..2027-01-02.")
  package static let helpRestRemove = Self("Remove these days instead.", "Прибрати ці дні.")
  package static let helpRestDiscussion = Self(
    """
    Without days, all days of rest are listed. A pause brings days of rest for its time. Reminders
    go on: quiet hours, "passby snooze" and "passby pause" are for that.
    """,
    """
    Без днів показує всі дні відпочинку. Пауза додає дні відпочинку на свій час. Нагадування
    тривають: для тиші є тихі години, «passby snooze» і «passby pause».
    """)
  package static let help = Self(
    "Plan the day: which task at which time.",
    "Спланувати день: яке завдання о котрій годині.")
  package static let helpDiscussion = Self(
    """
    Fixed tasks and pins stand. Flexible tasks take the earliest gap that holds them, by priority \
    and due date, or by difficulty once you have said how you feel. A task with a place is planned \
    where you will be anyway; one that is due is planned all the same and needs a trip.
    """,
    """
    Завдання зі сталим часом і закріплені лишаються на місці. Гнучкі займають найраніший проміжок, \
    що їх вміщує, за важливістю й терміном або за складністю, коли ви сказали, як почуваєтеся. \
    Завдання з місцем планується там, де ви й так будете; те, чий термін настав, – у кожному разі, \
    але до нього треба йти окремо.
    """)
  package static let helpShow = Self(
    "Show the plan of today or of a date.",
    "Показати план на сьогодні або на іншу дату.")
  package static let helpDate = Self(
    "A date such as 2026-03-02 or tomorrow; today if left out.",
    "Дата, наприклад 2026-03-02 чи завтра; без неї – сьогодні.")
  package static let helpPin = Self(
    "Hold a flexible task at a time of today, until it is done or skipped, or unpinned.",
    "Закріпити гнучке завдання на певний час сьогодні, доки його не виконано, не пропущено чи не відкріплено."
  )
  package static let helpTime = Self(
    "The time, HH:MM; not before now.",
    "Час, HH:MM; не раніше за поточний.")
  package static let helpUnpin = Self(
    "Let the plan choose the time of a task again.",
    "Знову дати планові обрати час завдання.")
  package static let helpWeeks = Self(
    "Show the coming weeks: what is fixed, due and open on each day.",
    "Показати найближчі тижні: що й коли призначено, чий термін настає, що відкрите.")
  package static let helpWeeksCount = Self(
    "How many weeks, 1 to 52; 4 if left out.",
    "Скільки тижнів, від 1 до 52; без числа – 4.")
  package static let helpWeeksDiscussion = Self(
    """
    What is overdue stands on the first day. A task that counts from done stands there with its \
    next date, and then as if it were done whenever it is due, marked with ~. Free time is what \
    fixed tasks leave of the day's hours, today from now on. Snoozing changes nothing here.
    """,
    """
    Прострочене стоїть у першому дні. Завдання, що рахується від виконання, стоїть зі своєю \
    найближчою датою, а далі – так, ніби його щоразу роблять у термін; такі дати позначено знаком ~. \
    Вільний час – це години дня без завдань зі сталим часом, сьогодні – від цієї миті. \
    Відкладання тут нічого не змінює.
    """)

  private static func length(hours: Int, minutes: Int) -> String {
    let parts = [
      hours > 0 ? localizer.count(hours, .hour) : nil,
      minutes > 0 || hours == 0 ? localizer.count(minutes, .minute) : nil,
    ]
    return parts.compactMap(\.self).joined(separator: " ")
  }
}
