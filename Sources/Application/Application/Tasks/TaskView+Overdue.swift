import Foundation
import Localization
import Model
import Recurrence

extension TaskView {
  /// How far the task is past its due moment, in units of its own period; `nil` if it is not
  /// overdue, or if it does not repeat.
  ///
  /// A weekly task that is three days late is 0.43 periods over, a yearly one 0.008.
  package var periodsOver: Double? {
    guard isOverdue, case .repeating = todo.rule, let began = countdown?.began,
      let due = countdown?.due, due > began
    else { return nil }
    return now.timeIntervalSince(due) / due.timeIntervalSince(began)
  }

  /// A word for a task that waits for at least twice its period; `nil` before that.
  package var overWords: String? {
    guard let periods = periodsOver, periods >= 1 else { return nil }
    return TaskPhrase.muchLonger.text
  }
}
