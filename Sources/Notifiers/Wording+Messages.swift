import Application
import Localization
import Reminders

/// What a message says about several reminders, and what its buttons are called.
extension Wording {
  /// The title of a merged message: `3 tasks at Pharmacy`, or `3 tasks` where they have no place in common.
  static func merged(taskCount: Int, place: String?) -> String {
    let tasks = count(taskCount, .task)
    return place.map { "\(tasks) at \($0)" } ?? tasks
  }

  /// The last line where not all fit: `and 5 more`.
  static func more(_ number: Int) -> String { "and \(number) more" }

  /// The label of a button.
  static func label(_ action: ReminderAction) -> String {
    switch action {
    case .done: "Done"
    case .snoozeOneHour: "Snooze 1 h"
    case .nextVisit: "Next visit"
    }
  }
}
