import Journal

/// A form of the journal that was refused: the fields as they were typed, with what was wrong.
struct JournalEntry {
  /// The three good things, where they were sent.
  var gratitude: [String]?
  /// The note, where one was sent.
  var note: String?
  /// The note that was changed elsewhere, too.
  var changed: Note.ID?
  /// The sentence with the reason.
  var error = ""
  /// The state that the form of the good things was filled from.
  var was = ""
  /// The change elsewhere that the form asks about.
  var conflict: FormConflict?
}
