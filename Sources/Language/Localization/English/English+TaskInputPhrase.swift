extension English {
  package func text(_ phrase: TaskInputPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    // The command line.
    case .snoozeNeedsEnd:
      "Until when? For example: passby snooze 3 2h, or for several: passby snooze 3 4 --for 2h"
    case .nextNeedsRhythm:
      "next needs a task's number or a rhythm: passby next 3, or passby next --every 10-14w."
    case .nextTaskOrRhythm:
      "next takes either a task or the options of a new one: give one of them."
    // Actions.
    case .taskFinished(let name):
      "\(name) is finished: nothing is left to do. Change its rule with \"edit\", or take back "
        + "the last step with \"undo\"."
    case .taskDoneAlready(let name, let time) where localizer.audience == .page:
      "\(name) was already done at \(localizer.fullMoment(time))."
    case .taskDoneAlready(let name, let time):
      "\(name) was already done on \(localizer.fullMoment(time)). Once more? Add --again."
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
    case .notSnoozeEnd(let text, let suggestion) where localizer.audience == .page:
      "\(text) cannot be read as a time. Write, for example, tomorrow 18:00, fri, or in 3 days."
        + question(suggestion)
    case .notSnoozeEnd(let text, let suggestion):
      "\(text) is not an end for a snooze: expected a length such as 2h or 1d, a date or time such as "
        + "18:00, evening, tomorrow, fri 9:00 or 2026-01-15, visit, leave, this-visit, or off."
        + question(suggestion)
    // Names.
    case .emptyTaskName where localizer.audience == .page: "Give the task a name."
    case .emptyTaskName: "the name \"\" is empty: give the task a name."
    case .severalTasks(let text, let tasks):
      "\(text) could be several tasks: \(tasks.joined(separator: ", ")). Give the number."
    case .severalNames(let text, let labels, let haveNumbers):
      "\(text) could be \(localizer.list(labels)). Type the name exactly as it stands"
        + (haveNumbers ? ", or the number." : ".")
    case .noSuchTask(let text, let suggestion, _) where localizer.audience == .page:
      "There is no task \(text).\(question(suggestion))"
    case .noSuchTask(let text, let suggestion, let hasTasks):
      "there is no task \(text).\(question(suggestion)) "
        + (hasTasks
          ? "\"passby list --all\" shows them all."
          : "There are no tasks yet: passby add NAME creates one.")
    // Fields of a task.
    case .nothingGiven: "nothing was filled in."
    case .dwellWithoutLength where localizer.audience == .page:
      "Enter how long the stay must be, such as 5min."
    case .dwellWithoutLength: "dwell needs a length of stay: add --dwell 5min."
    case .lengthWithoutDwell where localizer.audience == .page:
      "A length of stay has no effect unless the task reminds you when you stay."
    case .lengthWithoutDwell:
      "--dwell has no effect without dwell in --on: write --on dwell, or leave --dwell out."
    case .unknownValue(let subject, let known, let suggestion):
      "\(localizer.given(subject)) is unknown: expected \(localizer.alternatives(known)).\(question(suggestion))"
    case .noEvent(let subject, let known):
      "\(localizer.given(subject)) names no event: expected \(localizer.alternatives(known))."
    case .nagTooShort(let subject):
      "\(localizer.given(subject)) is too short: expected 1h or longer, such as 12h or 1d."
    case .needsRepeating(let subject) where localizer.audience == .page:
      "\(localizer.given(subject)) needs a task that repeats."
    case .needsRepeating(let subject):
      "\(localizer.given(subject)) needs a task that repeats: add --every, such as --every 2w."
    case .dueOfRepeating(let subject) where localizer.audience == .page:
      "\(localizer.given(subject)) is for tasks that do not repeat. Enter the first due date instead."
    case .dueOfRepeating(let subject):
      "\(localizer.given(subject)) is for tasks without --every. Use --first for the first due moment."
    case .newDueOfRepeating(let subject) where localizer.audience == .page:
      "\(localizer.given(subject)) is for tasks that do not repeat. Move this occurrence instead, or enter the "
        + "first due date."
    case .newDueOfRepeating(let subject):
      "\(localizer.given(subject)) is for tasks without --every. Use \"move\" for this occurrence, or --first."
    case .whenOfRepeating(let subject) where localizer.audience == .page:
      "\(localizer.given(subject)) is for tasks that do not repeat. Enter the time of day and the start instead."
    case .whenOfRepeating(let subject):
      "\(localizer.given(subject)) is for tasks without --every. Use --at for the time of day, and "
        + "--start or --first for the first date."
    case .whenWithoutTime(let subject) where localizer.audience == .page:
      "\(localizer.given(subject)) has no time of day: add one, such as 14:30 or 14:30-15:15."
    case .whenWithoutTime(let subject):
      "\(localizer.given(subject)) has no time of day: expected a date and a time, such as "
        + "\"fri 14:30\" or \"fri 14:30-15:15\". For a day alone use --due."
    case .whenAndDue(let when, let due):
      "\(localizer.given(when)) and \(localizer.given(due)) exclude each other: it is either at that time or "
        + "due by then."
    case .lastOfRhythm(let subject) where localizer.audience == .page:
      "\(localizer.given(subject)) needs a task that counts from when it was done; this one keeps fixed dates."
    case .lastOfRhythm(let subject):
      "\(localizer.given(subject)) needs a task that counts from when it was done: add --from done, or "
        + "use --start for a fixed rhythm."
    case .lastAndStart(let last, let start):
      "\(localizer.given(last)) and \(localizer.given(start)) both say from when it counts: give one."
    case .lastToCome(let subject):
      "\(localizer.given(subject)) is still to come: expected a day up to today, such as 20 sep, yesterday "
        + "or 3 weeks ago."
    case .lastOfDone(let name, _) where localizer.audience == .page:
      "\(name) was done or skipped before, and counts from then. Mark it as done on that day instead."
    case .lastOfDone(let name, let id):
      "\(name) was done or skipped before, and counts from then. To record another day: passby done \(id) --at DATE"
    case .endBeforeFirst(let end, let first, let isDay):
      "\(localizer.given(end)) is before the first time, \(isDay ? localizer.dayHeading(first) : localizer.fullMoment(first)): "
        + "is it the end, or the first due date?"
    case .timeWithoutDay(let subject) where localizer.audience == .page:
      "\(localizer.given(subject)) needs a day: enter when the task is due."
    case .timeWithoutDay(let subject):
      "\(localizer.given(subject)) needs a day: add --every or --due."
    case .twoTimes(let first, let second):
      "\(localizer.given(first)) and \(localizer.given(second)) are two different times of day: give one."
    case .nullCharacter(let subject):
      "\(localizer.given(subject)) contains a null character (U+0000): leave it out."
    case .durationOutOfRange(let subject):
      "\(localizer.given(subject)) is out of range: expected 1min to 24h, such as 30min."
    case .markerTwice(let marker):
      "\(marker) stands twice: leave one out, or put it in double quotes as part of the name."
    case .twoReadings(let text, let first, let second):
      "\(text) could mean \(first) or \(second): write one of them, or put it in double quotes as part "
        + "of the name."
    case .secondReading(let text, let other):
      "\(text) is a second date or time beside \(other): leave one out, or put it in double quotes as "
        + "part of the name."
    case .unreadContinuation(let text, let value):
      "\(text) could belong to \(value) or to the name, and cannot be read with it: write it in "
        + "another way, or put it in double quotes as part of the name."
    case .dueOffRule(let text, let rule):
      "\(text) is no day of \(rule): write a date that is one, or leave it out."
    case .partWithoutRule(let text):
      "\(text) needs a rule such as every week: add one, or put it in double quotes as part of the name."
    case .quickWithoutName: "the line has no name: say what is to be done."
    case .lineTooLong(let most):
      "the line is too long: expected at most \(most) characters. Longer texts are notes."
    case .quickAt(let position, let message): "at character \(position): \(message)"
    case .durationTwice(let subject):
      "\(localizer.given(subject)) says how long it takes, and a duration is given as well; leave out one of them"
    case .fixedWithoutTime where localizer.audience == .page:
      "A task at a fixed time needs a time of day."
    case .fixedWithoutTime:
      "--fixed needs a time of day: add --at 10:15, or --due with a time"
    case .severalTimesAreFixed where localizer.audience == .page:
      "Several times a day are fixed: give one time of day, or leave the task fixed."
    case .severalTimesAreFixed:
      "several times a day are fixed: leave --flexible out, or give one time of day"
    // Several tasks, and forms that others changed.
    case .noneChosen: "Choose at least one task."
    case .noneOverdue: "No task is overdue."
    case .nothingChanged: "Nothing to change."
    case .changedElsewhere(let now):
      now.map { "Elsewhere changed to “\($0)”. Save to keep yours." }
        ?? "Elsewhere emptied. Save to keep yours."
    case .takenOver:
      "This task was changed elsewhere; the new values are in the form."
    case .bothChanged:
      "This task was changed elsewhere. What you changed as well is marked; save to keep yours."
    case .alsoChanged(let labels):
      "Changed elsewhere meanwhile: \(labels.joined(separator: ", "))."
    // On the page.
    case .taskGone: "No such task."
    // Wishes.
    case .wishWithDate where localizer.audience == .page:
      "A wish has no date: let it not repeat and leave the date empty, or keep it as a task"
    case .wishWithDate:
      "a wish has no date: leave out --bucket, or give --every none --due none"
    case .wishNewDate where localizer.audience == .page: "A wish has no date: make it a task first"
    case .wishNewDate: "a wish has no date: --no-bucket makes it a task"
    case .wishTimed(let name): "\(name) is a wish, which has no time; make it a task first"
    }
  }
}
