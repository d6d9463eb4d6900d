/// The texts of the pages that carry values, and what the page says after an action.
public enum ViewPhrase: Phrase, Hashable {
  // After an action.
  case placeAdded(name: String)
  case placeSaved(name: String)
  case placeUnchanged(name: String)
  case placeDeleted(name: String)
  case undone
  case nothingToUndo, nothingToRedo, notTheLastStep, noStepNamed
  case noReminderUntilNextVisit(place: String)
  case noLongerAtPlace(tasks: [String], more: Int)
  case doneAlready(name: String, moment: String)
  case noSuchTask, noSuchPlace, noSuchSubject
  // The page of a task.
  case howOften, starts, firstDue, ends, timeOfDay, due, places, remindsWhenYou, whileOverdue
  case category, priority, duration, snoozed, lastDone, timeZone, notes, name
  case justOnce
  /// A period or window in words, with the days within it: `every 10 to 14 weeks`.
  case every(TimeSpan?, TimeSpan, on: String?)
  case periodAfterDone(String)
  case periodOnFixedDates(String)
  case arrive, passBy, leave
  case stay(String)
  case again(String)
  case never
  case floating(zone: String)
  case opens(dates: String)
  case dueOn(dates: String)
  case whyAbout(name: String)
  // The status page.
  case statusWell, statusTrouble
  case receiver, position, nowhere, next, reminders, tasks, version, memory, source
  case positionsUsed, positionsRejected, lastRejection, runningSince, settings, database
  case ageAndAccuracy(age: String, meters: Int?)
  case atPlaces([String])
  case remindersWaiting(Int, failed: Int, error: String?)
  case tasksAndPlaces(tasks: Int, places: Int)
  case taskAt(task: String, moment: String)
  case megabytes(Int)
  case noReceiver
  // Maps and places.
  case noTasks
  case around(radius: String, position: String)
  case noMapImages(reason: String)
  case noTileFile, noTile
  case nothingToSearch, coordinatesExpected
  case notFound(String)
  case notFoundWithoutService(String)
  case searchFailed(reason: String)
  case leafletMissing

  /// Returns the phrase in a language.
  public func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}
