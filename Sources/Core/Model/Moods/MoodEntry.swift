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
  /// The names of the places where that task could be done.
  public let places: [String]
  /// True while the completion that it followed is undone, so that it does not count (M3).
  public let isUndone: Bool

  /// Creates an entry.
  public init(
    mood: Mood, task: Todo.ID? = nil, taskName: String? = nil, category: CategoryStamp? = nil,
    places: [String] = [], isUndone: Bool = false
  ) {
    self.mood = mood
    self.task = task
    self.taskName = taskName
    self.category = category
    self.places = places
    self.isUndone = isUndone
  }
}
