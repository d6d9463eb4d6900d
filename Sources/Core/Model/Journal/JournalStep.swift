package import Journal

/// An edit of the journal, as data for texts in any language; dates as `2026-03-05`.
package enum JournalStep: Sendable, Hashable, Codable {
  /// A habit was added, changed or removed.
  case habit(EditAction.ItemVerb, name: String)
  /// A box was filled, or emptied with `nil`.
  case box(HabitMark.Kind?, habit: String, date: String)
  /// The good things of a day were written, or taken away.
  case gratitude(date: String, isRemoval: Bool)
  /// A note was added, changed or removed.
  case note(EditAction.ItemVerb, date: String)
}
