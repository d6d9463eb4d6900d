public import Reminders

/// What a merge brought.
public struct MergeReport: Sendable, Hashable {
  /// The numbers of new tasks, in the order of the file.
  public internal(set) var tasks: [Todo.ID] = []
  /// How many places are new.
  public internal(set) var places = 0
  /// How many completions are new.
  public internal(set) var completions = 0
  /// How many tasks and places are as they were here already.
  public internal(set) var known = 0
  /// What became as it is in the file: `task "Cat medicine"`.
  public internal(set) var updated: [String] = []
  /// What is otherwise in the file, and stayed as it is here.
  public internal(set) var differing: [String] = []

  /// Whether nothing had to be changed.
  public var isIdle: Bool { tasks.isEmpty && places == 0 && completions == 0 && updated.isEmpty }
}
