/// The fixed texts of the pages about moods, progress and practices, which templates name by their
/// raw value.
package enum ProgressPagePhrase: String, Phrase, CaseIterable {
  case progress, levelAndPoints, yourStreaks, yourBadges, badgesToCome, statistics, showPeriod,
    firstDay, lastDay,
    chartDone, chartMoods, chartCategories, numbers, doneEntries, lateEntries, notDoneEntries,
    skippedEntries, pointsEarned, averageMood, streakOfTask, restExplained, moodQuestion,
    moodNoteField, moodSave, moodVerySad, moodSad, moodNeutral, moodHappy, moodVeryHappy, practices,
    practiceBegin, practiceStop, practiceFinished, practiceNothingKept, breatheIn, breatheHold,
    breatheOut, breatheRounds, drawHere, drawClear, drawKeep, drawNeedsScript, dayColumn,
    categoryColumn, noStatistics, backToPractices

  /// Returns the phrase in a language.
  package func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}
