import Foundation
import Localization
import Model
import Recurrence
import Text

extension [TaskView] {
  /// Soonest due first; tasks without a date after them, then those that rest; finished ones last;
  /// then by number.
  package var soonestFirst: [TaskView] { todayOrder(nil).map(\.view) }

  /// The groups of the present day, each by priority and due; then the others, soonest first.
  ///
  /// Without rules, all stand soonest first, in no group.
  package func todayOrder(_ rules: TodayRules?) -> [(view: TaskView, group: TodayGroup?)] {
    map { view in
      let group = rules?.group(of: view)
      let key = group.map { OrderKey(view, in: $0) } ?? OrderKey(soonest: view)
      return (key: key, view: view, group: group)
    }
    .sorted { $0.key < $1.key }.map { ($0.view, $0.group) }
  }
}

/// The place of a task in a list.
private struct OrderKey: Comparable {
  private let rank: Int
  private let due: Date
  private let id: Todo.ID
  private static let ranksOfGroup = Priority.allCases.count + 1

  /// After all groups: due tasks, tasks without a date, those that rest, finished tasks.
  init(soonest view: TaskView) {
    due = view.phase == .finished ? .distantFuture : view.countdown?.due ?? .distantFuture
    let kind =
      switch view.phase {
      case .finished: 3
      case .resting: 2
      case .waiting, .open, .due: view.countdown?.due == nil ? 1 : 0
      }
    rank = TodayGroup.allCases.count * Self.ranksOfGroup + kind
    id = view.todo.id
  }

  /// In a group, by priority; the appointments of today before, and what was missed, by their time
  /// (T8).
  init(_ view: TaskView, in group: TodayGroup) {
    let isByTime = group == .missed || (group == .today && view.todo.hasFixedTime)
    let own = isByTime ? 0 : view.todo.priority.rank + 1
    rank = group.rank * Self.ranksOfGroup + own
    due = (group == .missed ? view.missedTime : view.countdown?.due) ?? .distantFuture
    id = view.todo.id
  }

  static func < (left: Self, right: Self) -> Bool {
    if left.rank != right.rank { return left.rank < right.rank }
    if left.due != right.due { return left.due < right.due }
    return left.id < right.id
  }
}

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
