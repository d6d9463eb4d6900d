public import Recurrence

/// Errors in what a user writes: periods, dates, positions, names, fields of a task or a place.
///
/// Quoted values come with their quotes, on one line and cut, as `String.quoted` in Text makes
/// them. A `subject` is such a value, with the option before it on the command line:
/// `--from "x"`. Cases that end in `OnPage` name no option and no command.
public enum InputPhrase: Phrase, Hashable {
  // MARK: Actions

  /// There is no step to undo.
  case nothingToUndo
  /// There is no step to redo.
  case nothingToRedo
  /// The named task has nothing left to do.
  case taskFinished(String)
  /// The named task was done a moment ago.
  case taskDoneAlready(String, at: LocalTime)
  /// The named task was done a moment ago.
  case taskDoneAlreadyOnPage(String, at: LocalTime)
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
  /// The text is no end of a snooze.
  case notSnoozeEnd(String)
  /// The text is no end of a snooze.
  case notSnoozeEndOnPage(String)

  // MARK: Names

  /// A task needs a name.
  case emptyTaskName
  /// A task needs a name.
  case emptyTaskNameOnPage
  /// A place needs a name.
  case emptyPlaceName
  /// A place needs a name.
  case emptyPlaceNameOnPage
  /// The name of a place begins with `#`.
  case placeNameLikeTag(String)
  /// Another place has the name.
  case placeNameTaken(String)
  /// Another place has the name.
  case placeNameTakenOnPage(String)
  /// Several tasks fit; each as `3 "Cat medicine"`.
  case severalTasks(String, [String])
  /// Several places, persons, devices or categories have a name that is the same; each as
  /// `3 "м'ясо"`, or its name alone where it has no number.
  case severalNames(String, [String], haveNumbers: Bool)
  /// No task fits.
  case noSuchTask(String, suggestion: String?, hasTasks: Bool)
  /// No task fits.
  case noSuchTaskOnPage(String, suggestion: String?)
  /// No place fits.
  case noSuchPlace(String, suggestion: String?)
  /// No place fits.
  case noSuchPlaceOnPage(String, suggestion: String?)
  /// Neither a place nor a tag fits.
  case noSuchPlaceOrTag(String, suggestion: String?)
  /// Neither a place nor a tag fits.
  case noSuchPlaceOrTagOnPage(String, suggestion: String?)
  /// A name that was probably meant, as a question behind another sentence, with a blank before it.
  case didYouMean(String)

  // MARK: Periods and dates

  /// The text is no period.
  case notPeriod(String)
  /// The unit `m` may mean two things.
  case minutesOrMonths(String)
  /// The text is no window.
  case notWindow(String)
  /// The window would open after it is due; how it is meant.
  case windowReversed(String, meant: String)
  /// The window would open after it is due.
  case windowReversedOnPage
  /// The text behind `on` names no days.
  case notDays(String)
  /// There are no such days in such a period; a rule that there is.
  case daysUnit(String, meant: String)
  /// A window with days.
  case daysWindow(String)
  /// A rule with days has no first due moment of its own.
  case firstWithDays(first: String, every: String)
  /// The text is no time of day.
  case notTimeOfDay(String)
  /// The text is no local date and time.
  case notDateTime(String)
  /// The text is no date or time.
  case notMoment(String)
  /// The text could mean two days, given as `2026-01-16`.
  case ambiguousMoment(String, first: String, second: String)
  /// A number is out of range.
  case outOfRange(String, ValueRange)
  /// The series would end before it starts.
  case endBeforeStart(end: String, start: String)
  /// A rule that is never due, counted from its start.
  case noOccurrence(String, start: String)
  /// Hours cannot keep a time of day.
  case timeOfDayWithHours(time: String, every: String)

  // MARK: Lengths, positions and circles

  /// The text is no length of time.
  case length(LengthPhrase)
  /// A coordinate or a circle is out of range.
  case position(PositionPhrase)
  /// Something is wrong with a mood, a day, a period or a table.
  case mood(MoodPhrase)
  /// Something is wrong with a photo.
  case photo(PhotoPhrase)
  /// Something is wrong with the profile.
  case profile(ProfilePhrase)
  /// Something is wrong with a device or person.
  case device(DevicePhrase)
  /// Something is wrong with a habit.
  case habit(HabitPhrase)
  /// Something is wrong with good things or a note.
  case journal(JournalPhrase)
  /// A part that is off was asked for.
  case part(PartPhrase)
  /// A period ends before it begins.
  case periodReversed(from: String, to: String)

