import Recurrence

extension English {
  /// Returns the text of a phrase.
  public func text(_ phrase: InputPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    // Actions
    case .nothingToUndo: "nothing to undo."
    case .nothingToRedo: "nothing to redo."
    case .taskFinished(let name):
      "\(name) is finished: nothing is left to do. Change its rule with \"edit\", or take back "
        + "the last step with \"undo\"."
    case .taskDoneAlready(let name, let time):
      "\(name) was done on \(localizer.fullMoment(time)) and is waiting for its next time. If you "
        + "did it once more, say so with --again."
    case .taskDoneAlreadyOnPage(let name, let time):
      "\(name) was already done at \(localizer.fullMoment(time))."
    case .doneInTheFuture(let name, let time, let now):
      "\(name) cannot be done at \(localizer.fullMoment(time)): that is in the future "
        + "(now \(localizer.fullMoment(now))). Give a time up to now."
    case .snoozeInThePast(let name, let time, let now):
      "\(name) cannot be snoozed until \(localizer.fullMoment(time)): that is in the past "
        + "(now \(localizer.fullMoment(now))). Give a later time."
    case .pinInThePast(let name, let time, let now):
      "\(name) cannot be pinned at \(localizer.fullMoment(time)): that is in the past "
        + "(now \(localizer.fullMoment(now))). Give a later time of today."
    case .pinFixed(let name):
      "\(name) has a fixed time and cannot be pinned. Move it, or make it flexible."
    case .snoozeOutside(let name):
      "\(name) cannot wait for a visit to end: you are at none of its places now. Use \"visit\" or a "
        + "time such as 2h."
    case .snoozeWithoutPlace(let name):
      "\(name) has no place, so no visit ends the snooze. Give a time such as 2h."
    case .notSnoozeEnd(let text):
      "\(text) is not an end for a snooze: expected a length such as 2h or 1d, an instant such as "
        + "2026-01-15T09:00, visit, leave, this-visit, or off."
    case .notSnoozeEndOnPage(let text):
      "\(text) cannot be read as a time. Write, for example, tomorrow 18:00, fri, or in 3 days."

    // Names
    case .emptyTaskName: "the name \"\" is empty: give the task a name."
    case .emptyTaskNameOnPage: "Give the task a name."
    case .emptyPlaceName: "the name \"\" is empty: give the place a name."
    case .emptyPlaceNameOnPage: "Give the place a name."
    case .placeNameLikeTag(let name):
      "the name \(name) begins with #, which means a tag: leave the # out."
    case .placeNameTaken(let name):
      "there is already a place \(name). Choose another name, or change it: passby place edit "
        + name
    case .placeNameTakenOnPage(let name):
      "There is already a place \(name). Choose another name."
    case .severalTasks(let text, let tasks):
      "\(text) could be several tasks: \(tasks.joined(separator: ", ")). Give the number."
    case .severalNames(let text, let labels, let haveNumbers):
      "\(text) could be \(localizer.list(labels)). Type the name exactly as it stands"
        + (haveNumbers ? ", or the number." : ".")
    case .noSuchTask(let text, let suggestion, let hasTasks):
      "there is no task \(text).\(question(suggestion)) "
        + (hasTasks
          ? "\"passby list --all\" shows them all."
          : "There are no tasks yet: passby add NAME creates one.")
    case .noSuchTaskOnPage(let text, let suggestion):
      "There is no task \(text).\(question(suggestion))"
    case .noSuchPlace(let text, let suggestion):
      "there is no place \(text).\(question(suggestion)) \"passby place list\" shows them all."
    case .noSuchPlaceOnPage(let text, let suggestion):
      "There is no place \(text).\(question(suggestion))"
    case .noSuchPlaceOrTag(let text, let suggestion):
      "there is no place or tag \(text).\(question(suggestion)) Add it first: passby place add "
        + "\(text) LAT,LON"
    case .noSuchPlaceOrTagOnPage(let text, let suggestion):
      "There is no place or tag \(text).\(question(suggestion))"
    case .didYouMean(let name): question(name)

    // Periods and dates
    case .notPeriod(let text):
      "\(text) is not a period: expected a number and a unit, such as 12h, 3d, 10w, 1mo or 1y."
    case .minutesOrMonths(let text):
      "\(text) could be minutes or months: write 1mo for a month; the shortest period is an hour, "
        + "1h."
    case .notWindow(let text):
      "\(text) is not a period or window: expected one period such as 2w, or the shortest and the "
        + "longest such as 10-14w."
    case .windowReversed(let text, let meant):
      "\(text) opens after it is due: expected the shorter period first, \(meant)."
    case .windowReversedOnPage: "The first number must be the smaller one."
    case .notDays(let text):
      "\(text) does not say on which days: expected weekdays such as tue,fri, days of the month such "
        + "as 1,15, last day, first mon, 24 dec or 4th thu of nov."
    case .daysUnit(let text, let meant): "\(text) never happens: did you mean \(meant)?"
    case .daysWindow(let text):
      "\(text) has both a window and days: give one period, such as 2w, or leave the days out."
    case .firstWithDays(let first, let every):
      "the first due moment \(first) cannot be set for \(every): its days follow from the start. Use "
        + "--start."
    case .notTimeOfDay(let text):
      "\(text) is not a time of day: expected hours and minutes from 00:00 to 23:59, such as 09:30."
    case .notDateTime(let text):
      "\(text) is not a local date and time: expected one such as 2026-01-15T09:00."
    case .notMoment(let text):
      "\(text) is not a date or time: expected one such as tomorrow 18:00, 15 jan or "
        + "2026-01-15T09:00."
    case .ambiguousMoment(let text, let first, let second):
      "\(text) could be \(first) or \(second): write the one you mean."
    case .outOfRange(let text, let range): "\(text) is out of range: expected \(words(range))."
    case .endBeforeStart(let end, let start):
      "the end \(end) lies before the start \(start): give a later end or an earlier start."
    case .noOccurrence(let rule, let start):
      "\(rule) never comes, counted from \(start): give other days, or another start."
    case .timeOfDayWithHours(let time, let every):
      "the time of day \(time) cannot be kept every \(every): hours are elapsed time. Leave it "
        + "out, or use days or longer."

    // Lengths, positions and circles
    case .length(let phrase): phrase.text(in: localizer)
    case .position(let phrase): phrase.text(in: localizer)
    case .mood(let phrase): phrase.text(in: localizer)
    case .wish(let phrase): phrase.text(in: localizer)
    case .photo(let phrase): phrase.text(in: localizer)
    case .device(let phrase): phrase.text(in: localizer)
    case .profile(let phrase): phrase.text(in: localizer)
    case .habit(let phrase): phrase.text(in: localizer)
    case .journal(let phrase): phrase.text(in: localizer)
    case .part(let phrase): phrase.text(in: localizer)
    case .periodReversed(let from, let to): "the period begins on \(from), after its end on \(to)"
    case .otherReferenceSystem(let text):
      "\(text) is in another reference system: expected WGS 84."
    case .positionIsAddress(let text):
      "\(text) names an address or a search, and no position: expected a geo: URI with degrees, such "
        + "as geo:0,0?q=52.5163,13.3777. The map of the page finds addresses."
    case .notPosition(let text):
      "\(text) is not a position: expected LAT,LON in degrees such as 52.5163,13.3777, a geo: URI, "
        + "or here."
    case .notRadius(let subject):
      "\(subject) is not a length: expected metres, such as 150 or 2km."
    case .radiusTextOutOfRange(let subject):
      "\(subject) is out of range: expected 20 m to 100 km."

    // Fields of a task
    case .nothingGiven: "nothing was filled in."
    case .dwellWithoutLength: "dwell needs a length of stay: add --dwell 5min."
    case .dwellWithoutLengthOnPage: "Enter how long the stay must be, such as 5min."
    case .lengthWithoutDwell:
      "--dwell has no effect without dwell in --on: write --on dwell, or leave --dwell out."
    case .lengthWithoutDwellOnPage:
      "A length of stay has no effect unless the task reminds you when you stay."
    case .unknownValue(let subject, let known, let suggestion):
      "\(subject) is unknown: expected \(localizer.alternatives(known)).\(question(suggestion))"
    case .noEvent(let subject, let known):
      "\(subject) names no event: expected \(localizer.alternatives(known))."
    case .unknownZone(let subject, let suggestion):
      "\(subject) is not a time zone: expected an IANA name such as Europe/Berlin, or floating."
        + question(suggestion)
    case .nagTooShort(let subject):
      "\(subject) is too short: expected 1h or longer, such as 12h or 1d."
    case .needsRepeating(let subject):
      "\(subject) needs a task that repeats: add --every, such as --every 2w."
    case .needsRepeatingOnPage(let subject): "\(subject) needs a task that repeats."
    case .dueOfRepeating(let subject):
      "\(subject) is for tasks without --every. Use --first for the first due moment."
    case .dueOfRepeatingOnPage(let subject):
      "\(subject) is for tasks that do not repeat. Enter the first due date instead."
    case .newDueOfRepeating(let subject):
      "\(subject) is for tasks without --every. Use \"move\" for this occurrence, or --first."
    case .newDueOfRepeatingOnPage(let subject):
      "\(subject) is for tasks that do not repeat. Move this occurrence instead, or enter the "
        + "first due date."
    case .timeWithoutDay(let subject): "\(subject) needs a day: add --every or --due."
    case .timeWithoutDayOnPage(let subject):
      "\(subject) needs a day: enter when the task is due."
    case .twoTimes(let first, let second):
      "\(first) and \(second) are two different times of day: give one."
    case .nullCharacter(let subject):
      "\(subject) contains a null character (U+0000): leave it out."
    case .noSuchCategory(let text, let suggestion):
      "there is no category \(text).\(question(suggestion)) \"passby category\" lists them all."
    case .noSuchCategoryOnPage(let text, let suggestion):
      "There is no category \(text).\(question(suggestion))"
    case .categoryNameTaken(let name): "there is a category \(name) already: choose another name."
    case .categoryName(let name):
      "\(name) cannot name a category: expected a word such as Work; none and other mean no category."
    case .notColor(let subject):
      "\(subject) is not a colour: expected # and three or six hexadecimal digits, such as #2f6fb0."
    case .notIcon(let subject, let known, let suggestion):
      "\(subject) is not an icon: expected one character, or one of \(known.joined(separator: ", "))."
        + question(suggestion)
    case .durationOutOfRange(let subject):
      "\(subject) is out of range: expected 1min to 24h, such as 30min."
    case .pauseInThePast(let subject):
      "\(subject) has passed: give a later time, or off to end the pause."
    case .markerTwice(let marker):
      "\(marker) stands twice: leave one out, or put it in double quotes as part of the name."
    case .dueWithRule: "\"due\" is for tasks that do not repeat: leave \"due\" or \"every\" out."
    case .quickWithoutName: "the line has no name: say what is to be done."
    case .quickAt(let position, let message): "at character \(position): \(message)"
    case .timeSpanReversed(let subject):
      "\(subject) does not end after it begins; expected the earlier time first, such as 10:15-11:45"
    case .durationTwice(let subject):
      "\(subject) says how long it takes, and a duration is given as well; leave out one of them"
    case .fixedWithoutTime:
      "--fixed needs a time of day: add --at 10:15, or --due with a time"
    case .fixedWithoutTimeOnPage: "A task at a fixed time needs a time of day."
    case .dayExpected(let text):
      "\(text) has a time of day; expected a day, such as 2026-12-24, tomorrow or fri"
    case .daysReversed(let text):
      "\(text) ends before it begins; expected the earlier day first, such as 2026-12-24..2026-12-31"
    case .tooManyDays(let text, let most): "\(text) is longer than \(most) days"
    case .noSuchEntry(let text):
      "no entry of the history has the id \(text); \"passby history --json\" shows them as \"entry\""
    case .entryTakenBack(let task): "this entry of \(task) is taken back already"
    case .nothingToTakeBack(let task): "\(task) has no entry in the history to take back"
    case .emptyTag(let subject): "\(subject) is empty: expected a word such as pharmacy."
    }
  }

  private func question(_ suggestion: String?) -> String {
    suggestion.map { " Did you mean \($0)?" } ?? ""
  }

  private func words(_ range: ValueRange) -> String {
    switch range {
    case .instants: "an instant from 0001-01-01T00:00:00Z to 9999-12-31T23:59:59Z"
    case .years: "a year from 0001 to 9999"
    case .months: "a month from 01 to 12"
    case .days(let last, let month): "a day from 01 to \(last) in \(month)"
    case .hours: "an hour from 00 to 23"
    case .minutes: "a minute from 00 to 59"
    case .seconds: "a second from 00 to 59"
    case .units(let limit, .hour): "1 to \(limit) hours, that is at most 100 years"
    case .units(let limit, let unit): "1 to \(count(limit, unit.noun)), that is at most 100 years"
    }
  }
}
