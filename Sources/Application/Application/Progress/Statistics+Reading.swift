import Foundation
public import Model
public import Progress
import Recurrence

extension Statistics {
  /// Reads the statistics of a period; `withPending` counts what is pending and overdue too.
  public init(
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
    for todo in try snapshot.todos {
      addPending(todo)
      guard todo.isAppointment, case .repeating = todo.rule else { continue }
      // What passed between two completions is in neither of them.
      var earlier: CompletionRecord?
      try snapshot.forEachRecord(of: todo.id, from: .distantPast, withCategories: false) {
        addMissed(between: earlier, and: $0, of: todo)
        earlier = $0
      }
    }
  }
}
