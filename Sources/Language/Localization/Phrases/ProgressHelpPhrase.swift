/// Help of the commands about moods, progress and statistics.
public enum ProgressHelpPhrase: String, Phrase, CaseIterable {
  case mood, moodAdd, moodDay, moodCalendar, moodDiscussion, feeling, moodNote, moodTask, moodAt
  case markDate, mark, toggle, month
  case stats, statsFrom, statsTo, progress, progressTask, practice, practiceName, practiceDone
  case groupProgress, doneMood, exportCSV, importDaylio, importMap

  /// Returns the phrase in a language.
  public func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}
