/// The fixed texts of charts and of the pages that consist of them, which templates name by their
/// raw value.
package enum ChartPagePhrase: String, WrittenPhrase, CaseIterable {
  /// The pages.
  case timeline, yearInPixels, statisticsPage, weeksShown, timelineEmpty, timelineMore, yearOf,
    yearMood, yearMarks, yearDone, yearBefore, yearAfter, yearHint, moodSection, valuesAsTable
  /// The captions of charts.
  case chartIntervals, chartStrength, chartHabitWeekdays, chartStreaks, chartMood,
    chartMoodCategory, chartMoodWeekday, chartMoodPlace, chartMoodHabit, chartDoneByDay,
    chartOnTime, chartWeekdayHour, chartVisits
  /// The keys of what is drawn.
  case keyDay, keySevenDays, keyPeriod, keyBefore, keyWith, keyWithout, keyWindow, keyMedian,
    keyEarly, keyWithin, keyLate, keyPresent, keyDoneDot, keyDueDot, keyNextDot, keyToday
  /// The heads of columns.
  case columnDay, columnDays, columnWeekday, columnWeek, columnName, columnMood, columnHour,
    columnShare

  package var texts: Texts {
    switch self {
    case .timeline: Texts("Timeline", "Стрічка часу")
    case .yearInPixels: Texts("Year", "Рік")
    case .statisticsPage: Texts("Statistics", "Статистика")
    case .weeksShown: Texts("Scale", "Масштаб")
    case .timelineEmpty:
      Texts(
        "Nothing to show on this scale.",
        "На цьому масштабі показувати нічого.")
    case .timelineMore: Texts("Show all tasks", "Показати всі завдання")
    case .yearOf: Texts("Show", "Показати")
    case .yearMood: Texts("Mood", "Настрій")
    case .yearMarks: Texts("Good and bad days", "Добрі й погані дні")
    case .yearDone: Texts("Done", "Виконано")
    case .yearBefore: Texts("The year before", "Попередній рік")
    case .yearAfter: Texts("The year after", "Наступний рік")
    case .yearHint:
      Texts(
        "Arrow keys go from day to day, Enter opens the day.",
        "Стрілки ведуть від дня до дня, Enter відкриває день.")
    case .moodSection: Texts("Mood", "Настрій")
    case .valuesAsTable: Texts("Numbers", "Числа")
    case .chartIntervals: Texts("Days from one time to the next", "Скільки днів від разу до разу")
    case .chartStrength: Texts("Strength", "Сила звички")
    case .chartHabitWeekdays: Texts("Done by weekday", "Виконано за днями тижня")
    case .chartStreaks: Texts("Days in a row", "Дні поспіль")
    case .chartMood: Texts("Mood by day", "Настрій за днями")
    case .chartMoodCategory: Texts("Mood by category", "Настрій за категоріями")
    case .chartMoodWeekday: Texts("Mood by weekday", "Настрій за днями тижня")
    case .chartMoodPlace: Texts("Mood by place", "Настрій за місцями")
    case .chartMoodHabit: Texts("Mood with and without a habit", "Настрій зі звичкою та без неї")
    case .chartDoneByDay: Texts("Done by day", "Виконано за днями")
    case .chartOnTime: Texts("Done on time", "Виконано вчасно")
    case .chartWeekdayHour: Texts("Done by weekday and hour", "Виконано за днями тижня й годинами")
    case .chartVisits: Texts("Visits", "Відвідування")
    case .keyDay: Texts("One day", "Один день")
    case .keySevenDays: Texts("Mean of seven days", "Середнє за сім днів")
    case .keyPeriod: Texts("This period", "Цей період")
    case .keyBefore: Texts("The period before", "Раніше")
    case .keyWith: Texts("With it", "З нею")
    case .keyWithout: Texts("Without it", "Без неї")
    case .keyWindow: Texts("The window", "Вікно")
    case .keyMedian: Texts("Median", "Медіана")
    case .keyEarly: Texts("Early", "Рано")
    case .keyWithin: Texts("In time", "Вчасно")
    case .keyLate: Texts("Late", "Пізно")
    case .keyPresent: Texts("Since the last time", "Від останнього разу")
    case .keyDoneDot: Texts("Done", "Виконано")
    case .keyDueDot: Texts("Due", "Термін")
    case .keyNextDot: Texts("The next one", "Наступний раз")
    case .keyToday: Texts("Today", "Сьогодні")
    case .columnDay: Texts("Day", "День")
    case .columnDays: Texts("Days", "Дні")
    case .columnWeekday: Texts("Weekday", "День тижня")
    case .columnWeek: Texts("Week", "Тиждень")
    case .columnName: Texts("Name", "Назва")
    case .columnMood: Texts("Mood", "Настрій")
    case .columnHour: Texts("Hour", "Година")
    case .columnShare: Texts("Share", "Частка")
    }
  }
}
