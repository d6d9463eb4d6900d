/// The fixed texts of the pages of the plan, of rest days and of pauses, which templates name by
/// their raw value.
package enum PlanPagePhrase: String, WrittenPhrase, CaseIterable {
  /// The plan of a day.
  case plan, dayBefore, dayAfter, goToDay, showDay, today, pin, unpin, pinAt, pinHint, pinKeys,
    newTaskHint

  // MARK: The weeks to come

  case weeksTitle, weeksChoice, weeksFixedHead, weeksDueHead, weeksOpensHead,
    weeksExpectedMark, weeksRestMark, weeksHint, weeksMoveHint, weeksMoveKeys, weeksAhead,
    weeksDays, weeksEveryDay, weekBefore, weekAfter
  // MARK: Rest days

  case restDays, restHint, restFrom, restTo, restToHint, restAdd, restNone, restAll, restRemove,
    restOfPauseMark, restDaysMissing
  // MARK: Tools

  case pauseReminders, awayUntil, pause, endPause, pauseHint

  package var texts: Texts {
    switch self {
    case .plan: Texts("Plan", "План")
    case .dayBefore: Texts("Day before", "Попередній день")
    case .dayAfter: Texts("Day after", "Наступний день")
    case .goToDay: Texts("Date", "Дата")
    case .showDay: Texts("Show", "Показати")
    case .today: Texts("Today", "Сьогодні")
    case .pin: Texts("Pin", "Закріпити")
    case .unpin: Texts("Unpin", "Відкріпити")
    case .pinAt: Texts("Pin at", "Закріпити на")
    case .pinHint:
      Texts(
        "Drag a task by its handle to pin it at a time.",
        "Перетягніть завдання за ручку, щоб закріпити його на певний час.")
    case .pinKeys:
      Texts(
        "With the keyboard: arrow keys move by 5 minutes, with Shift by 15, Enter pins, Escape cancels.",
        "З клавіатури: стрілки пересувають на 5 хвилин, із Shift – на 15, Enter закріплює, Escape скасовує."
      )
    case .newTaskHint:
      Texts(
        "Tap free time to add a task there.",
        "Торкніться вільного часу, щоб додати завдання.")
    case .weeksTitle: Texts("Coming weeks", "Найближчі тижні")
    case .weeksChoice: Texts("How many weeks", "Скільки тижнів")
    case .weeksFixedHead: Texts("Fixed", "За часом")
    case .weeksDueHead: Texts("Due", "Термін")
    case .weeksOpensHead: Texts("Can be done from", "Можна робити від")
    case .weeksExpectedMark: Texts("expected", "очікувано")
    case .weeksRestMark: Texts("rest day", "відпочинок")
    case .weeksHint:
      Texts(
        "A bar is the time in which a task can be done; it darkens towards its end. Pale names are expected: as if the time before were done when due.",
        "Смуга – це час, коли завдання можна зробити; до кінця вона темнішає. Бліді назви – очікувані дати: так, ніби попереднього разу все зроблено вчасно."
      )
    case .weeksMoveHint:
      Texts(
        "Drag a task to another day.", "Перетягніть завдання на інший день.")
    case .weeksMoveKeys:
      Texts(
        "With the keyboard: Alt with ← → moves it by a day, with ↑ ↓ by a week, Escape puts it back.",
        "З клавіатури: Alt з ← → пересуває на день, з ↑ ↓ – на тиждень, Escape повертає назад.")
    case .weeksDays: Texts("The days", "Дні")
    case .weeksEveryDay: Texts("Every day", "Щодня")
    case .weekBefore: Texts("The week before", "Попередній тиждень")
    case .weekAfter: Texts("The week after", "Наступний тиждень")
    case .weeksAhead: Texts("On this day", "Цього дня")
    case .restDays: Texts("Rest days", "Дні відпочинку")
    case .restHint:
      Texts(
        "On these days nothing counts as late, and no streak breaks. Reminders go on; to silence them as well, pause them.",
        "У ці дні ніщо не вважається простроченим, а серії не перериваються. Нагадування надходять далі; щоб стихли й вони, поставте їх на паузу."
      )
    case .restFrom: Texts("From", "З")
    case .restTo: Texts("To", "По")
    case .restToHint:
      Texts(
        "Leave the second empty for a single day.",
        "Для одного дня друге поле залиште порожнім.")
    case .restAdd: Texts("Add", "Додати")
    case .restNone: Texts("No rest days.", "Днів відпочинку немає.")
    case .restAll: Texts("Your rest days", "Ваші дні відпочинку")
    case .restRemove: Texts("Remove", "Прибрати")
    case .restOfPauseMark: Texts("of a pause", "через паузу")
    case .restDaysMissing: Texts("Choose the first day.", "Виберіть перший день.")
    case .pauseReminders: Texts("Pause all reminders", "Призупинити всі нагадування")
    case .awayUntil: Texts("Away until", "Мене не буде до")
    case .pause: Texts("Pause", "Призупинити")
    case .endPause: Texts("End the pause", "Завершити паузу")
    case .pauseHint:
      Texts(
        "What falls due meanwhile comes together when the pause ends.",
        "Усе, чий термін настане тим часом, надійде разом, коли пауза скінчиться.")
    }
  }
}
