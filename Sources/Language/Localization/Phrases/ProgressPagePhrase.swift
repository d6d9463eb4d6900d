/// The fixed texts of the pages about moods, progress and practices, which templates name by their
/// raw value.
package enum ProgressPagePhrase: String, WrittenPhrase, CaseIterable {
  case progress, levelAndPoints, yourStreaks, yourBadges, badgesToCome, statistics, showPeriod,
    firstDay, lastDay, chartCategories, numbers, doneEntries, lateEntries,
    notDoneEntries, skippedEntries, pointsEarned, averageMood, streakOfTask, restExplained,
    moodQuestion, moodNoteField, moodSave, moodVerySad, moodSad, moodNeutral, moodHappy,
    moodVeryHappy, practices, practiceBegin, practiceStop, practiceFinished, practiceNothingKept,
    breatheIn, breatheHold, breatheOut, breatheRounds, drawHere, drawClear, drawKeep,
    drawNeedsScript, dayColumn, categoryColumn, noStatistics, noMoods, noteMood, noHabitsThen,
    thisYear, fromTo, periodChoice

  package var texts: Texts {
    switch self {
    case .progress: Texts("Progress", "Поступ")
    case .levelAndPoints: Texts("Level", "Рівень")
    case .yourStreaks: Texts("Streaks", "Серії")
    case .yourBadges: Texts("Badges", "Відзнаки")
    case .badgesToCome: Texts("Still to come", "Ще попереду")
    case .statistics: Texts("Statistics", "Статистика")
    case .showPeriod: Texts("Show", "Показати")
    case .firstDay: Texts("From", "З")
    case .lastDay: Texts("To", "По")
    case .chartCategories: Texts("Done by category", "Виконано за категоріями")
    case .numbers: Texts("Numbers", "Числа")
    case .doneEntries: Texts("Done", "Виконано")
    case .lateEntries: Texts("Late", "Із запізненням")
    case .notDoneEntries: Texts("Not done", "Не виконано")
    case .skippedEntries: Texts("Skipped", "Пропущено")
    case .pointsEarned: Texts("Points", "Бали")
    case .averageMood: Texts("Average mood", "Середній настрій")
    case .streakOfTask: Texts("Task", "Завдання")
    case .restExplained:
      Texts(
        "Seven in a row earn a reserve (two at most). It covers one miss.",
        "Сім разів поспіль дають запас (щонайбільше два). Він покриває один пропуск.")
    case .moodQuestion: Texts("How do you feel?", "Як ви почуваєтеся?")
    case .moodNoteField: Texts("A few words (optional)", "Кілька слів (необов’язково)")
    case .moodSave: Texts("Save mood", "Зберегти настрій")
    case .moodVerySad: Texts("Very sad", "Дуже сумно")
    case .moodSad: Texts("Sad", "Сумно")
    case .moodNeutral: Texts("Neutral", "Нейтрально")
    case .moodHappy: Texts("Happy", "Радісно")
    case .moodVeryHappy: Texts("Very happy", "Дуже радісно")
    case .practices: Texts("Practices", "Практики")
    case .practiceBegin: Texts("Begin", "Почати")
    case .practiceStop: Texts("Stop", "Зупинити")
    case .practiceFinished: Texts("I have finished", "Завершено")
    case .practiceNothingKept:
      Texts(
        "What you write or draw stays on this page. It is not saved.",
        "Написане й намальоване залишається на цій сторінці й не зберігається.")
    case .breatheIn: Texts("Breathe in", "Вдих")
    case .breatheHold: Texts("Hold", "Затримка")
    case .breatheOut: Texts("Breathe out", "Видих")
    case .breatheRounds: Texts("Four rounds, 76 seconds", "Чотири кола, 76 секунд")
    case .drawHere: Texts("Drawing area", "Поле для малювання")
    case .drawClear: Texts("Clear", "Очистити")
    case .drawKeep: Texts("Save as a file", "Зберегти як файл")
    case .drawNeedsScript:
      Texts(
        "To draw here, the page needs JavaScript. Paper works as well.",
        "Щоб малювати тут, сторінці потрібен JavaScript. Папір теж підійде.")
    case .dayColumn: Texts("Day", "День")
    case .categoryColumn: Texts("Category", "Категорія")
    case .noStatistics:
      Texts("Nothing was done in these days.", "За ці дні нічого не виконано.")
    case .noMoods:
      Texts("No mood was noted in these days.", "За ці дні настрою не записано.")
    case .noteMood: Texts("Note how you feel", "Записати настрій")
    case .noHabitsThen: Texts("There was no habit in these days.", "У ці дні звичок не було.")
    case .thisYear: Texts("This year", "Цей рік")
    case .fromTo: Texts("From … to", "Від … до")
    case .periodChoice: Texts("Period", "Період")
    }
  }
}
