extension English {
  package func text(_ phrase: JournalPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .gratitudeOf(let date): "the good things of \(date)"
    case .noteOf(let date): "the note of \(date)"
    case .gratitudes(let number):
      number == 1 ? "1 day with good things" : "\(number) days with good things"
    case .notes(let number): number == 1 ? "1 note" : "\(number) notes"
    case .photos(let number): number == 1 ? "1 photo" : "\(number) photos"
    case .gratitudeSaved(let date): "Saved three good things of \(date)."
    case .gratitudeRemoved(let date): "Removed the good things of \(date)."
    case .noteSaved(let date): "Saved a note for \(date)."
    case .noteChanged(let date): "Changed the note of \(date)."
    case .noteRemoved(let date): "Removed the note of \(date)."
    case .title(let section): title(section)
    case .emptyDay: "Nothing is written about this day."
    case .noNotes: "No notes."
    case .keptInJournal:
      "What you write is kept in today’s journal. Leave it empty to keep nothing."
    case .goodDay: "a good day"
    case .badDay: "a bad day"
    case .stepGratitude(let date): "wrote three good things of \(date)"
    case .stepGratitudeRemoved(let date): "removed the good things of \(date)"
    case .stepNoteAdded(let date): "wrote a note for \(date)"
    case .stepNoteChanged(let date): "changed the note of \(date)"
    case .stepNoteRemoved(let date): "removed the note of \(date)"
    // Problems.
    case .threeExpected(let number): "expected exactly three good things, got \(number)"
    case .removeAlone: "expected three good things, or --remove alone"
    case .fillInThree: "Please fill in the three fields"
    case .goodThingTooLong(let number, let most):
      "a good thing has \(number) characters: expected at most \(most)"
    case .blankNote: "a note needs a text"
    case .noteTooLong(let number, let most):
      "the note has \(number) characters: expected at most \(most)"
    case .dayToCome(let value): "\(value) is in the future: write about today or an earlier day"
    case .noSuchNote(let value): "no note \(value)"
    case .noGratitude(let date): "there are no good things of \(date)"
    // Habits.
    case .habit(let name): "the habit \(name)"
    case .boxOf(let date): "the box of \(date)"
    case .habits(let number): number == 1 ? "1 habit" : "\(number) habits"
    case .boxes(let number): boxes(number)
    case .noHabits: "There are no habits yet. Add one with: passby habit add \"Walk\" --days 30"
    case .habitAdded(let name, let days):
      "Added the habit \(name) for \(localizer.count(days, .day))."
    case .habitChanged(let name): "Changed the habit \(name)."
    case .habitRemoved(let name): "Removed the habit \(name). Its points stay."
    case .habitMarked(let name, let date, let kind):
      switch kind {
      case "done"?: "\(name) is done on \(date)."
      case "rest"?: "\(name) rests on \(date)."
      case _?, nil: "\(name) has no mark on \(date)."
      }
    case .habitUnchanged(let name, let date): "The box of \(name) on \(date) was so already."
    case .praise(let turn, let name, let done, let days):
      praise(turn) + " \(name) is finished: \(done) of \(localizer.count(days, .day))."
    case .habitState(let state): state
    case .doneOf(let done, let days): "\(done) of \(days)"
    case .dayOf(let number, let days): "day \(number) of \(days)"
    case .streak(let length): "streak \(length)"
    case .strength(let percent): "strength \(percent) %"
    case .habitSpan(let from, let to): "\(from) to \(to)"
    case .habitRemindsAt(let time): "reminds at \(time)"
    case .habitFinished: "finished"
    case .formerHabit: "a habit"
    case .stepHabitAdded(let name): "added habit \(name)"
    case .stepHabitChanged(let name): "changed habit \(name)"
    case .stepHabitRemoved(let name): "removed habit \(name)"
    case .stepHabitMarked(let name, let date, let kind):
      switch kind {
      case "done"?: "ticked \(name) on \(date)"
      case "rest"?: "rested from \(name) on \(date)"
      case _?, nil: "emptied the box of \(name) on \(date)"
      }
    case .notHabitName(let value, let most):
      "\(value) is no name of a habit: expected 1 to \(most) characters"
    case .notHabitDays(_, let most) where localizer.audience == .page: "Choose 1 to \(most) days."
    case .notHabitDays(let value, let most):
      "\(value) is no number of days: expected 1 to \(most)"
    case .habitTooLate(let value): "\(value) is too late: the habit would end after the year 9999"
    case .boxOutside(let name, let date, let from, let to):
      "\(name) has no box on \(date): it goes from \(from) to \(to)"
    case .boxToCome(let value): "\(value) is in the future: only boxes up to today can be marked"
    case .dateTwice: "the day was given twice: use the argument or --date"
    case .habitNameTaken(let name): "there is a habit \(name) already: choose another name"
    case .noSuchHabit(let value, let suggestion):
      "there is no habit \(value)." + (suggestion.map { " Did you mean \($0)?" } ?? "")
        + " \"passby habit list\" shows them all."
    case .severalHabits(let value, let labels):
      "\(value) fits several habits: \(localizer.list(labels)). Use the number"
    case .leavesBoxes(let name, let number):
      "\(name) would lose \(boxes(number)) with a mark: expected days that keep them"
    // The pages of the journal.
    case .average(let number): "average mood \(number)"
    case .showPhotos(let number): number == 1 ? "1 photo" : "\(number) photos"
    case .doneThatDay(let number): "\(number) done"
    case .markDay(let day): "Mark \(day)"
    case .found(let number): number == 1 ? "1 note" : "\(number) notes"
    case .firstShown(let number): "The newest \(number) notes are shown."
    case .deleteNote(let clock): "Delete the note of \(clock)"
    case .box(let number, let day, let state): "Box \(number), \(day): \(state)"
    case .changeHabit(let name): "Change \(name)"
    case .deleteHabit(let name): "Delete \(name)"
    case .boxesShown(let shown, let all): "\(shown) of \(all) boxes"
    // Wishes.
    case .helpWishes: "List the bucket list: wishes without a date."
    case .helpWishesDiscussion:
      """
      A wish stands neither in the present day nor in the plan. If it has a place, it reminds you \
      when you come by. passby add "See the sea" --bucket adds one.
      """
    case .helpAllWishes: "Include the wishes that came true."
    case .helpWish: "It is a wish without a date, in the bucket list."
    case .noWishes: "The bucket list is empty. Add a wish: passby add \"See the sea\" --bucket"
    case .rowWish: "Bucket list"
    case .rowWishText: "a wish, without a date"
    case .wishesTrueNotShown(1): "One wish that came true is not shown: passby bucket --all"
    case .wishesTrueNotShown(let number):
      "\(number) wishes that came true are not shown: passby bucket --all"
    case .wishes(1): "1 wish"
    case .wishes(let number): "\(number) wishes"
    case .wishesCameTrue(let number): "Came true: \(number)"
    case .wishDone(let name): "Came true: \(name)"
    case .deleteWish(let name): "Delete \(name)"
    // Help.
    case .helpHabit: "Tick off what you want to do every day for a while."
    case .helpHabitDiscussion:
      "A habit has 1 to 366 days and a box for each. A day of rest does not break its streak. With --at it reminds at that time on days that are not ticked yet."
    case .helpHabitAdd: "Add a habit."
    case .helpHabitEdit: "Change a habit."
    case .helpHabitCheck: "Tick the box of today, or of an earlier day."
    case .helpHabitUncheck: "Empty the box of today, or of an earlier day."
    case .helpHabitRest: "Make today, or an earlier day, a day of rest for this habit."
    case .helpHabitShow: "Show a habit with its boxes."
    case .helpHabitList: "List habits."
    case .helpHabitRemove: "Remove a habit; its points stay."
    case .helpHabitNewName: "The name of the habit."
    case .helpHabitName: "A habit by name or number."
    case .helpHabitDays: "How many days it has: 1 to 366."
    case .helpHabitStart: "The first day; today unless given."
    case .helpHabitAt: "Remind at this time on days not ticked yet: HH:MM, or none."
    case .helpBoxDate: "The day of the box; today unless given."
    case .helpBoxDateOption: "The day of the box, as an option."
    case .helpJournal: "Show a day, and write good things and notes."
    case .helpJournalDiscussion:
      "Without a command, shows a day: its mark and moods, good things, notes, habits, photos and what was done."
    case .helpJournalShow: "Show a day."
    case .helpJournalGratitude: "Write three good things of a day; writing again replaces them."
    case .helpJournalAdd: "Write a note."
    case .helpJournalEdit: "Change the text of a note."
    case .helpJournalRemove: "Remove a note."
    case .helpJournalList: "List notes, newest first."
    case .helpJournalDate: "The day, such as 2026-03-05 or yesterday; today unless given."
    case .helpGoodThings: "Three texts of at most 500 characters each."
    case .helpGratitudeRemove: "Take the good things of the day away."
    case .helpWrittenFor: "The day that it is about; today unless given."
    case .helpNoteText: "The text, at most 10000 characters."
    case .helpNoteNumber: "The number of the note."
    case .helpNoteSearch: "Only notes that contain this text, in upper or lower case."
    case .helpNotesFrom: "The first day."
    case .helpNotesTo: "The last day."
    }
  }

  private func boxes(_ number: Int) -> String { number == 1 ? "1 box" : "\(number) boxes" }

  private func praise(_ turn: Int) -> String {
    let words = ["Well done!", "Great work!", "You did it!", "That took patience. Bravo!"]
    return words[Int(turn.magnitude) % words.count]
  }

  private func title(_ section: String) -> String {
    switch section {
    case "gratitude": "Three good things"
    case "notes": "Notes"
    case "habits": "Habits"
    case "photos": "Photos"
    default: "Done"
    }
  }
}
