package import Model
package import Regions

/// The reminders themselves.
package enum ReminderPhrase: Phrase, Hashable {
  /// The whole text of a reminder: `Cat medicine: you are at Vet. Until Mon 8 Jun (in 4 weeks).`
  case reminder(task: String, Cause, at: String, box: Reminder.Box?, TaskWhen?)
  /// A task and when it is, for a single line on a phone: `Cat medicine · until Mon 8 Jun`.
  case headline(task: String, TaskWhen?)
  /// An event at a place, as a line of events: `entered Vet`.
  case event(Transition.Kind, place: String)
  /// An event at a place, as a sentence: `You entered Vet.`
  case youDid(Transition.Kind, place: String)

  // MARK: Notifications

  /// The title of a message about several tasks, which may have a place in common.
  case tasks(Int, place: String?)
  /// The last line of a message that cannot list all reminders.
  case more(Int)
  // MARK: Messages of a morning, an evening, or after a gap

  /// The title of such a message: `3 today, 1 overdue`.
  case counts([DigestCount])
  /// Things that belong together, with the number of those that are not named: `Today: Vitamins,
  /// Water flowers and 12 more.`
  case section(DigestSection, [String], more: Int)
  /// A thing of the day at its time: `14:30 Dentist`, or `by 14:30 Tax form`.
  case timed(String, RelativeTime, isDeadline: Bool)
  /// A thing with the time at which it was, or on which it will be: `Call mum (Mon 18:00)`.
  case dated(String, RelativeTime)
  /// The beginning of a message after a gap; without a `from` it was at `to` at the latest.
  case meanwhile(from: RelativeTime?, to: RelativeTime)
  /// The number of appointments that were missed in a long gap.
  case manyMissed(Int)
  /// A task that has become overdue in a gap: `Water flowers is overdue since Wed.`
  case overdueSince(String, RelativeTime)
  /// Why there was a gap: `This computer slept from … to ….`
  case gap(Gap.Kind, from: RelativeTime?, to: RelativeTime)

  // MARK: Buttons

  /// A button: done.
  case doneButton
  /// A button: snooze for an hour.
  case snoozeButton
  /// A button: wait for the next visit.
  case nextVisitButton
  /// Why a button in a message no longer works: what it is about was done, skipped, snoozed, is
  /// over or gone; or the button is too old.
  case buttonDone, buttonSkipped, buttonSnoozed, buttonPast, buttonGone, buttonOld
  /// Why a button no longer works: the task was moved to another time.
  case buttonMoved(RelativeTime)
  /// The key of a button that there is not.
  case noSuchButton
  /// The answer to a look at the address of a button.
  case buttonIsPressed

  /// Returns the phrase in a language.
  package func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}
