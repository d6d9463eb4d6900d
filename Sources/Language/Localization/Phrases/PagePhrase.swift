/// The fixed texts of the pages; a template names one by its raw value, as in `[[done]]`.
public enum PagePhrase: String, Phrase, CaseIterable {
  /// The frame around every page.
  case skipToContent, connectionLost, mainNavigation, tasks, map, history, more, reminders, why,
    status, logOut, newTask, undo, goToTasks

  /// The list of tasks.
  case show, all, overdue, due, open, waiting, finished, searchTasks, search, place, anywhere,
    places, tags, nothingFound, showAllTasks, showMore, done, doneAt, skip, snooze, endSnooze,
    oneHour, untilTomorrow, nextVisit, untilILeave, other, edit, delete

  /// The choices of the list of tasks.
  case filterAndSort, sortBy, density, nothingLeftToday

  /// The list of tasks while it is empty.
  case nothingToDoYet, welcome, placesReady, seeTheMap, addAPlace, addAPlaceWhere, openTheMap,
    addATask, addATaskExample, goAboutYourDay, goAboutYourDayThen, positionKnown, positionUnknown

  /// The form of a task.
  case editTask, addTask, save, cancel, changedMeanwhile, conflictNow, conflictSave,
    deletedMeanwhile, whatToDo, taskExample, howOften, itRepeats, justOnce, earliest,
    earliestLabel, to, latest, latestLabel, unit, hours, days, weeks, months, years,
    periodOrWindow, everyHint, countedFrom, afterIDoIt, afterIDoItHint, onFixedDates,
    onFixedDatesHint, dueDate, dueHint, comingDueDates, previewHint, sayHowOften, windowReversed,
    giveAName, whereToDo, findAPlace, placesAndTags, remindMeWhenI, arrive, passBy, stay, leave,
    stayFor, noPlacesForm, newPlace, notes, moreFields, highPriority, starts, startsHint, firstDue,
    firstDueHint, ends, endsHint, timeOfDay, timeOfDayHint, remindBefore, remindBeforeHint,
    repeatWhileOverdue, repeatWhileOverdueHint, never, timeZone, timeZoneHint, onWeekdays,
    onWeekdaysHint, daily, weekly, biweekly, monthly, bimonthly, presets, ruleInWords,
    ruleInWordsHint, category, noCategory, priority, priorityHigh, priorityNormal, priorityLow,
    duration, durationHint, daysNeedWeeks

  /// The field that takes a task in one line.
  case quickEntry, quickExample

  /// The page of a task.
  case allTasks, nextReminder, comingUp, settings, doneEarlier, doneWhen, doneWhenHint, snoozeUntil,
    moveThisTime, newDueDate, move, whatHappened, doneSoFar, notDoneYet

  /// History, reminders and why.
  case searchHistory, remindersAndVisits, nothingDoneYet, inThisBrowser, browsersReminded,
    endReminders,
    noReminders, placeOrTask,
    chooseTaskOrPlace, nothingHappened, askWhy

  /// The page to log in.
  case logIn, token, tokenHelp

  /// The map and the forms of places.
  case mapLabel, followMe, findPlaceLabel, findPlaceExample, find, name, placeExample, radius,
    radiusSlider, radiusExample, radiusHint, position, useMyPosition, positionHint, tagsExample,
    tagsHint, deletePlace, showOnMap, youAreHere, noTasksHere, whyHere, addPlace, noPlacesMap,
    placeNotSaved, hereUnknown

  /// The plan of a day.
  case plan, dayBefore, dayAfter, goToDay, showDay, today, pin, unpin, pinAt, pinHint, newTaskHint
  /// The places where the user is, and the page of a place.
  case snoozeAll, snoozeOneHour, notNow, forAllTasks, addTaskHere, editOnMap, tasksAndVisits,
    lastVisits, noVisits, noPlaceMatches, legend, legendOutside, legendUnknown

  /// The status page.
  case details

  /// The page about keys.
  case keys, keysIntro, keyHelp, keyNext, keyPrevious, keyDone, keyEdit, keySnooze, keySearch,
    keyNewTask, keyUndo, keyClose

  /// The ways on from a page with an error.
  case goBack, doOnceMore, openPassbyAt

  /// Returns the phrase in a language.
  public func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}
