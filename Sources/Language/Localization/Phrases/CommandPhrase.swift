/// The output of commands about tasks, places and undo, and errors of the command line.
public enum CommandPhrase: Phrase, Hashable {
  /// The first word is not a command; `hint` may suggest one.
  case notACommand(String, hint: String)
  /// A quoted word that begins with a dash was taken for options.
  case readAsOptions(String)
  /// No language has the quoted code.
  case unknownLanguage(String, known: String)
  /// Two options or texts exclude each other.
  case excluded(String, String)
  /// A number is out of range.
  case numberOutOfRange(option: String, value: String, lowest: String, highest: String)
  /// No task is unfinished.
  case nothingWaiting
  /// Finished tasks are left out of the list.
  case finishedNotShown(Int)
  /// The standing of a task, and where it can be done.
  case atPlaces(String, places: String)
  /// The database has no task.
  case nothingToDo
  /// The purpose of Passby in one sentence.
  case introduction
  /// The first step: name a place.
  case namePlace(step: Int)
  /// The next step: add a task.
  case addTask(step: Int)
  /// The last step: start the daemon.
  case followReceiver(step: Int)
  /// The command that lists all commands.
  case helpListsCommands
  /// A task was added.
  case added(String, prospects: String)
  /// A task would be added.
  case wouldAdd(String, prospects: String)
  /// The user is at the quoted place, so a task stays silent for this visit.
  case silentHere(place: String)
  /// A task was done.
  case done(String, prospects: String)
  /// A task was done for the last time.
  case doneFinished(String)
  /// An occurrence was skipped.
  case skipped(String, prospects: String)
  /// The last occurrence was skipped.
  case skippedFinished(String)
  /// An edit changes nothing.
  case nothingToChange(String)
  /// An edit changes nothing, and the task stands so.
  case nothingToChangeStanding(String, standing: String)
  /// Only the quoted name of a task changed.
  case renamed(id: String, name: String)
  /// A task changed.
  case changed(String, was: String, now: String)
  /// An occurrence was moved.
  case moved(String, to: String, from: String)
  /// A task was removed.
  case removed(String)
  /// A task was snoozed until an instant.
  case snoozedUntil(String, moment: String, standing: String)
  /// A task was snoozed until the next visit.
  case snoozedUntilVisit(String, standing: String)
  /// A task was snoozed until the user leaves.
  case snoozedUntilLeaving(String, standing: String)
  /// A snooze was ended.
  case snoozeEnded(String, standing: String)
  /// Nothing reminds until a moment.
  case pausedUntil(String)
  /// The pause was ended.
  case pauseEnded
  /// There is no pause.
  case notPaused
  /// `passby snooze` got no end.
  case snoozeNeedsEnd
  /// `passby next` got neither a task nor a rhythm.
  case nextNeedsRhythm
  /// `next` was given both a task and the options of a new one.
  case nextTaskOrRhythm
  /// The series has ended.
  case noFurtherOccurrence
  /// An occurrence without a date.
  case openWithoutDate
  /// An occurrence opens, if it has a window, and is due.
  case occurrence(opens: String?, due: String)
  /// The number of steps is not positive.
  case stepsOutOfRange(Int)
  /// There were fewer steps than asked for.
  case onlySteps(Int)
  /// The database has no place.
  case noPlaces
  /// A place has no tasks.
  case noTasks
  /// The user is inside a place.
  case youAreHere
  /// A place was added.
  case placeAdded(String, radius: String, position: String)
  /// A place was changed.
  case placeChanged(String, radius: String, position: String)
  /// A place was removed.
  case placeRemoved(String)
  /// Tasks lost their place.
  case untied(String)
  /// gpsd gave no position for `here`.
  case noPosition(address: String, reason: String)
  /// The receiver has no accepted position.
  case noUsablePosition
  /// The title of a row: task.
  case rowTask
  /// The title of a row: now.
  case rowNow
  /// The title of a row: opens.
  case rowOpens
  /// The title of a row: due.
  case rowDue
  /// The title of a row: every.
  case rowEvery
  /// The title of a row: start.
  case rowStart
  /// The title of a row: first.
  case rowFirst
  /// The title of a row: end.
  case rowEnd
  /// The title of a row: at.
  case rowAt
  /// The title of a row: zone.
  case rowZone
  /// The title of a row: places.
  case rowPlaces
  /// The title of a row: on.
  case rowOn
  /// The title of a row: nag.
  case rowNag
  /// The title of a row: snoozed.
  case rowSnoozed
  /// The title of a row: last done.
  case rowLastDone
  /// The title of a row: category.
  case rowCategory
  /// The title of a row: priority.
  case rowPriority
  /// The title of a row: difficulty.
  case rowDifficulty
  /// The title of a row: duration.
  case rowDuration
  /// The database has no category.
  case noCategories
  /// A category was added.
  case categoryAdded(String)
  /// A category was changed.
  case categoryChanged(String)
  /// A category was removed, and so many tasks have none now.
  case categoryRemoved(String, tasks: Int)
  /// The title of a row: notes.
  case rowNotes
  /// The title of a row: place.
  case rowPlace
  /// The title of a row: position.
  case rowPosition
  /// The title of a row: radius.
  case rowRadius
  /// The title of a row: tags.
  case rowTags
  /// The title of a row: state.
  case rowState
  /// The title of a row: tasks.
  case rowTasks
  /// The rhythm counts from when a task was done.
  case fromDone
  /// The rhythm is fixed.
  case fixedRhythm
  /// A task that does not repeat.
  case once
  /// The wall clock of the machine.
  case floatingZone(now: String)
  /// How long a stay must last.
  case dwellOf(String)
  /// How often an overdue task repeats its reminder.
  case nagEvery(String)
  /// The end of a snooze.
  case untilMoment(String)
  /// The end of a snooze.
  case untilNextVisit
  /// The end of a snooze.
  case untilLeaving
  /// A task was not done yet.
  case never
  /// Standard output cannot be written.
  case outputNotWritten(reason: String)

  /// Returns the phrase in a language.
  public func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}
