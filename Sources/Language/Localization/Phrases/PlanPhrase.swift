/// The plan of a day, days of rest and pauses, with the help of their commands.
package enum PlanPhrase: Phrase, Hashable {
  /// The order of flexible tasks.
  case dueFirst, hardFirst, easyFirst
  /// How a block came to its time.
  case fixed, pinned, flexible
  /// A warning about a block: it needs a trip of its own, ends too late, overlaps, is over.
  case go, late, conflict, overdue
  /// Why a task has no time.
  case noRoom, whenYouComeBy
  /// Time without a block.
  case free
  /// The tasks without a time.
  case notPlanned
  /// Neither blocks nor tasks without a time.
  case nothingPlanned
  /// Nothing was done on a past date.
  case nothingDone
  /// A number of tasks were done on the date.
  case done(Int)
  /// The free time of the day.
  case freeTime(hours: Int, minutes: Int)
  /// A task is held at a time.
  case pinnedAt(task: String, LocalTime)
  /// The plan chooses the time of a task again.
  case unpinned(task: String)
  /// The user is usually at a place, named in quotes, at these times of this weekday.
  case usuallyAt(String, from: LocalTime, to: LocalTime)
  /// A link that makes a task at a time.
  case newTaskAt(String)
  /// A handle that moves a block.
  case moveBlock(task: String, time: String)

  // MARK: The weeks to come

  /// The kinds of tasks of a day: appointments, what is due, windows that open, windows that are
  /// open already.
  case weeksFixed, weeksDue, weeksOpens, weeksOpen
  /// A task can be done until a day.
  case weeksUntil(String)
  /// A task is due by a time of day.
  case weeksBy(String)
  /// A day of rest.
  case restDay
  /// Nothing stands in the weeks.
  case weeksEmpty
  /// The meaning of the sign ~.
  case weeksExpected
  /// A number of tasks that a day does not show.
  case weeksMore(Int)
  /// A number of weeks to choose.
  case weeksCount(Int)
  /// The numbers of appointments and of due tasks on a day to come.
  case dayHolds(fixed: Int, due: Int)

  // MARK: Pauses

  /// Nothing reminds until a moment.
  case pausedUntil(String)
  /// The pause was ended.
  case pauseEnded
  /// There is no pause.
  case notPaused

  // MARK: What is wrong with a pause

  /// A pause until a time that has passed.
  case pauseInThePast(subject: String)
  /// The text is no end of a pause; perhaps the quoted suggestion was meant.
  case notPauseEnd(String, suggestion: String?)

  // MARK: Rest days

  /// There are no rest days.
  case noRestDays
  /// The days were rest days already.
  case restAlready
  /// None of the days was a rest day.
  case restNotThere
  /// `--remove` without days.
  case restDaysMissing
  /// The rest days that a pause brought, such as `Mon 2 Mar 2026 – Wed 4 Mar 2026`.
  case restOfPause(String)

  // MARK: Help

  case helpPause
  case helpPauseUntil
  case helpRest
  case helpRestDays
  case helpRestRemove
  case helpRestDiscussion
  case help
  case helpDiscussion
  case helpShow
  case helpDate
  case helpPin
  case helpTime
  case helpUnpin
  case helpWeeks
  case helpWeeksCount
  case helpWeeksDiscussion

  /// Returns the phrase in a language.
  package func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}
