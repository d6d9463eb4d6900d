import Foundation
import Recurrence
import Reminders

extension TaskView {
  /// Returns true if this task comes before another by some keys, and then by number (T8).
  public func comes(before other: TaskView, by keys: [Today.SortKey]) -> Bool {
    for key in keys {
      switch key {
      case .priority where todo.priority != other.todo.priority:
        return todo.priority < other.todo.priority
      case .due where due != other.due: return due < other.due
      case .created where todo.created != other.todo.created:
        return todo.created < other.todo.created
      case .difficulty where todo.difficulty != other.todo.difficulty:
        return todo.difficulty.rawValue < other.todo.difficulty.rawValue
      case .name:
        let names = (todo.name.lowercased(), other.todo.name.lowercased())
        if names.0 != names.1 { return names.0 < names.1 }
      case .category:
        // Those without a category come last.
        let names = (categoryKey, other.categoryKey)
        if names.0 != names.1 { return names.0 < names.1 }
      case .priority, .due, .created, .difficulty: break
      }
    }
    return todo.id < other.todo.id
  }

  private var due: Date { countdown?.due ?? .distantFuture }
  private var categoryKey: String { category.map { "0" + $0.name.lowercased() } ?? "1" }
}
