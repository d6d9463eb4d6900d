extension Ukrainian {
  /// Returns the text of a phrase.
  public func text(_ phrase: ProgressPagePhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .progress: "Поступ"
    case .levelAndPoints: "Рівень"
    case .yourStreaks: "Серії"
    case .badgesToCome: "Ще попереду"
    case .yourBadges: "Відзнаки"
    case .statistics: "Статистика"
    case .showPeriod: "Показати"
    case .firstDay:
      "З"
    case .lastDay:
      "По"
    case .chartDone: "Виконано й не виконано за днями"
    case .chartMoods: "Настрій за днями"
    case .chartCategories: "Виконано за категоріями"
    case .numbers: "Числа"
    case .doneEntries: "Виконано"
    case .lateEntries: "Із запізненням"
    case .notDoneEntries: "Не виконано"
    case .skippedEntries: "Пропущено"
    case .pointsEarned: "Бали"
    case .averageMood: "Середній настрій"
    case .streakOfTask: "Завдання"
    case .restExplained:
      "Сім разів поспіль дають запас (щонайбільше два). Він покриває один пропуск."
    case .moodQuestion: "Як ви почуваєтеся?"
    case .moodNoteField: "Кілька слів (необов’язково)"
    case .moodSave: "Зберегти настрій"
    case .moodVerySad: "Дуже сумно"
    case .moodSad: "Сумно"
    case .moodNeutral: "Нейтрально"
    case .moodHappy: "Радісно"
    case .moodVeryHappy: "Дуже радісно"
    case .practices: "Практики"
    case .practiceBegin: "Почати"
    case .practiceStop: "Зупинити"
    case .practiceFinished: "Завершено"
    case .practiceNothingKept:
      "Написане й намальоване залишається на цій сторінці й не зберігається."
    case .breatheIn: "Вдих"
    case .breatheHold: "Затримка"
    case .breatheOut: "Видих"
    case .breatheRounds: "Чотири кола, 76 секунд"
    case .drawHere: "Поле для малювання"
    case .drawClear: "Очистити"
    case .drawKeep: "Зберегти як файл"
    case .drawNeedsScript: "Щоб малювати тут, сторінці потрібен JavaScript. Папір теж підійде."
    case .dayColumn: "День"
    case .categoryColumn: "Категорія"
    case .noStatistics: "За цей період нічого немає."
    case .backToPractices: "Усі практики"
    }
  }
}
