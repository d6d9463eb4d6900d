package import Recurrence

/// The status of a task as texts, colours, shapes and filters show it; overdue is apart from due.
package enum TaskStatus: String, Sendable, Hashable, CaseIterable {
  case overdue, due, open, waiting, finished

  /// The status of a task in a phase, which may be overdue while it is due.
  package init(_ phase: Phase, isOverdue: Bool) {
    switch phase {
    case .waiting: self = .waiting
    case .open: self = .open
    case .due: self = isOverdue ? .overdue : .due
    case .finished: self = .finished
    }
  }
}