  /// Another geodetic system.
  case otherReferenceSystem(String)
  /// The geo URI has an address in place of a position.
  case positionIsAddress(String)
  /// The text is no position.
  case notPosition(String)
  /// The text is no radius.
  case notRadius(subject: String)
  /// A radius with its unit is out of range.
  case radiusTextOutOfRange(subject: String)

  // MARK: Fields of a task

  /// Nothing was filled in.
  case nothingGiven
  /// The event `dwell` needs a length of stay.
  case dwellWithoutLength
  /// The event `dwell` needs a length of stay.
  case dwellWithoutLengthOnPage
  /// A length of stay needs the event `dwell`.
  case lengthWithoutDwell
  /// A length of stay needs the event `dwell`.
  case lengthWithoutDwellOnPage
  /// The value is none of those that are known.
  case unknownValue(subject: String, known: [String], suggestion: String?)
  /// No event is named; those that are known.
  case noEvent(subject: String, known: [String])
  /// No such zone.
  case unknownZone(subject: String, suggestion: String?)
  /// A nag below an hour.
  case nagTooShort(subject: String)
  /// The option needs a repeating task.
  case needsRepeating(subject: String)
  /// The field needs a repeating task.
  case needsRepeatingOnPage(subject: String)
  /// A new repeating task has no due date of its own.
  case dueOfRepeating(subject: String)
  /// A new repeating task has no due date of its own.
  case dueOfRepeatingOnPage(subject: String)
  /// A repeating task has no due date of its own to change.
  case newDueOfRepeating(subject: String)
  /// A repeating task has no due date of its own to change.
  case newDueOfRepeatingOnPage(subject: String)
  /// A time of day needs a day.
  case timeWithoutDay(subject: String)
  /// A time of day needs a day.
  case timeWithoutDayOnPage(subject: String)
  /// A due moment with a time, and another time of day.
  case twoTimes(String, String)
  /// A text contains U+0000.
  case nullCharacter(subject: String)
  /// No category fits.
  case noSuchCategory(String, suggestion: String?)
  /// No category fits.
  case noSuchCategoryOnPage(String, suggestion: String?)
  /// Another category has the name.
  case categoryNameTaken(String)
  /// A category needs a name, which is not one of the words for none.
  case categoryName(String)
  /// The text is no colour.
  case notColor(subject: String)
  /// The text is neither a built-in icon nor one character.
  case notIcon(subject: String, known: [String], suggestion: String?)
  /// A duration of less than a minute or more than a day.
  case durationOutOfRange(subject: String)
  /// A pause until a time that has passed.
  case pauseInThePast(subject: String)
  /// A marker of a quick line stands twice.
  case markerTwice(String)
  /// A quick line with both `due` and `every`.
  case dueWithRule
  /// A quick line without a name.
  case quickWithoutName
  /// A part of a quick line was refused: what is wrong, and which character it begins at, from 1.
  case quickAt(Int, String)
  /// A span of a day that does not end after it begins.
  case timeSpanReversed(subject: String)
  /// A span of a day besides a duration that says something else.
  case durationTwice(subject: String)
  /// A fixed task needs a time of day.
  case fixedWithoutTime
  /// A fixed task needs a time of day.
  case fixedWithoutTimeOnPage
  /// A day was expected, not a time.
  case dayExpected(String)
  /// A span of days that ends before it begins.
  case daysReversed(String)
  /// A span of too many days; the most there may be.
  case tooManyDays(String, most: Int)
  /// No entry of the history has the id.
  case noSuchEntry(String)
  /// An entry of the history that was taken back already; the task, quoted.
  case entryTakenBack(String)
  /// A task with no entry of the history that could be taken back.
  case nothingToTakeBack(String)
  /// Something about wishes.
  case wish(WishPhrase)
  /// A tag is empty.
  case emptyTag(subject: String)

  /// Returns the phrase in a language.
  public func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}
