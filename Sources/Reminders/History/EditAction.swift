/// What a user did in one step, so that any language can say it.
public enum EditAction: Sendable, Hashable, Codable {
  /// Something was done with a task.
  case task(TaskVerb, id: Todo.ID, name: String)
  /// Something was done with a place.
  case place(PlaceVerb, name: String)
  /// A file was imported.
  case imported(file: String)

  /// Returns that something was done with a task.
  public static func task(_ verb: TaskVerb, _ todo: Todo) -> EditAction {
    .task(verb, id: todo.id, name: todo.name)
  }

  /// What can be done with a task.
  public enum TaskVerb: String, Sendable, Hashable, Codable {
    case add, edit, move, remove, done, skip, snooze, unsnooze
  }

  /// What can be done with a place.
  public enum PlaceVerb: String, Sendable, Hashable, Codable {
    case add, edit, remove
  }
}
