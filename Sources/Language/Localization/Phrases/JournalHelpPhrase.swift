/// Help of the commands about habits and the journal.
public enum JournalHelpPhrase: String, Phrase, CaseIterable {
  case groupJournal
  case habit, habitDiscussion, habitAdd, habitEdit, habitCheck, habitUncheck, habitRest, habitShow
  case habitList, habitRemove
  case habitNewName, habitName, habitDays, habitStart, habitAt, boxDate, boxDateOption
  case journal, journalDiscussion, journalShow, journalGratitude, journalAdd, journalEdit
  case journalRemove, journalList
  case journalDate, goodThings, gratitudeRemove, writtenFor, noteText, noteNumber, noteSearch
  case notesFrom, notesTo
  case practiceTexts

  /// Returns the phrase in a language.
  public func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}
