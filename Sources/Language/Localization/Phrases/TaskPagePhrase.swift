/// The fixed texts of the pages of tasks and categories, which templates name by their raw value.
package enum TaskPagePhrase: String, Phrase, CaseIterable {
  // MARK: Forms

  /// The form of a task.
  case timing, timingHint, timingUsual, timingFixed, timingFlexible, difficulty, addAnother,
    sameNameHeading, formChangedMeanwhile, showExisting, bucket, bucketNo, bucketYes, bucketHint,
    anyTime, anyTimeHint
  /// The page of a task and the history.
  case note, noteHint, takeBack, timeInWords, timeInWordsHint, historyDayHint
  /// Categories.
  case categories, categoriesHint, allCategories, withoutCategory, newCategory, addCategory,
    categoryName, color, icon, iconHint, ownIcon, deleteCategory, example, noCategories

  // MARK: Choices of the home page

  /// The list of all tasks.
  case extentAll
  /// The height of a task.
  case comfortable, compact
  /// The filters that leave nothing out.
  case anyCategory, anyPriority
  /// The orders of the list.
  case byGroup, byPriority, byDue, byName, byCreation, byCategory, byDifficulty
  /// The frame around every page.
  case newTask
  /// The list of tasks.
  case show, all, searchTasks, place, anywhere, places, tags, nothingFound, showAllTasks, showMore,
    done, doneAt, skip, skipForGood, snooze, endSnooze, oneHour, untilTomorrow, nextVisit,
    untilILeave
  /// The choices of the list of tasks.
  case filterAndSort, sortBy, density, nothingLeftToday
  /// The card of many overdue tasks.
  case planThree, moveToWeek, skipAll
  /// The form of a task.
  case editTask, addTask, changedMeanwhile, conflictNow, conflictSave, deletedMeanwhile, whatToDo,
    taskExample, howOften, itRepeats, justOnce, earliestLabel, to, latest, latestLabel,
    unit, hours, days, weeks, months, years, periodOrWindow, everyHint, countedFrom, afterIDoIt,
    afterIDoItHint, onFixedDates, onFixedDatesHint, lastTime, lastTimeHint, whenOrDue, atATime,
    byThen, dueDate, timeIfAny, dueHint, dueToday,
    dueTomorrow,
    dueWeekend, dueNextWeek, comingDueDates, previewHint,
    sayHowOften, windowReversed, giveAName, whereToDo, findAPlace, placesAndTags, remindMeWhenI,
    arrive, passBy, stay, leave, stayFor, noPlacesForm, giveItAPlace, giveItADate, newPlace, notes,
    moreFields, highPriority,
    starts, startsHint, firstDue, firstDueHint, ends, endsHint, timeOfDay, timeOfDayHint,
    furtherTimes, remindMe, remindMeHint, remindBefore, remindBeforeHint, repeatWhileOverdue,
    repeatWhileOverdueHint, never, timeZone, timeZoneHint, onWeekdays, onWeekdaysHint, daily,
    weekly, biweekly, monthly, bimonthly, presets,
    ruleInWords, ruleInWordsHint, category, noCategory, priority, priorityHigh, priorityNormal,
    priorityLow, duration, durationHint, daysNeedWeeks
  /// The field that takes a task in one line.
  case quickOrSearch, quickExample, suggestions, makePlaceOnMap
  /// The page of a task.
  case allTasks, nextReminder, comingUp, doneEarlier, doneWhen, doneWhenHint, snoozeUntil,
    moveThisTime, newDueDate, move, whatHappened, doneSoFar, notDoneYet
  /// The status page.
  case details

  // MARK: Tools

  case severalTasks, chooseAll
  case orWindow

  /// Returns the phrase in a language.
  package func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}
