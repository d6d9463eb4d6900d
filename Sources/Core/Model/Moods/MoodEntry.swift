/// A mood as statistics and lists show it, with the task that it followed.
package struct MoodEntry: Sendable, Hashable {
  package let mood: Mood
  /// The number of the task that it followed.
  package let task: Todo.ID?
  /// The name that the task had.
  package let taskName: String?
  /// The category that the task had.
  package let category: CategoryStamp?
  /// The names of the places where that task could be done.
  package let places: [String]
  /// True while the completion that it followed is undone, so that it does not count (M3).
  package let isUndone: Bool

  package init(
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
