import Model
import Recurrence

/// The wishes: tasks without a date that stand in no day (J8).
package struct BucketList: Sendable {
  /// The wishes to come, by priority and number.
  package let open: [TaskView]
  /// The wishes that came true, the latest first.
  package let cameTrue: [TaskView]

  /// Selects the wishes from all tasks.
  package init(_ overview: Overview) {
    let views = overview.todos.filter(\.isWish).map(overview.view)
    open = views.filter { $0.phase != .finished }.mostUrgentFirst
    cameTrue = views.filter { $0.phase == .finished }.sorted {
      ($0.todo.lastDone ?? $0.todo.created, $0.todo.id)
        > ($1.todo.lastDone ?? $1.todo.created, $1.todo.id)
    }
  }
}
