public import Journal

/// The changes of an edit to habits, gratitude and notes.
public struct JournalChanges: Sendable, Hashable, Codable {
  /// Habits.
  public var habits: [Edit.Change<Habit>]
  /// Boxes of habits.
  public var marks: [Edit.Change<HabitMark>]
  /// Good things of days.
  public var gratitudes: [Edit.Change<Gratitude>]
  /// Notes.
  public var notes: [Edit.Change<Note>]

  /// Creates changes.
  public init(
    habits: [Edit.Change<Habit>] = [], marks: [Edit.Change<HabitMark>] = [],
    gratitudes: [Edit.Change<Gratitude>] = [], notes: [Edit.Change<Note>] = []
  ) {
    self.habits = habits
    self.marks = marks
    self.gratitudes = gratitudes
    self.notes = notes
  }

  /// True if nothing is changed.
  public var isEmpty: Bool {
    habits.isEmpty && marks.isEmpty && gratitudes.isEmpty && notes.isEmpty
  }
}
