package import Journal

/// The changes of an edit to habits, gratitude and notes.
package struct JournalChanges: Sendable, Hashable, Codable {
  package var habits: [Edit.Change<Habit>]
  /// Boxes of habits.
  package var marks: [Edit.Change<HabitMark>]
  /// Good things of days.
  package var gratitudes: [Edit.Change<Gratitude>]
  package var notes: [Edit.Change<Note>]

  package init(
    habits: [Edit.Change<Habit>] = [], marks: [Edit.Change<HabitMark>] = [],
    gratitudes: [Edit.Change<Gratitude>] = [], notes: [Edit.Change<Note>] = []
  ) {
    self.habits = habits
    self.marks = marks
    self.gratitudes = gratitudes
    self.notes = notes
  }

  /// True if nothing is changed.
  package var isEmpty: Bool {
    habits.isEmpty && marks.isEmpty && gratitudes.isEmpty && notes.isEmpty
  }
}

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
