package import Foundation

/// An edit of the user, as data for texts in any language.
package enum EditAction: Sendable, Hashable, Codable {
  /// Something was done with a task.
  case task(TaskVerb, id: Todo.ID, name: String)
  /// Something was done with several tasks, each as `3 "Cat medicine"`.
  case tasks(TaskVerb, labels: [String])
  /// Something was done with a place.
  case place(ItemVerb, name: String)
  /// Something was done with a category.
  case category(ItemVerb, name: String)
  /// Reminders pause until an instant, or the pause ended.
  case pause(until: Date?)
  /// Settings were changed on the page, by name.
  case settings([String])
  /// Days of rest were added or removed, such as `2026-12-24` or `2026-12-24..2026-12-31`.
  case rest(days: String, isRemoval: Bool)
  /// An entry of the history was taken back: a completion of a task.
  case retract(Completion.Kind, id: Todo.ID, name: String)
  /// Something about moods.
  case mood(MoodStep)
  /// Something about photos or the profile.
  case photo(PhotoStep)
  /// Something in the journal.
  case journal(JournalStep)
  /// Something about persons or devices.
  case device(DeviceStep)
  /// A file was imported.
  case imported(file: String)

  /// Returns that something was done with a task.
  package static func task(_ verb: TaskVerb, _ todo: Todo) -> EditAction {
    .task(verb, id: todo.id, name: todo.name)
  }

  /// An action on a task.
  package enum TaskVerb: String, Sendable, Hashable, Codable, CaseIterable {
    case add, edit, move, remove, done, skip, snooze, unsnooze, dismiss, pin, unpin
  }

  /// An action on a place, a category, a habit or a note.
  package enum ItemVerb: String, Sendable, Hashable, Codable {
    case add, edit, remove
  }
}
