import Foundation
import Recurrence
import Reminders

extension [TaskView] {
  /// Soonest due first; tasks without a date after them; finished ones last; then by number.
  public var soonestFirst: [TaskView] {
    order { OrderKey(soonest: $0) }.map { self[$0] }
  }

  /// The groups of the present day, each by priority and due; then the others, soonest first.
  ///
  /// Without rules, all stand soonest first, in no group. Indices, because views are large.
  public func todayOrder(_ rules: TodayRules?) -> [(index: Int, group: TodayGroup?)] {
    let groups = map { rules?.group(of: $0) }
    let order = indices.map { index in
      (groups[index].map { OrderKey(self[index], in: $0) } ?? OrderKey(soonest: self[index]), index)
    }
    return order.sorted { $0.0 < $1.0 }.map { ($0.1, groups[$0.1]) }
  }

  private func order(by key: (TaskView) -> OrderKey) -> [Int] {
    indices.map { (key(self[$0]), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
  }
}

/// The place of a task in a list.
private struct OrderKey: Comparable {
  private let rank: Int
  private let due: Date
  private let id: Todo.ID

  /// After all groups: due tasks, tasks without a date, finished tasks.
  init(soonest view: TaskView) {
    due = view.phase == .finished ? .distantFuture : view.countdown?.due ?? .distantFuture
    let kind = view.phase == .finished ? 2 : view.countdown?.due == nil ? 1 : 0
    rank = TodayGroup.allCases.count * Priority.allCases.count + kind
    id = view.todo.id
  }

  /// In a group, by priority (T8).
  init(_ view: TaskView, in group: TodayGroup) {
    rank = group.rank * Priority.allCases.count + view.todo.priority.rank
    due = view.countdown?.due ?? .distantFuture
    id = view.todo.id
  }

  static func < (left: Self, right: Self) -> Bool {
    (left.rank, left.due, left.id) < (right.rank, right.due, right.id)
  }
}
