/// The changes of an edit to moods, marks of days and practices.
public struct MoodChanges: Sendable, Hashable, Codable {
  /// Moods.
  public var moods: [Edit.Change<Mood>]
  /// Marks of days.
  public var marks: [Edit.Change<DayMark>]
  /// Practices.
  public var practices: [Edit.Change<Practice>]

  /// Creates changes.
  public init(
    moods: [Edit.Change<Mood>] = [], marks: [Edit.Change<DayMark>] = [],
    practices: [Edit.Change<Practice>] = []
  ) {
    self.moods = moods
    self.marks = marks
    self.practices = practices
  }

  /// True if nothing is changed.
  public var isEmpty: Bool { moods.isEmpty && marks.isEmpty && practices.isEmpty }

  /// Returns these changes and others after them.
  public func adding(_ others: MoodChanges) -> MoodChanges {
    MoodChanges(
      moods: moods + others.moods, marks: marks + others.marks,
      practices: practices + others.practices)
  }
}
