/// The fixed texts of charts and of the pages that consist of them, which templates name by their
/// raw value.
package enum ChartPagePhrase: String, Phrase, CaseIterable {
  /// The pages.
  case timeline, yearInPixels, statisticsPage, weeksShown, timelineEmpty, timelineMore, yearOf,
    yearMood, yearMarks, yearDone, yearBefore, yearAfter, yearHint, moodSection,
    valuesAsTable
  /// The captions of charts.
  case chartIntervals, chartStrength, chartHabitWeekdays, chartStreaks, chartMood,
    chartMoodCategory, chartMoodWeekday, chartMoodPlace, chartMoodHabit, chartDoneByDay,
    chartOnTime, chartWeekdayHour, chartVisits
  /// The keys of what is drawn.
  case keyDay, keySevenDays, keyPeriod, keyBefore, keyWith, keyWithout, keyWindow, keyMedian,
    keyEarly, keyWithin, keyLate, keyPresent, keyDoneDot, keyDueDot, keyNextDot, keyToday
  /// The heads of columns.
  case columnDay, columnDays, columnWeekday, columnWeek, columnName, columnMood, columnHour,
    columnOpens, columnShare

  /// Returns the phrase in a language.
  package func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}
