package import Model

extension ReminderStore {
  /// Stores new tasks and places in one step.
  package func add(todos: [Todo] = [], places: [Place] = []) throws {
    try edit { _ in
      Edit(
        summary: "add", todos: todos.map { .init(before: nil, after: $0) },
        places: places.map { .init(before: nil, after: $0) })
    }
  }

  /// Changes one task in one step.
  package func change(_ before: Todo, to after: Todo?, _ summary: String = "change") throws {
    try edit { _ in Edit(summary: summary, todos: [.init(before: before, after: after)]) }
  }
}
