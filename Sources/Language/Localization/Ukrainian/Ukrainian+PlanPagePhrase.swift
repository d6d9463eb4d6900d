extension Ukrainian {
  package func text(_ phrase: PlanPagePhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .plan: "План"
    case .dayBefore: "Попередній день"
    case .dayAfter: "Наступний день"
    case .goToDay: "Дата"
    case .showDay: "Показати"
    case .today: "Сьогодні"
    case .pin: "Закріпити"
    case .unpin: "Відкріпити"
    case .pinAt: "Закріпити на"
    case .pinHint:
      "Перетягніть завдання за ручку, щоб закріпити його на певний час. З клавіатури: стрілки пересувають на 5 хвилин, із Shift – на 15, Enter закріплює, Escape скасовує."
    case .newTaskHint: "Торкніться вільного часу, щоб додати завдання."
    // The weeks to come.
    case .weeksTitle: "Найближчі тижні"
    case .weeksChoice: "Скільки тижнів"
    case .weeksDay: "День"
    case .weeksFixedHead: "За часом"
    case .weeksDueHead: "Термін"
    case .weeksOpensHead: "Можна робити від"
    case .weeksFreeHead: "Вільно"
    case .weeksExpectedMark: "очікувано"
    case .weeksRestMark: "відпочинок"
    case .weeksHint:
      "Смуга – це час, коли завдання можна зробити; до кінця вона темнішає. Бліді назви – очікувані дати: так, ніби попереднього разу все зроблено вчасно."
    case .weeksMoveHint:
      "Перетягніть завдання на інший день. З клавіатури: Alt з ← → пересуває на день, з ↑ ↓ – на тиждень, Escape повертає назад."
    case .weeksAhead: "Цього дня"
    // Rest days.
    case .restDays: "Дні відпочинку"
    case .restHint:
      "У ці дні ніщо не вважається простроченим, а серії не перериваються. Нагадування надходять далі; щоб стихли й вони, поставте їх на паузу."
    case .restFrom:
      "З"
    case .restTo:
      "По"
    case .restToHint: "Для одного дня друге поле залиште порожнім."
    case .restAdd: "Додати"
    case .restNone: "Днів відпочинку немає."
    case .restAll: "Ваші дні відпочинку"
    case .restRemove: "Прибрати"
    case .restOfPauseMark: "через паузу"
    case .restDaysMissing: "Виберіть перший день."
    // Tools.
    case .pauseReminders: "Призупинити всі нагадування"
    case .awayUntil: "Мене не буде до"
    case .pause: "Призупинити"
    case .endPause: "Завершити паузу"
    case .pauseHint: "Усе, чий термін настане тим часом, надійде разом, коли пауза скінчиться."
    }
  }
}
