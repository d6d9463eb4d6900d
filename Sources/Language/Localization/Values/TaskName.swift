/// The name of a task, or the names of several, for each audience.
public struct TaskName: Sendable, Hashable {
  /// The number and the name in quotes, as a terminal shows it: `3 "Cat medicine"`.
  public let label: String
  /// The name as a page shows it: `Cat medicine`.
  public let name: String
  /// True unless it names several tasks.
  public let isOne: Bool

  /// Names a task, or several.
  public init(label: String, name: String, isOne: Bool = true) {
    self.label = label
    self.name = name
    self.isOne = isOne
  }
}

extension Localizer {
  /// Returns the name of a task as the audience knows it.
  public func name(_ task: TaskName) -> String { audience == .page ? task.name : task.label }
}
