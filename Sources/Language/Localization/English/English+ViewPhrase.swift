extension English {
  /// Returns the text of a phrase.
  public func text(_ phrase: ViewPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .placeAdded(let name): "Added: \(name)."
    case .placeSaved(let name): "Saved: \(name)."
    case .placeUnchanged(let name): "Nothing changed: \(name)."
    case .placeDeleted(let name): "Deleted: \(name)."
    case .undone: "Undone."
    case .nothingToUndo: "Nothing to undo."
    case .nothingToRedo: "Nothing to redo."
    case .notTheLastStep:
      "Something else was done meanwhile, so this cannot be undone any more."
    case .noStepNamed: "No step is named."
    case .noReminderUntilNextVisit(let place):
      "You are at “\(place)” now, so there is no reminder there until your next visit."
    case .noLongerAtPlace(let tasks, let more):
      "Tasks without this place now: \(tasks.joined(separator: ", "))"
        + (more > 0 ? " and \(more) more." : ".")
    case .doneAlready(let name, let moment): "\(name): already done, \(moment)."
    case .noSuchTask: "No such task."
    case .noSuchPlace: "No such place."
    case .noSuchSubject: "No such task or place."
    case .howOften: "How often"
    case .starts: "Starts"
    case .firstDue: "First due date"
    case .ends: "Ends"
    case .timeOfDay: "Time of day"
    case .due: "Due"
    case .places: "Places"
    case .remindsWhenYou: "Reminds when you"
    case .category: "Category"
    case .priority: "Priority"
    case .duration: "Takes"
    case .whileOverdue: "While overdue"
    case .snoozed: "Snoozed"
    case .lastDone: "Last done"
    case .timeZone: "Time zone"
    case .notes: "Notes"
    case .name: "Name"
    case .justOnce: "just once"
    case .every(let least, let most, let days):
      every(least, most, localizer) + (days.map { " on \($0)" } ?? "")
    case .periodAfterDone(let period): "\(period), after it is done"
    case .periodOnFixedDates(let period): "\(period), on fixed dates"
    case .arrive: "arrive"
    case .passBy: "pass by"
    case .leave: "leave"
    case .stay(let length): "stay \(length)"
    case .again(let period): "again \(period)"
    case .never: "never"
    case .floating(let zone): "floating (now \(zone))"
    case .opens(let dates): "opens \(dates)"
    case .dueOn(let dates): "due \(dates)"
    case .whyAbout(let name): "Why “\(name)”?"
    case .statusWell: "Passby is running and knows where you are."
    case .statusTrouble: "Passby is running, but does not know where you are."
    case .receiver: "Receiver"
    case .position: "Position"
    case .nowhere: "not at any of your places"
    case .next: "Next"
    case .reminders: "Reminders"
    case .tasks: "Stored"
    case .version: "Version"
    case .memory: "Memory"
    case .source: "Positions from"
    case .positionsUsed: "Positions used"
    case .positionsRejected: "Positions rejected"
    case .lastRejection: "Last rejection"
    case .runningSince: "Running since"
    case .settings: "Settings"
    case .database: "Database"
    case .ageAndAccuracy(let age, let meters): age + (meters.map { ", ± \($0) m" } ?? "")
    case .atPlaces(let places): "at \(places.joined(separator: ", "))"
    case .remindersWaiting(0, _, _): "none waiting"
    case .remindersWaiting(let count, 0, _): "\(count) waiting"
    case .remindersWaiting(let count, let failed, let error):
      "\(count) waiting, \(failed) failed" + (error.map { ": \($0)" } ?? "")
    case .tasksAndPlaces(let tasks, let places):
      "\(count(tasks, .task)), \(count(places, .place))"
    case .taskAt(let task, let moment): "\(task), \(moment)"
    case .megabytes(let count): "\(count) MB"
    case .noReceiver: "no position yet"
    case .noTasks: "no tasks"
    case .around(let radius, let position): "\(radius) around \(position)"
    case .noMapImages(let reason): "The map has no images: \(reason)"
    case .noTileFile: "There is no file of map tiles: see web.tiles_file."
    case .noTile: "The map has no image here."
    case .nothingToSearch: "Enter what to search for."
    case .coordinatesExpected: "Expected lat and lon in degrees."
    case .notFound(let text): "No place “\(text)”."
    case .notFoundWithoutService(let text):
      "No place “\(text)”. Addresses are not searched: no search service was chosen."
    case .searchFailed(let reason): "Addresses cannot be searched now: \(reason)"
    case .leafletMissing:
      "Leaflet, which draws the map, is not installed: apt install libjs-leaflet."
    }
  }

  private func every(_ least: TimeSpan?, _ most: TimeSpan, _ localizer: Localizer) -> String {
    let longest = localizer.span(most)
    if let least {
      let shortest = least.unit == most.unit ? "\(least.number)" : localizer.span(least)
      return "every \(shortest) to \(longest)"
    }
    guard most.number == 1 else { return "every \(longest)" }
    return most.unit == .hour ? "every hour" : "every \(longest.dropFirst(2))"
  }
}
