/// A form of the journal that was refused: the fields as they were typed, with what was wrong.
struct JournalEntry {
  /// The three good things, where they were sent.
  var gratitude: [String]?
  /// The note, where one was sent.
  var note: String?
  /// The sentence that says why.
  let error: String
}
