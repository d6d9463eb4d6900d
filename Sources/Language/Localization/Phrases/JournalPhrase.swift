/// The journal: days, notes, habits and wishes, with the help of their commands.
package enum JournalPhrase: Phrase, Hashable {
  /// The good things of a day, as the subject of a message.
  case gratitudeOf(date: String)
  /// A note of a day, as the subject of a message.
  case noteOf(date: String)
  /// A number of days with good things.
  case gratitudes(Int)
  /// A number of notes.
  case notes(Int)
  /// A number of photos.
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

  /// Three good things were expected; another number was given.
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

  // MARK: Habits

  /// A habit, as the subject of a message.
  case habit(String)
  /// The box of a day, as the subject of a message.
  case boxOf(date: String)
  /// A number of habits.
  case habits(Int)
  /// A number of boxes.
  case boxes(Int)
  /// There are no habits.
  case noHabits
  /// A habit was added, with its number.
  case habitAdded(String, days: Int)
  /// A habit was changed.
  case habitChanged(String)
  /// A habit was removed; its points stay.
  case habitRemoved(String)
  /// A box was filled or emptied: `done`, `rest`, or neither.
  case habitMarked(String, date: String, kind: String?)
  /// The box was like that already.
  case habitUnchanged(String, date: String)
  /// A word of praise for a finished habit, by its turn.
  case praise(Int, name: String, done: Int, days: Int)
  /// The state of a box: `done`, `rest`, `missed`, `open`, `ahead`.
  case habitState(String)
  /// A number of done boxes, and of all.
  case doneOf(Int, days: Int)
  /// The number of the day of a box, and of all days.
  case dayOf(Int, days: Int)
  /// The days done in a row.
  case streak(Int)
  /// The strength, in percent.
  case strength(Int)
  /// The days on which it takes place.
  case habitSpan(from: String, to: String)
  /// The time of day at which it reminds.
  case habitRemindsAt(String)
  /// It has no box left.
  case habitFinished
  /// A habit that is not known any more.
  case formerHabit
  /// The step of adding, in the middle of a sentence.
  case stepHabitAdded(String)
  /// The step of changing, in the middle of a sentence.
  case stepHabitChanged(String)
  /// The step of removing, in the middle of a sentence.
  case stepHabitRemoved(String)
  /// The step of filling or emptying a box, in the middle of a sentence.
  case stepHabitMarked(String, date: String, kind: String?)
  /// A name is empty or too long.
  case notHabitName(String, most: Int)
  /// The value is no number of days.
  case notHabitDays(String, most: Int)
  /// The habit would go on after the last day of the calendar.
  case habitTooLate(String)
  /// The habit has no box on a day.
  case boxOutside(String, date: String, from: String, to: String)
  /// The day is to come.
  case boxToCome(String)
  /// The day was given twice.
  case dateTwice
  /// Another habit has the name.
  case habitNameTaken(String)
  /// No habit has the name or number.
  case noSuchHabit(String, suggestion: String?)
  /// Several habits have the name; each as `3 "Walk"`.
  case severalHabits(String, [String])
  /// A change would leave boxes that are filled outside of the habit.
  case leavesBoxes(String, Int)

  // MARK: The pages of the journal

  /// The average mood of a day, already formatted.
  case average(String)
  /// A number of photos.
  case showPhotos(Int)
  /// How much was done.
  case doneThatDay(Int)
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
  /// How many boxes of how many a part of the page shows.
  case boxesShown(Int, of: Int)

  // MARK: Wishes

  /// The help of `bucket`.
  case helpWishes
  /// The longer help of `bucket`.
  case helpWishesDiscussion
  /// The help of `bucket --all`.
  case helpAllWishes
  /// The help of `--bucket`.
  case helpWish
  /// There are no wishes.
  case noWishes
  /// The row of a task that is a wish: its heading, and its words.
  case rowWish
  /// The row of a task that is a wish: its heading, and its words.
  case rowWishText
  /// A number of wishes that came true and are not shown.
  case wishesTrueNotShown(Int)
  /// A number of open wishes.
  case wishes(Int)
  /// A number of wishes that came true.
  case wishesCameTrue(Int)
  /// The button that makes a wish come true; the name.
  case wishDone(String)
  /// The button that deletes a wish; the name.
  case deleteWish(String)

  // MARK: Help

  case helpHabit, helpHabitDiscussion, helpHabitAdd, helpHabitEdit, helpHabitCheck,
    helpHabitUncheck, helpHabitRest, helpHabitShow
  case helpHabitList, helpHabitRemove
  case helpHabitNewName, helpHabitName, helpHabitDays, helpHabitStart, helpHabitAt, helpBoxDate,
    helpBoxDateOption
  case helpJournal, helpJournalDiscussion, helpJournalShow, helpJournalGratitude, helpJournalAdd,
    helpJournalEdit
  case helpJournalRemove, helpJournalList
  case helpJournalDate, helpGoodThings, helpGratitudeRemove, helpWrittenFor, helpNoteText,
    helpNoteNumber, helpNoteSearch
  case helpNotesFrom, helpNotesTo

  /// Returns the phrase in a language.
  package func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}
