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
