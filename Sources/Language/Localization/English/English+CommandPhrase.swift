extension English {
  /// Returns the text of a phrase.
  public func text(_ phrase: CommandPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .notACommand(let word, let hint):
      "\(word) is not a command.\(hint) \"passby --help\" lists them."
    case .readAsOptions(let word):
      "\(word) begins with \"-\" and was read as options: put it last, behind --, as in passby add --every 1d -- \(word)."
    case .unknownLanguage(let value, let known):
      "language \(value) is unknown: expected \(known)."
    case .excluded(let first, let second):
      "\(first) and \(second) exclude each other: give one."
    case .numberOutOfRange(let option, let value, let lowest, let highest):
      "\(option) \(value) is out of range: expected \(lowest) to \(highest)."
    case .nothingWaiting:
      "Nothing is waiting."
    case .finishedNotShown(let number):
      "\(count(number, .finishedTask)) not shown (--all)."
    case .atPlaces(let standing, let places):
      "\(standing) at \(places)"
    case .nothingToDo:
      "Nothing to do yet."
    case .introduction:
      "Passby reminds you of what repeats, when you come by a place where you can do it."
    case .namePlace(let step):
      "\(step). Name a place:"
    case .addTask(let step):
      "\(step). Add a task that opens after 10 weeks and is due after 14:"
    case .followReceiver(let step):
      "\(step). Let it follow your GPS receiver:"
    case .helpListsCommands:
      "\"passby --help\" lists all commands."
    case .added(let task, let prospects):
      "Added \(task): \(prospects)."
    case .wouldAdd(let task, let prospects):
      "Would add \(task): \(prospects)."
    case .silentHere(let place):
      "You are at \(place) now: it stays silent there until your next visit."
    case .done(let task, let prospects):
      "Done \(task): \(prospects)."
    case .doneFinished(let task):
      "Done \(task): finished."
    case .skipped(let task, let prospects):
      "Skipped \(task): \(prospects)."
    case .skippedFinished(let task):
      "Skipped \(task): finished."
    case .nothingToChange(let label):
      "Nothing to change in \(label)."
    case .nothingToChangeStanding(let task, let standing):
      "Nothing to change in \(task): \(standing)."
    case .renamed(let id, let name):
      "Renamed \(id) to \(name)."
    case .changed(let task, let was, let now):
      was == now ? "Changed \(task): \(now)." : "Changed \(task): was \(was); now \(now)."
    case .moved(let task, let to, let from):
      "Moved \(task) to \(to) (was \(from))."
    case .removed(let task):
      "Removed \(task). \"passby undo\" brings it back."
    case .snoozedUntil(let task, let moment, let standing):
      "Snoozed \(task) until \(moment); \(standing)."
    case .snoozedUntilVisit(let task, let standing):
      "Snoozed \(task) until the next visit; \(standing)."
    case .snoozedUntilLeaving(let task, let standing):
      "Snoozed \(task) until you leave; \(standing)."
    case .snoozeEnded(let task, let standing):
      "Snooze ended: \(task) \(standing)."
    case .pausedUntil(let moment):
      "Nothing reminds until \(moment). What falls due meanwhile comes together then."
    case .pauseEnded: "The pause is over."
    case .notPaused: "Reminders are not paused."
    case .snoozeNeedsEnd:
      "Until when? For example: passby snooze 3 2h, or for several: passby snooze 3 4 --for 2h"
    case .nextNeedsRhythm:
      "next needs a task's number or a rhythm: passby next 3, or passby next --every 10-14w."
    case .nextTaskOrRhythm:
      "next takes either a task or the options of a new one: give one of them."
    case .noFurtherOccurrence:
      "No further occurrence."
    case .openWithoutDate:
      "open, no date"
    case .occurrence(let opens, let due):
      (opens.map { "opens \($0), " } ?? "") + "due \(due)"
    case .stepsOutOfRange(let number):
      "\"\(number)\" steps is out of range: expected 1 or more."
    case .onlySteps(let number):
      "There was no more: \(count(number, .step))."
    case .noPlaces:
      "No places yet. Add one: passby place add Vet 52.5163,13.3777 --radius 80"
    case .noTasks:
      "no tasks"
    case .youAreHere:
      "you are here"
    case .placeAdded(let place, let radius, let position):
      "Added place \(place): \(radius) around \(position)."
    case .placeChanged(let place, let radius, let position):
      "Changed place \(place): \(radius) around \(position)."
    case .placeRemoved(let place):
      "Removed place \(place). \"passby undo\" brings it back."
    case .untied(let tasks):
      "No longer tied to it: \(tasks)."
    case .noPosition(let address, let reason):
      "gpsd at \(address) gave no position: \(reason). Give LAT,LON instead, or see \"passby doctor\"."
    case .noUsablePosition:
      "the receiver has no usable position yet"
    case .rowTask:
      "task"
    case .rowNow:
      "now"
    case .rowOpens:
      "opens"
    case .rowDue:
      "due"
    case .rowEvery:
      "every"
    case .rowStart:
      "start"
    case .rowFirst:
      "first"
    case .rowEnd:
      "end"
    case .rowAt:
      "at"
    case .rowZone:
      "zone"
    case .rowPlaces:
      "places"
    case .rowOn:
      "on"
    case .rowNag:
      "nag"
    case .rowSnoozed:
      "snoozed"
    case .rowLastDone:
      "last done"
    case .rowCategory: "category"
    case .rowPriority: "priority"
    case .rowDifficulty: "difficulty"
    case .rowDuration: "takes"
    case .noCategories: "No categories yet. Add one: passby category add Work"
    case .categoryAdded(let name): "Added category \(name)."
    case .categoryChanged(let name): "Changed category \(name)."
    case .categoryRemoved(let name, let tasks):
      "Removed category \(name)."
        + (tasks == 0 ? "" : " \(count(tasks, .task)) \(tasks == 1 ? "has" : "have") none now.")
    case .rowNotes:
      "notes"
    case .rowPlace:
      "place"
    case .rowPosition:
      "position"
    case .rowRadius:
      "radius"
    case .rowTags:
      "tags"
    case .rowState:
      "state"
    case .rowTasks:
      "tasks"
    case .fromDone:
      "counted from when it was done"
    case .fixedRhythm:
      "a fixed rhythm"
    case .once:
      "once"
    case .floatingZone(let now):
      "floating (now \(now))"
    case .dwellOf(let length):
      " of \(length)"
    case .nagEvery(let period):
      "every \(period) while overdue"
    case .untilMoment(let moment):
      "until \(moment)"
    case .untilNextVisit:
      "until the next visit"
    case .untilLeaving:
      "until you leave"
    case .outputNotWritten(let reason):
      "cannot write the output: \(reason)"
    case .never:
      "never"
    }
  }
}
