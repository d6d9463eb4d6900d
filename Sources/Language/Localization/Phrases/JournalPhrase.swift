/// Texts about good things, notes and the journal's day, and what was wrong with them.
public enum JournalPhrase: Phrase, Hashable {
  /// The good things of a day, as the subject of a message.
  case gratitudeOf(date: String)
  /// A note of a day, as the subject of a message.
  case noteOf(date: String)
  /// So many days with good things.
  case gratitudes(Int)
  /// So many notes.
  case notes(Int)
  /// So many photos.
  case photos(Int)
  /// The good things of a day were written.
  case gratitudeSaved(date: String)
  /// The good things of a day were taken away.
  case gratitudeRemoved(date: String)
  /// A note was written.
  case noteSaved(date: String)
  /// A note was changed.
  case noteChanged(date: String)
  /// A note was removed.
  case noteRemoved(date: String)
  /// The name of a section: `gratitude`, `notes`, `habits`, `done`, `photos`.
  case title(String)
  /// A day about which nothing is written.
  case emptyDay
  /// No note was found.
  case noNotes
  /// The hint that a practice keeps what is written in it.
  case keptInJournal
  /// A good day.
  case goodDay
  /// A bad day.
  case badDay
  /// The step of writing the good things, in the middle of a sentence.
  case stepGratitude(date: String)
  /// The step of taking the good things away, in the middle of a sentence.
  case stepGratitudeRemoved(date: String)
  /// The step of writing a note, in the middle of a sentence.
  case stepNoteAdded(date: String)
  /// The step of changing a note, in the middle of a sentence.
  case stepNoteChanged(date: String)
  /// The step of removing a note, in the middle of a sentence.
  case stepNoteRemoved(date: String)

  // MARK: Problems

  /// Three good things were expected; so many were given.
  case threeExpected(Int)
  /// Texts were given to a removal.
  case removeAlone
  /// One of the three fields is blank.
  case fillInThree
  /// A good thing is too long.
  case goodThingTooLong(Int, most: Int)
  /// A note is blank.
  case blankNote
  /// A note is too long.
  case noteTooLong(Int, most: Int)
  /// The day is to come.
  case dayToCome(String)
  /// No note has the number.
  case noSuchNote(String)
  /// There are no good things on a day.
  case noGratitude(date: String)

  /// Returns the phrase in a language.
  public func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}
