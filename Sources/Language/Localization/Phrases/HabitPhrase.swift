/// Texts about habits, and what was wrong with them; names come in quotes.
public enum HabitPhrase: Phrase, Hashable {
  /// A habit, as the subject of a message.
  case habit(String)
  /// The box of a day, as the subject of a message.
  case boxOf(date: String)
  /// So many habits.
  case habits(Int)
  /// So many boxes.
  case boxes(Int)
  /// There are no habits.
  case noHabits
  /// A habit was added, with its number.
  case added(String, days: Int)
  /// A habit was changed.
  case changed(String)
  /// A habit was removed; its points stay.
  case removed(String)
  /// A box was filled or emptied: `done`, `rest`, or neither.
  case marked(String, date: String, kind: String?)
  /// The box was like that already.
  case nothingToDo(String, date: String)
  /// A word of praise for a finished habit, by its turn.
  case praise(Int, name: String, done: Int, days: Int)
  /// The state of a box: `done`, `rest`, `missed`, `open`, `ahead`.
  case state(String)
  /// So many of so many boxes are done.
  case doneOf(Int, days: Int)
  /// The day of a box, of so many.
  case dayOf(Int, days: Int)
  /// The days done in a row.
  case streak(Int)
  /// The strength, in percent.
  case strength(Int)
  /// The days on which it takes place.
  case span(from: String, to: String)
  /// The time of day at which it reminds.
  case remindsAt(String)
  /// It has no box left.
  case finished
  /// A habit that is not known any more.
  case formerHabit
  /// The step of adding, in the middle of a sentence.
  case stepAdded(String)
  /// The step of changing, in the middle of a sentence.
  case stepChanged(String)
  /// The step of removing, in the middle of a sentence.
  case stepRemoved(String)
  /// The step of filling or emptying a box, in the middle of a sentence.
  case stepMarked(String, date: String, kind: String?)

  // MARK: Problems

  /// A name is empty or too long.
  case notName(String, most: Int)
  /// The value is no number of days.
  case notDays(String, most: Int)
  /// The value is no number of days, for a page.
  case notDaysOnPage(most: Int)
  /// The habit would go on after the last day of the calendar.
  case tooLate(String)
  /// The habit has no box on a day.
  case outside(String, date: String, from: String, to: String)
  /// The day is to come.
  case boxToCome(String)
  /// The day was given twice.
  case dateTwice
  /// Another habit has the name.
  case nameTaken(String)
  /// No habit has the name or number.
  case noSuchHabit(String, suggestion: String?)
  /// Several habits have the name; each as `3 "Walk"`.
  case severalHabits(String, [String])
  /// A change would leave boxes that are filled outside of the habit.
  case leavesBoxes(String, Int)

  /// Returns the phrase in a language.
  public func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}
