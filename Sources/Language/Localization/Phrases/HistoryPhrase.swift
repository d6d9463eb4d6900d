package import Model

/// The past: the history, undo, and why there was a reminder or none, with the help of their
/// commands.
package enum HistoryPhrase: Phrase, Hashable {
  // MARK: Undo

  /// The number of steps is not positive.
  case stepsOutOfRange(Int)
  /// There were fewer steps than asked for.
  case onlySteps(Int)

  // MARK: What is wrong

  /// There is no step to undo.
  case nothingToUndo
  /// There is no step to redo.
  case nothingToRedo
  /// No entry of the history has the id.
  case noSuchEntry(String)
  /// An entry of the history that was taken back already; the task, quoted.
  case entryTakenBack(String)
  /// A task with no entry of the history that could be taken back.
  case nothingToTakeBack(String)

  // MARK: Entries of the history

  /// The note of a completion.
  case note(String)
  /// The button that takes back an entry, which it names.
  case takeBackEntry(String)

  // MARK: The command history

  /// No entry of the history matches.
  case nothingMatches
  /// The history is empty.
  case nothingDone
  /// The history is cut.
  case onlyNewest(Int)
  /// The range of the history is reversed.
  case fromAfterTo(from: String, to: String)
  /// Nothing was decided about a task or place.
  case nothingHappened
  /// No task or place has the quoted name.
  case noTaskOrPlace(String, hint: String)

  // MARK: On the page

  case stepUndone
  case noStepToUndo, noStepToRedo, notTheLastStep, noStepNamed
  case noSuchSubject
  case whyAbout(name: String)
  /// Further reminders of the same minute.
  case moreReminders(Int)
  /// When a task that was done could be done from, and when it was due.
  case hadOpened(String)
  case wasDue(String)
  /// A time of an appointment was over, and nobody had ticked it.
  case passedUnticked
  /// The places of a task that was done.
  case couldBeDoneAt(String)
  /// How far from a place a reminder came, how exact the position was, and from which device.
  case positionWas(distance: String, accuracy: String?, device: String?)
  /// Nothing was decided about a place yet, or about a task at places.
  case notPassedYet(String)
  case notPassedSince(String)

  // MARK: What comes next

  /// A task, as `3 "Cat medicine"`, and when it is; when it opens, if that is another moment to
  /// come.
  case stands(task: String, TaskWhen?, opens: RelativeTime?)
  /// A task is finished.
  case isFinished(task: String)
  /// The task is finished.
  case nothingLeft
  /// The task has neither place nor date; its number.
  case neverReminds(task: Int)
  /// Nothing reminds any more.
  case noMoreReminders
  /// The task of a number has no time to remind at.
  case noLeads(task: Int)
  /// It reminds at places, from an instant on where it is not open yet, and perhaps at a time.
  case remindsOnVisit(VisitCondition, from: RelativeTime?, TimeCondition?)
  /// It reminds at a time.
  case reminds(TimeCondition)
  /// A countdown that has ended, and when there was a reminder of that.
  case lastReminder(at: RelativeTime)
  /// Snoozed until an instant.
  case snoozedUntil(RelativeTime)
  /// Snoozed until the next visit; `nil` where the task has no place.
  case snoozedUntilVisit(VisitCondition?)
  /// Snoozed until the user leaves.
  case snoozedUntilLeaving
  /// The user is at a place, named in quotes.
  case youAreAt(String)
  /// The user is at a place, and there will be no more reminders there during this visit.
  case quietAt(String, SilenceReason, WallClock)
  /// A reminder waits for the end of quiet hours.
  case heldUntil(RelativeTime)
  /// A reminder was held back and comes once the daemon runs.
  case heldUntilRunning
  /// No place has the tag.
  case tagWithoutPlace(String)

  // MARK: Other persons

  /// The heading of an account in which `you` is another person, by name.
  case seenBy(String)
  /// The task is for others than a person.
  case forOthers(than: String)

  // MARK: Places

  /// No task can be done at the place.
  case noTaskAtPlace
  /// The user was never seen at a place, named in quotes.
  case neverSeenAt(String)
  /// The user is elsewhere, at a distance that is already formatted, and has never been seen there.
  case elsewhereThan(String, distance: String)
  /// The user is at a place since an instant.
  case cameTo(String, RelativeTime)
  /// The user was last at a place at an instant, and is elsewhere now.
  case lastSeenAt(String, RelativeTime)
  /// The user left a place at an instant.
  case leftPlace(String, RelativeTime)

  // MARK: What was decided

  /// A decision as a sentence; the task in quotes.
  case decision(Decision.Outcome, task: String, Cause, at: String?, WallClock)

  // MARK: Help

  case helpUndo
  case helpRedo
  case helpSteps
  case helpUndoTask
  case helpWhy
  /// `why` with options but without a task or a place.
  case whyNeedsSubject
  /// There was no reminder yet.
  case noReminderSoFar
  /// The advice below the last reminders, which `why` shows without a task.
  case whyHint
  case helpWhySubject
  case helpWhyPlace
  case helpWhyCount
  case help
  case helpSearch
  case helpTask
  case helpPlace
  case helpFrom
  case helpTo
  case helpAll
  case helpCount
  case helpDiscussion
  case helpWhyDiscussion

  /// Returns the phrase in a language.
  package func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}
