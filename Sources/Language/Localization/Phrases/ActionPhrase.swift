package import Model

/// Answers: what an action has changed, and the steps of the undo log.
package enum ActionPhrase: Phrase, Hashable {
  // MARK: What became of many overdue tasks

  /// Some were planned for the present day.
  case plannedToday(Int)
  /// Some are due on days of this week; the others stay.
  case movedToWeek(Int, left: Int)
  /// The present time of each was skipped.
  case skippedOverdue(Int)

  // MARK: Answers of the command line

  /// A task was added.
  case added(String, when: String?)
  /// A task would be added.
  case wouldAdd(String, when: String?)
  /// An answer, and the parts of a quick line that were read.
  case read(answer: String, parts: [String])
  /// The quoted words of a quick line that look like dates, rules or markers and became part of the
  /// name, and the command that changes it.
  case unread([String], command: String?)
  /// `done` without a task, above a list of what can be done.
  case whichIsDone(call: String)
  /// `done` without a task, while nothing can be done.
  case nothingCanBeDone
  /// The times of the day at which a task is due.
  case severalTimes([String])
  /// The user is at the quoted place, so a task stays silent for this visit.
  case silentHere(place: String)
  /// A task was done.
  case done(String, when: String?)
  /// A task was done for the last time.
  case doneFinished(String)
  /// The moment of the appointment that a tick counts for.
  case countsFor(String)
  /// The computer's clock is behind an entry of the history; its moment.
  case clockIsBehind(lastEntry: String)
  /// An occurrence was skipped.
  case skipped(String, when: String?)
  /// The last occurrence was skipped.
  case skippedFinished(String)
  /// An edit changes nothing; when the task is, where that is asked.
  case nothingToChange(String, when: String? = nil)
  /// Only the quoted name of a task changed.
  case renamed(id: String, name: String)
  /// A task changed.
  case changed(String, was: String?, now: String?)
  /// An occurrence was moved.
  case moved(String, to: String?, from: String?)
  /// A task was removed.
  case removed(String)
  /// A task was snoozed until an instant.
  case snoozedUntil(String, moment: String, when: String?)
  /// A task was snoozed until the next visit.
  case snoozedUntilVisit(String, when: String?)
  /// A task was snoozed until the user leaves.
  case snoozedUntilLeaving(String, when: String?)
  /// A snooze was ended.
  case snoozeEnded(String, when: String?)

  // MARK: Steps of the undo log

  /// A task was acted on, and when it is now: `Done: Cat medicine. From Mon 11 May.`
  case did(EditAction.TaskVerb, task: String, when: String?)
  /// A task was saved without a change, and when it is.
  case unchanged(task: String, when: String?)
  /// A step, in a sentence, and when its task is now: `Undone: Rent was done. By 14:30.`
  case stepAndWhen(String, when: String)
  /// A task was snoozed: `Claw trim: snoozed until Mon 23 Nov 08:00.`
  case snoozed(task: String, Snooze.End, WallClock)
  /// A step was taken: `Added 9 "Rent".`
  case taken(StepWords)
  /// A step was undone: `Undone: added 9 "Rent".`
  case undone(StepWords)
  /// A step was done again: `Redone: added 9 "Rent".`
  case redone(StepWords)

  // MARK: Remarks

  /// A change of the date has ended a snooze.
  case snoozeOver
  /// A snooze ends before the task opens.
  case silentAnyway(until: RelativeTime)

  // MARK: Remarks

  case doneAlready(name: String, moment: String)

  /// Returns the phrase in a language.
  package func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}
