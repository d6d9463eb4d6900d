/// The texts of the journal's pages with numbers and names in them.
public enum JournalViewPhrase: Phrase, Hashable {
  /// The average mood of a day, already formatted.
  case average(String)
  /// A number of photos.
  case photos(Int)
  /// How much was done.
  case done(Int)
  /// The button that marks a day.
  case markDay(String)
  /// A number of notes that have the words of a search.
  case found(Int)
  /// More notes have the words than are shown; the number that are.
  case firstShown(Int)
  /// The button that deletes the note of a time.
  case deleteNote(String)
  /// The box of a day: its number, its day, and its state in a word.
  case box(Int, day: String, state: String)
  /// The link that changes a habit, and the title of its form.
  case changeHabit(String)
  /// The button that deletes a habit.
  case deleteHabit(String)
  /// Marks a habit as done on the open day, or not; the name.
  case markHabit(String)
  /// How many boxes of how many a part of the page shows.
  case boxesShown(Int, of: Int)

  /// Returns the phrase in a language.
  public func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}
