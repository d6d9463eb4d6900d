/// The name of a task, or the names of several, for each audience.
package struct TaskName: Sendable, Hashable {
  /// The number and the name in quotes, as a terminal shows it: `3 "Cat medicine"`.
  package let label: String
  /// The name as a page shows it: `Cat medicine`.
  package let name: String
  /// True unless it names several tasks.
  package let isOne: Bool

  /// Names a task, or several.
  package init(label: String, name: String, isOne: Bool = true) {
    self.label = label
    self.name = name
    self.isOne = isOne
  }
}

extension Localizer {
  /// Returns the name of a task as the audience knows it.
  package func name(_ task: TaskName) -> String { audience == .page ? task.name : task.label }
}
