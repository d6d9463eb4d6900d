import Foundation
package import Model
import Planning
package import Progress
import Recurrence

extension Statistics {
  /// Reads the statistics of a period; `withPending` counts what is pending and overdue too.
  package init(
    _ period: ClosedRange<Int>, in snapshot: any StoreSnapshot, actionContext: ActionContext,
    withPending: Bool = true
  ) throws {
    self.init(
      period: period, clock: actionContext.dayIndex, rest: try snapshot.rest,
      now: actionContext.now)
    try snapshot.forEachRecord(of: nil, from: start, withCategories: true) { add($0) }
    for entry in try snapshot.moodEntries(from: start, to: end) { add(entry) }
    for mark in try snapshot.habitMarks { add(mark) }
    guard withPending else { return }
    let todos = try snapshot.todos
    addNotDone(todos, besides: try snapshot.storedMissed(), actionContext: actionContext)
    for todo in todos {
      guard todo.isAppointment, case .repeating = todo.rule else { continue }
      // What passed between two completions is in neither of them.
      var earlier: CompletionRecord?
      try snapshot.forEachRecord(of: todo.id, from: .distantPast, withCategories: false) {
        addMissed(between: earlier, and: $0, of: todo, keptSince: actionContext.keptSince)
        earlier = $0
      }
    }
  }

  /// Counts what is pending and overdue, and what was missed, as not done.
  mutating func addNotDone(
    _ todos: [Todo], besides stored: StoredMissed, actionContext: ActionContext
  ) {
    add(stored)
    for todo in todos {
      if todo.isAppointment {
        addMissed(
          todo, besides: stored, usualSeconds: actionContext.plan.defaultTaskSeconds)
      } else {
        addPending(todo)
      }
    }
  }
}
