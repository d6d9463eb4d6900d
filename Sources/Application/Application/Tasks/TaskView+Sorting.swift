import Foundation
import Localization
import Model
import Recurrence
import Text

extension Sequence {
  /// Returns the elements sorted by some keys of their tasks, and then by number (T8).
  package func sorted(
    by keys: [Today.SortKey], view: (Element) -> TaskView
  ) -> [Element] {
    let names = NameOrder()
    return map { (key: TaskSortKey(view($0), keys, names), element: $0) }
      .sorted { $0.key < $1.key }.map(\.element)
  }
}

/// The values of a task that an order goes by.
private struct TaskSortKey: Comparable {
  /// One value; names come before none.
  enum Value: Comparable {
    case number(Double)
    case name(NameOrder.Key)
    case none
  }

  private let values: [Value]
  private let id: Todo.ID

  init(_ view: TaskView, _ keys: [Today.SortKey], _ names: NameOrder) {
    let todo = view.todo
    id = todo.id
    values = keys.map { key in
      switch key {
      case .priority: .number(Double(todo.priority.rank))
      case .due:
        .number((view.countdown?.due ?? .distantFuture).timeIntervalSinceReferenceDate)
      case .created: .number(todo.created.timeIntervalSinceReferenceDate)
      case .difficulty: .number(Double(todo.difficulty.rawValue))
      case .name: .name(names.key(todo.name))
      // Those without a category come last.
      case .category: view.category.map { .name(names.key($0.name)) } ?? .none
      }
    }
  }

  static func < (left: Self, right: Self) -> Bool {
    left.values == right.values
      ? left.id < right.id : left.values.lexicographicallyPrecedes(right.values)
  }
}
