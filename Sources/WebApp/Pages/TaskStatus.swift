import Application
import Recurrence
import Reminders

/// How a task stands, as colours, shapes and filters tell it: what is overdue stands apart from what is due.
enum TaskStatus: String, CaseIterable {
  case overdue, due, open, waiting, finished

  /// The stage of a task.
  init(_ view: TaskView) {
    switch view.phase {
    case .waiting: self = .waiting
    case .open: self = .open
    case .due: self = view.isOverdue ? .overdue : .due
    case .finished: self = .finished
    }
  }

  /// Its word.
  var word: String {
    switch self {
    case .overdue: "Overdue"
    case .due: Wording.phase(.due)
    case .open: Wording.phase(.open)
    case .waiting: Wording.phase(.waiting)
    case .finished: Wording.phase(.finished)
    }
  }
}
