import Foundation
import Recurrence
import Reminders

extension [TaskView] {
  /// Soonest due first; tasks without a date after them; finished ones last; then by number.
  public var soonestFirst: [TaskView] {
    func rank(_ view: TaskView) -> (Int, Date) {
      if view.phase == .finished { return (2, .distantFuture) }
      return view.countdown?.due.map { (0, $0) } ?? (1, .distantFuture)
    }
    // Views are large: their ranks are sorted, not they.
    let ranks = indices.map { index -> (Int, Date, Todo.ID, Int) in
      let (kind, due) = rank(self[index])
      return (kind, due, self[index].todo.id, index)
    }
    return ranks.sorted { ($0.0, $0.1, $0.2) < ($1.0, $1.1, $1.2) }.map { self[$0.3] }
  }
}
