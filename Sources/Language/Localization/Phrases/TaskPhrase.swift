package import Model
package import Recurrence

/// Tasks: when they are, the labels and values of their fields, and the headings of today.
package enum TaskPhrase: Phrase, Hashable {
  // MARK: When a task is, as the rest of a sentence or by itself

  /// When a task is: `by Thu 3 Dec 14:30`.
  case when(TaskWhen)
  /// The same with how far away that is: `by Thu 3 Dec 14:30 (in 5 days)`.
  case whenAndHowFar(TaskWhen)
  /// The same with the end of a window that opens later: `from Mon 11 May, until Mon 8 Jun`.
  case whenAndEnd(TaskWhen, end: RelativeTime)
  /// The end of a new or changed task comes before it is due again.
  case finishedByEnd
  /// How many occurrences have passed undone: `3 missed`.
  case missed(Int)
  /// Until when a task is snoozed: `snoozed until 16:42`.
  case snoozed(Snooze.End, WallClock)

  // MARK: Status

  /// The status by itself: `Waiting`.
  case status(TaskStatus)
  /// The status with how much of the time has passed, 0 to 1.
  case progress(TaskStatus, Double)
  /// The tasks of a status, as a filter names them: `Waiting`.
  case filter(TaskStatus)

  // MARK: Past

  /// A line of the history: `Cat medicine done, 4 weeks before it was due (undone)`.
  case completion(Completion.Kind, task: String, Punctuality?, isUndone: Bool)
  /// A line of the history: a time of an appointment passed undone, or several up to then.
  case wasMissed(task: String, times: Int)
  /// The same without the name of the task.
  case resultMissed(times: Int)
  /// The same without the task, as a line of its own: `Done, 4 weeks before it was due`.
  case result(Completion.Kind, Punctuality?, isUndone: Bool)
  /// The name of a task that is gone: `task 3`.
  case formerTask(Int)
  /// The name of a place that is gone: `place 3`.
  case formerPlace(Int)

  // MARK: Notes

  /// The user is at a place of the new or changed task, so that it does not remind there now.
  case quietHere(place: String)
  /// No place has the tag that a task names.
  case tagWithoutPlace(String)

  // MARK: Lists and their rows

  /// No task is unfinished.
  case nothingWaiting
  /// Finished tasks are left out of the list.
  case finishedNotShown(Int)
  /// When a task is, if it has a date, and where it can be done.
  case atPlaces(String?, places: String)
  /// The title of a row: task.
  case rowTask
  /// The title of a row: when.
  case rowWhen
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
  /// The title of a row: notes.
  case rowNotes
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

  // MARK: Equal names, timing and points

  /// A task with that name exists, as `3 "Cat medicine"`; another one was added. What takes it back
  /// is a command, or a request to the API.
  case sameName(String, undo: String)
  /// The question whether another task of a name is to be added; the one that exists, and when it
  /// is: `from Mon 11 May`.
  case sameNameQuestion(String, when: String?)
  /// The headings of rows: how a task is timed, and what it has earned.
  case rowTiming, rowPoints
  /// How a task is timed.
  case fixed, flexible
  /// A number of points.
  case points(Int)

  // MARK: Words of values and markers

  /// How much a task matters.
  case high, normal, low
  /// How hard a task is.
  case veryEasy, easy, medium, hard, veryHard
  /// The parts of a quick line.
  case markerEnd, markerFor, markerWhen, markerLast
  case markerEvery, markerFrom, markerDue, markerStart, markerAt, markerPlace, markerCategory,
    markerPriority, markerDuration, markerBucket

  // MARK: Headings of today

  /// The groups, in their order.
  case headingHere, headingOverdue, headingToday, headingOpen, headingLater, headingTomorrow,
    headingAnytime, headingMissed
  /// The tasks that belong to none of the groups: snoozed beyond midnight, later.
  case headingSnoozed, headingWaiting
  /// The tasks that are finished.
  case headingFinished
  /// At least one more period of its own has passed since a task was due.
  case muchLonger
  /// Many tasks are overdue.
  case waitedForYou(Int)
  /// How many tasks come later, such as `3 tasks`, and when the first of them is.
  case comeLater(String, next: String?)
  /// Nothing is left for today.
  case nothingLeft
  /// A quote with its author.
  case quote(String, author: String)
  /// A number of tasks were done today.
  case doneToday(Int)

  // MARK: Several tasks

  /// The button that skips all overdue tasks, with their number.
  case skipOverdue(Int)

  // MARK: The page of a task

  case labelHowOften, labelStarts, labelFirstDue, labelEnds, labelTimeOfDay, labelDue, labelWhen,
    labelLastTime, labelPlaces,
    labelRemindsWhenYou, labelWhileOverdue
  case labelCategory, labelPriority, labelDuration, labelSnoozed, labelLastDone, labelTimeZone,
    labelNotes, labelName
  case justOnce
  /// A period or window in words, with the days within it: `every 10 to 14 weeks`.
  case everyPeriod(TimeSpan?, TimeSpan, on: DayPattern?)
  case periodAfterDone(String)
  case periodOnFixedDates(String)
  case arrive, passBy, leave
  case stay(String)
  case again(String)
  case neverDone
  case floatingNow(zone: String)

  /// Returns the phrase in a language.
  package func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}
