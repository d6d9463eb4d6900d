package import Foundation

/// The latest completions of tasks in a store, at one moment (Y8).
package protocol LearningSnapshot {
  /// Returns the latest completions of repeating tasks by which they were done, undone ones aside,
  /// by task and time: at most `limit` of each task, and a few more at the same moment.
  ///
  /// Without a task, those of all whose rule has no days.
  func recentCompletions(of todo: Todo.ID?, limit: Int) throws -> [RecentCompletion]
}

/// When and where a task was done.
package struct RecentCompletion: Sendable, Hashable {
  package let todo: Todo.ID
  package let time: Date
  /// The name of the place; `nil` if it is not known, or is another person's.
  package let place: String?

  package init(todo: Todo.ID, time: Date, place: String?) {
    self.todo = todo
    self.time = time
    self.place = place
  }
}

extension RecentCompletion {
  /// Creates the record of a completion that is not stored yet.
  package init(_ completion: Completion) {
    let only = completion.places.count == 1 ? completion.places[0] : nil
    self.init(
      todo: completion.todo.id, time: completion.time,
      place: completion.place ?? only.flatMap { $0.hasPrefix("#") ? nil : $0 })
  }
}
