extension English {
  /// Returns the text of a phrase.
  public func text(_ phrase: JournalPhrase, _ localizer: Localizer) -> String {
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
    }
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
