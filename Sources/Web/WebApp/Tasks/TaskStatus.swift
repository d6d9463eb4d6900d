import Application
import Localization
import Recurrence

/// The status of a task as colours, shapes and filters show it; overdue is apart from due.
enum TaskStatus: String, CaseIterable {
  case overdue, due, open, waiting, finished

  /// Returns the status of a task.
  init(_ view: TaskView) {
    switch view.phase {
    case .waiting: self = .waiting
    case .open: self = .open
    case .due: self = view.isOverdue ? .overdue : .due
    case .finished: self = .finished
    }
  }

  /// The name of the status.
  var word: String {
    let phrase: TaskPagePhrase =
      switch self {
      case .overdue: .overdue
      case .due: .due
      case .open: .open
      case .waiting: .waiting
      case .finished: .finished
      }
    return phrase.text
  }
}
