/// Refusals: what is wrong with an action or with the fields of a task, and what was expected.
package enum TaskInputPhrase: Phrase, Hashable {
  // MARK: The command line

  /// `passby snooze` got no end.
  case snoozeNeedsEnd
  /// `passby next` got neither a task nor a rhythm.
  case nextNeedsRhythm
  /// `next` was given both a task and the options of a new one.
  case nextTaskOrRhythm

  // MARK: Actions

  /// The named task has nothing left to do.
  case taskFinished(String)
  /// The named task was done a moment ago.
  case taskDoneAlready(String, at: LocalTime)
  /// The named task cannot be done at a time to come.
  case doneInTheFuture(String, at: LocalTime, now: LocalTime)
  /// The named task cannot be snoozed until a time that has passed.
  case snoozeInThePast(String, until: LocalTime, now: LocalTime)
  /// The named task cannot be held in the plan at a time that has passed.
  case pinInThePast(String, at: LocalTime, now: LocalTime)
  /// The named task cannot be held in the plan: it has a fixed time.
  case pinFixed(String)
  /// The named task cannot be snoozed until leaving: the user is at none of its places.
  case snoozeOutside(String)
  /// The named task has no place whose visit could end the snooze.
  case snoozeWithoutPlace(String)
  /// The text is no end of a snooze; perhaps the quoted suggestion was meant.
  case notSnoozeEnd(String, suggestion: String?)

  // MARK: Names

  /// A task needs a name.
  case emptyTaskName
  /// Several tasks fit; each as `3 "Cat medicine"`.
  case severalTasks(String, [String])
  /// Several places, persons, devices or categories have a name that is the same; each as
  /// `3 "м'ясо"`, or its name alone where it has no number.
  case severalNames(String, [String], haveNumbers: Bool)
  /// No task fits.
  case noSuchTask(String, suggestion: String?, hasTasks: Bool)

  // MARK: Fields of a task

  /// Nothing was filled in.
  case nothingGiven
  /// The event `dwell` needs a length of stay.
  case dwellWithoutLength
  /// A length of stay needs the event `dwell`.
  case lengthWithoutDwell
  /// The value is none of those that are known.
  case unknownValue(subject: GivenValue, known: [String], suggestion: String?)
  /// No event is named; those that are known.
  case noEvent(subject: GivenValue, known: [String])
  /// A nag below an hour.
  case nagTooShort(subject: GivenValue)
  /// The option needs a repeating task.
  case needsRepeating(subject: GivenValue)
  /// A new repeating task has no due date of its own.
  case dueOfRepeating(subject: GivenValue)
  /// A repeating task has no due date of its own to change.
  case newDueOfRepeating(subject: GivenValue)
  /// A repeating task is no appointment of its own date.
  case whenOfRepeating(subject: GivenValue)
  /// An appointment needs a time of day.
  case whenWithoutTime(subject: GivenValue)
  /// An appointment and a deadline were given for one task.
  case whenAndDue(GivenValue, GivenValue)
  /// A fixed rhythm does not count from when the task was done last.
  case lastOfRhythm(subject: GivenValue)
  /// A last time and a start were given for one task.
  case lastAndStart(GivenValue, GivenValue)
  /// A last time that is to come.
  case lastToCome(subject: GivenValue)
  /// The named task was done or skipped before, so its countdown runs from there.
  case lastOfDone(String, id: Int64)
  /// The end of a series in a quick line lies before its first due moment.
  case endBeforeFirst(GivenValue, first: LocalTime, isDay: Bool)
  /// A time of day needs a day.
  case timeWithoutDay(subject: GivenValue)
  /// A due moment with a time, and another time of day.
  case twoTimes(GivenValue, GivenValue)
  /// A text contains U+0000.
  case nullCharacter(subject: GivenValue)
  /// A duration of less than a minute or more than a day.
  case durationOutOfRange(subject: GivenValue)
  /// A marker of a quick line stands twice.
  case markerTwice(String)
  /// A part of a quick line that could be read in two ways, both in words.
  case twoReadings(String, first: String, second: String)
  /// A date or time of a quick line besides another one.
  case secondReading(String, beside: String)
  /// A part of a quick line that continues another part, and cannot be read with it.
  case unreadContinuation(String, of: String)
  /// A first due date in a quick line that is none of the days of its rule.
  case dueOffRule(String, rule: String)
  /// A part of a quick line that was read as a start or an end, without a rule.
  case partWithoutRule(String)
  /// A quick line without a name.
  case quickWithoutName
  /// A quick line has too many characters; the most.
  case lineTooLong(most: Int)
  /// A part of a quick line was refused: what is wrong, and which character it begins at, from 1.
  case quickAt(Int, String)
  /// A span of a day besides a duration that says something else.
  case durationTwice(subject: GivenValue)
  /// A fixed task needs a time of day.
  case fixedWithoutTime
  /// Several times a day cannot be flexible.
  case severalTimesAreFixed

  // MARK: Several tasks, and forms that others changed

  /// No task was chosen.
  case noneChosen
  /// No task is overdue.
  case noneOverdue
  /// Every task was already as the action would have left it.
  case nothingChanged
  /// A field that both have changed, and what it is elsewhere; `nil` for nothing.
  case changedElsewhere(now: String?)
  /// Changes made elsewhere were taken over into a form.
  case takenOver
  /// Changes made elsewhere contradict the form.
  case bothChanged
  /// The labels of what was changed elsewhere, after saving.
  case alsoChanged([String])

  // MARK: On the page

  case taskGone

  // MARK: Wishes

  /// A wish was given a date as well.
  case wishWithDate
  /// A wish cannot get a date.
  case wishNewDate
  /// A wish was to be moved to a date, or held at a time of the plan; the name, quoted.
  case wishTimed(String)

  /// Returns the phrase in a language.
  package func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}
