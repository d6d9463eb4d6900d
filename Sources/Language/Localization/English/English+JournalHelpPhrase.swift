extension English {
  /// Returns the text of a phrase.
  public func text(_ phrase: JournalHelpPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .groupJournal: "Journal"
    case .habit: "Tick off what you want to do every day for a while."
    case .habitDiscussion:
      "A habit has 1 to 366 days and a box for each. A day of rest does not break its streak. With --at it reminds at that time on days that are not ticked yet."
    case .habitAdd: "Add a habit."
    case .habitEdit: "Change a habit."
    case .habitCheck: "Tick the box of today, or of an earlier day."
    case .habitUncheck: "Empty the box of today, or of an earlier day."
    case .habitRest: "Make today, or an earlier day, a day of rest for this habit."
    case .habitShow: "Show a habit with its boxes."
    case .habitList: "List habits."
    case .habitRemove: "Remove a habit; its points stay."
    case .habitNewName: "The name of the habit."
    case .habitName: "A habit by name or number."
    case .habitDays: "How many days it has: 1 to 366."
    case .habitStart: "The first day; today unless given."
    case .habitAt: "Remind at this time on days not ticked yet: HH:MM, or none."
    case .boxDate: "The day of the box; today unless given."
    case .boxDateOption: "The day of the box, as an option."
    case .journal: "Show a day, and write good things and notes."
    case .journalDiscussion:
      "Without a command, shows a day: its mark and moods, good things, notes, habits, photos and what was done."
    case .journalShow: "Show a day."
    case .journalGratitude: "Write three good things of a day; writing again replaces them."
    case .journalAdd: "Write a note."
    case .journalEdit: "Change the text of a note."
    case .journalRemove: "Remove a note."
    case .journalList: "List notes, newest first."
    case .journalDate: "The day, such as 2026-03-05 or yesterday; today unless given."
    case .goodThings: "Three texts of at most 500 characters each."
    case .gratitudeRemove: "Take the good things of the day away."
    case .writtenFor: "The day that it is about; today unless given."
    case .noteText: "The text, at most 10000 characters."
    case .noteNumber: "The number of the note."
    case .noteSearch: "Only notes that contain this text, in upper or lower case."
    case .notesFrom: "The first day."
    case .notesTo: "The last day."
    case .practiceTexts:
      "What you wrote: three good things for gratitude, a note for writing and grounding."
    }
  }
}
