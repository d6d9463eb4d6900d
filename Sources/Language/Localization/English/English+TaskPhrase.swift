import Model

extension English {
  package func text(_ phrase: TaskPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    // When a task is, as the rest of a sentence or by itself.
    case .when(let when): words(when, localizer)
    case .whenAndHowFar(let when):
      words(when, localizer) + (when.distance.map { " (\(localizer.relative($0)))" } ?? "")
    case .whenAndEnd(let when, let end):
      "\(words(when, localizer)), until \(localizer.near(end))"
    case .finishedByEnd: "finished: its end comes before the next occurrence"
    case .missed(let number): "\(number) missed"
    case .snoozed(.at(let date), let clock):
      "snoozed until \(localizer.near(clock.time(date)))"
    case .snoozed(let end, let clock): "snoozed \(until(end, on: clock, localizer))"
    // Status.
    case .status(let status), .filter(let status): word(status)
    case .progress(let word, let share):
      "\(self.word(word)), \(localizer.percent(share)) of the time has passed"
    // Past.
    case .completion(let word, let task, let punctuality, let isUndone):
      "\(task) \(self.word(word))\(text(punctuality, localizer))\(isUndone ? " (undone)" : "")"
    case .result(let word, let punctuality, let isUndone):
      capitalized(self.word(word)) + text(punctuality, localizer) + (isUndone ? " (undone)" : "")
    case .wasMissed(let task, let times):
      times == 1 ? "\(task) missed" : "\(task) missed \(times) times up to then"
    case .resultMissed(let times): times == 1 ? "Missed" : "Missed \(times) times up to then"
    case .formerTask(let number): "task \(number)"
    case .formerPlace(let number): "place \(number)"
    // Notes.
    case .quietHere(let place):
      "You are at \(place) now: there will be no reminder there until your next visit."
    case .tagWithoutPlace(let tag): "No place has the tag \(tag) yet."
    // Lists and their rows.
    case .nothingWaiting:
      "Nothing is waiting."
    case .finishedNotShown(let number):
      "\(count(number, .finishedTask)) not shown (--all)."
    case .atPlaces(let when, let places):
      (when.map { $0 + " " } ?? "") + "at \(places)"
    case .rowTask:
      "task"
    case .rowWhen:
      "when"
    case .rowOpens:
      "opens"
    case .rowDue:
      "due"
    case .rowEvery:
      "how often"
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
    case .rowNotes:
      "notes"
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
    case .never:
      "never"
    // Equal names, timing and points.
    case .sameName(let label, let undo):
      "there is already a task \(label); another one was added. If that was a slip: \(undo)"
    case .sameNameQuestion(let name, let when):
      "There is already a task “\(name)”\(when.map { ": \($0)" } ?? ""). Add another one?"
    case .rowTiming: "timing"
    case .rowPoints: "points"
    case .fixed: "at a fixed time"
    case .flexible: "when it suits"
    case .points(let number): count(number, .point)
    // Words of values and markers.
    case .high: "high"
    case .normal: "normal"
    case .low: "low"
    case .veryEasy: "very easy"
    case .easy: "easy"
    case .medium: "medium"
    case .hard: "hard"
    case .veryHard: "very hard"
    case .markerEnd: "Until"
    case .markerFor: "For"
    case .markerEvery: "Every"
    case .markerFrom: "Counted from"
    case .markerDue: "Due"
    case .markerWhen: "At"
    case .markerLast: "Last time"
    case .markerStart: "Starts"
    case .markerAt: "Time"
    case .markerPlace: "Place"
    case .markerCategory: "Category"
    case .markerPriority: "Priority"
    case .markerDuration: "Takes"
    case .markerBucket: "Bucket list"
    // Headings of today.
    case .headingHere: "Here"
    case .headingOverdue: "Overdue"
    case .headingToday: "Today"
    case .headingOpen: "Open"
    case .headingLater: "Later today"
    case .headingTomorrow: "Tomorrow"
    case .headingAnytime: "Any time"
    case .headingMissed: "Missed"
    case .headingSnoozed: "Snoozed"
    case .headingWaiting: "Later"
    case .headingFinished: "Finished"
    case .muchLonger: "much longer than usual"
    case .waitedForYou(let count): "\(count) waited for you"
    case .comeLater(let tasks, let next):
      "Later: \(tasks)" + (next.map { ", the next one \($0)" } ?? "") + "."
    case .nothingLeft: "Nothing is left for today."
    case .quote(let words, let author): "“\(words)” — \(author)"
    case .doneToday(let number): "Done today: \(number)"
    // Several tasks.
    case .skipOverdue(let number):
      number == 1 ? "Skip the overdue task" : "Skip all \(number) overdue tasks"
    // The page of a task.
    case .labelHowOften: "How often"
    case .labelStarts: "Starts"
    case .labelFirstDue: "First due date"
    case .labelEnds: "Ends"
    case .labelTimeOfDay: "Time of day"
    case .labelDue: "Due"
    case .labelWhen: "At a time"
    case .labelLastTime: "Last time"
    case .labelPlaces: "Places"
    case .labelRemindsWhenYou: "Reminds when you"
    case .labelWhileOverdue: "While overdue"
    case .labelCategory: "Category"
    case .labelPriority: "Priority"
    case .labelDuration: "Takes"
    case .labelSnoozed: "Snoozed"
    case .labelLastDone: "Last done"
    case .labelTimeZone: "Time zone"
    case .labelNotes: "Notes"
    case .labelName: "Name"
    case .justOnce: "just once"
    case .everyPeriod(let least, let most, let days):
      every(least, most, localizer) + (days.map { " on \(text($0))" } ?? "")
    case .periodAfterDone(let period): "\(period), after it is done"
    case .periodOnFixedDates(let period): "\(period), on fixed dates"
    case .arrive: "arrive"
    case .passBy: "pass by"
    case .leave: "leave"
    case .stay(let length): "stay \(length)"
    case .again(let period): "again \(period)"
    case .neverDone: "never"
    case .floatingNow(let zone): "floating (now \(zone))"
    }
  }

  func words(_ when: TaskWhen, _ localizer: Localizer) -> String {
    switch when {
    case .from(let time): "from \(localizer.near(time))"
    case .until(let time): "until \(localizer.near(time))"
    case .on(let time): localizer.near(time)
    case .by(let time): "by \(localizer.near(time))"
    case .at(let time, let end?) where time.calendarDays == 0:
      "\(localizer.near(time)) to \(localizer.near(end))"
    case .at(let time, _): localizer.near(time)
    case .now(let end): now + (end.map { ", to \(localizer.near($0))" } ?? "")
    case .overdue(let time):
      "overdue by \(localizer.span(time.distance)) (\(localizer.past(time)))"
    case .missed(let time): "missed \(localizer.recent(time))"
    }
  }

  /// Returns the end of a snooze: `until the next visit`.
  func until(_ end: Snooze.End, on clock: WallClock, _ localizer: Localizer) -> String {
    switch end {
    case .at(let date): "until \(localizer.moment(clock.time(date)))"
    case .nextVisit: "until the next visit"
    case .leaving: "until you leave"
    }
  }

  private func word(_ status: TaskStatus) -> String {
    switch status {
    case .waiting: "Waiting"
    case .open: "Open"
    case .due: "Due"
    case .overdue: "Overdue"
    case .finished: "Finished"
    }
  }

  private func word(_ word: Completion.Kind) -> String {
    switch word {
    case .done: "done"
    case .skipped: "skipped"
    }
  }

  private func text(_ punctuality: Punctuality?, _ localizer: Localizer) -> String {
    switch punctuality {
    case nil: ""
    case .onTime?: ", on time"
    case .early(let span)?: ", \(localizer.span(span)) before it was due"
    case .late(let span)?: ", \(localizer.span(span)) late"
    }
  }

  func every(_ least: TimeSpan?, _ most: TimeSpan, _ localizer: Localizer) -> String {
    let longest = localizer.span(most)
    if let least {
      let shortest = least.unit == most.unit ? "\(least.number)" : localizer.span(least)
      return "every \(shortest) to \(longest)"
    }
    guard most.number == 1 else { return "every \(longest)" }
    return most.unit == .hour ? "every hour" : "every \(longest.dropFirst(2))"
  }
}
