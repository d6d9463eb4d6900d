/// A mood as statistics and lists show it, with the task that it followed.
public struct MoodEntry: Sendable, Hashable {
  /// The mood.
  public let mood: Mood
  /// The number of the task that it followed.
  public let task: Todo.ID?
  /// The name that the task had.
  public let taskName: String?
  /// The category that the task had.
  public let category: CategoryStamp?
  /// True while the completion that it followed is undone, so that it does not count (M3).
  public let isUndone: Bool

  /// Creates an entry.
  public init(
    mood: Mood, task: Todo.ID? = nil, taskName: String? = nil, category: CategoryStamp? = nil,
    isUndone: Bool = false
  ) {
    self.mood = mood
    self.task = task
    self.taskName = taskName
    self.category = category
    self.isUndone = isUndone
  }
}
