import Localization
import Model

extension ReminderAction {
  /// The label of the action's button.
  var label: String {
    switch self {
    case .done: ReminderPhrase.doneButton.text
    case .snoozeOneHour: ReminderPhrase.snoozeButton.text
    case .nextVisit: ReminderPhrase.nextVisitButton.text
    }
  }
}
