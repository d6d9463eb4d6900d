/// The changes of an edit to moods, marks of days and practices.
package struct MoodChanges: Sendable, Hashable, Codable {
  package var moods: [Edit.Change<Mood>]
  package var marks: [Edit.Change<DayMark>]
  package var practices: [Edit.Change<Practice>]

  package init(
    moods: [Edit.Change<Mood>] = [], marks: [Edit.Change<DayMark>] = [],
    practices: [Edit.Change<Practice>] = []
  ) {
    self.moods = moods
    self.marks = marks
    self.practices = practices
  }

  /// True if nothing is changed.
  package var isEmpty: Bool { moods.isEmpty && marks.isEmpty && practices.isEmpty }

  /// Returns these changes and others after them.
  package func adding(_ others: MoodChanges) -> MoodChanges {
    MoodChanges(
      moods: moods + others.moods, marks: marks + others.marks,
      practices: practices + others.practices)
  }
}
