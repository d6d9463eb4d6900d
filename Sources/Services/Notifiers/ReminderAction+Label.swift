import Localization
import Model

extension ReminderAction {
  /// The label of the action's button.
  var label: String {
    switch self {
    case .done: NotifierPhrase.doneButton.text
    case .snoozeOneHour: NotifierPhrase.snoozeButton.text
    case .nextVisit: NotifierPhrase.nextVisitButton.text
    }
  }
}
