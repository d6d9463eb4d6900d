public import Model
public import Regions

/// The reminders themselves.
public enum ReminderPhrase: Phrase, Hashable {
  /// The whole text of a reminder: `Cat medicine: you are at Vet. Due in 3 weeks (…).`
  case reminder(
    task: String, Cause, at: String, box: Reminder.Box?, due: RelativeTime?)
  /// An event at a place, as a line of events: `entered Vet`.
  case event(Transition.Kind, place: String)
  /// An event at a place, as a sentence: `You entered Vet.`
  case youDid(Transition.Kind, place: String)

  // MARK: Notifications

  /// The title of a message about several tasks, which may have a place in common.
  case tasks(Int, place: String?)
  /// The last line of a message that cannot list all reminders.
  case more(Int)
  /// A button: done.
  case doneButton
  /// A button: snooze for an hour.
  case snoozeButton
  /// A button: wait for the next visit.
  case nextVisitButton

  /// Returns the phrase in a language.
  public func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}
