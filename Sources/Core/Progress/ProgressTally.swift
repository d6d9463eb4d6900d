package import Foundation
package import Journal
package import Model
package import Recurrence

/// Points, streaks and badges from a history, in one pass (X3, X5, X8, X10).
///
/// Everything is derived: undo and redo need no code of their own. O(entries).
package struct ProgressTally: Sendable {
  /// The points of a box of a habit (X1).
  package static let pointsPerBox = 5
  /// The number of days with good things that earns the badge `thankful` (X10).
  package static let gratitudeDaysForBadge = 7

  /// The sum of the points.
  package private(set) var points = 0
  /// How many tasks were done.
  package private(set) var done = 0
  /// The badges with the instants at which they were earned.
  package private(set) var badges: [Badge: Date] = [:]
  /// The time of the last completion that was counted.
  package private(set) var last: Date?
  private var days: DayStreak
  private var tasks: [TaskState] = []
  private var indexes = TaskIndexes()
  private var clocks: [LocalDayIndex]
  /// The end of the last day on which points were earned.
  private var nextDay = Date.distantPast
  private var clockIndexes: [TodoZone: Int] = [:]
  private let rest: RestDays
  private let weekStart: Weekday
  private let missed: StoredMissed
  /// The instant before which what was missed is not stored any more.
  private let keptSince: Date
  private var longestStreak = 0
  private var keptWindows = 0
  private var doneAtPlaces = 0
  private var moodDays = 0
  private var lastMoodDay: Int?
  private var gratitudes = 0

  private struct TaskState {
    var progress = TaskProgress()
    var terms: CompletionTerms
    var clock: Int
    /// Its stored missed times that are not counted yet.
    var missed: ArraySlice<MissedRecord>
    /// The completion before the next one.
    var last: CompletionRecord?
  }

  /// Creates an empty tally; `clock` is that of the user, and `missed` is stored from `keptSince`
  /// on.
  package init(
    clock: LocalDayIndex, rest: RestDays, missed: StoredMissed = StoredMissed(),
    keptSince: Date = .distantPast, weekStart: Weekday = .monday
  ) {
    clocks = [clock]
    self.rest = rest
    self.missed = missed
    self.keptSince = keptSince
    self.weekStart = weekStart
    days = DayStreak(rest: rest)
  }

  /// Counts a completion that is not undone; they come in the order of their times.
  package mutating func add(_ record: CompletionRecord) {
    last = record.time
    let index = taskIndex(of: record)
    let timeliness = Timeliness(record, clock: &clocks[tasks[index].clock], rest: rest)
    guard record.terms.quota == nil else { return add(record, timeliness, countedAt: index) }
    let stored = tasks[index].missed.prefix { $0.due < record.time }
    if !stored.isEmpty {
      tasks[index].missed.removeFirst(stored.count)
      tasks[index].progress.miss(
        activeDays(of: stored, tasks[index].clock), isByDay: record.terms.timesADay > 1)
    } else if let last = tasks[index].last,
      !record.hasStoredMissed(after: last, keptSince: keptSince)
    {
      let clock = tasks[index].clock
      let missed = DueDates.missed(between: last, and: record, in: clocks[clock].zone)
      tasks[index].progress.miss(activeDays(of: missed, clock), isByDay: record.terms.timesADay > 1)
    }
    if record.terms.countsFromStart { tasks[index].last = record }
    let dueDay =
      record.terms.timesADay == 1
      ? nil : record.due.map { clocks[tasks[index].clock].day(of: $0) }
    tasks[index].progress.add(record, timeliness, dueDay: dueDay)
    award(record, timeliness, index)
  }

  /// Counts a completion of a quota in its period, whose first and last day it has.
  private mutating func add(
    _ record: CompletionRecord, _ timeliness: Timeliness, countedAt index: Int
  ) {
    let zone = clocks[tasks[index].clock].zone
    if let quota = record.terms.quota, let opened = record.opened, let ends = record.ends {
      let first = LocalDateTime(opened, in: zone).daysSinceEpoch
      let last = LocalDateTime(ends, in: zone).daysSinceEpoch
      tasks[index].progress.add(record, of: quota, in: min(first, last)...last, rest: rest)
    }
    award(record, timeliness, index)
  }

  private mutating func award(
    _ record: CompletionRecord, _ timeliness: Timeliness, _ index: Int
  ) {
    guard record.isDone else { return }
    points += record.points
    done += 1
    if record.points > 0, record.time >= nextDay { earn(at: record.time) }
    if timeliness.isKept, record.terms.hasWindow { keptWindows += 1 }
    if record.isAtPlace { doneAtPlaces += 1 }
    if record.isWish, badges[.dreamer] == nil { badges[.dreamer] = record.time }
    award(longest: max(tasks[index].progress.streak.length, days.length), at: record.time)
  }

  /// Counts a mood; they come in the order of their times.
  package mutating func addMood(at time: Date) {
    let day = clocks[0].day(of: time)
    guard day != lastMoodDay else { return }
    lastMoodDay = day
    moodDays += 1
    if moodDays == 7 { badges[.mindful] = time }
  }

  /// Counts the good things of a day; they come in the order of their times.
  package mutating func addGratitude(at time: Date) {
    gratitudes += 1
    if gratitudes == Self.gratitudeDaysForBadge { badges[.thankful] = time }
  }

  /// Counts the boxes of a habit as it stands at an instant (X1, X10).
  package mutating func add(_ habit: Habit, _ marks: [HabitMark], now: Date) {
    points += Self.pointsPerBox * marks.count(where: habit.isTicked)
    // What goes on is never finished.
    guard let last = habit.last else { return }
    let end = clocks[0].beginning(of: last + 1)
    let rest = rest
    guard
      let earned = HabitProgress.badgeTime(
        of: habit, marks, today: clocks[0].day(of: now), end: end, weekStart: weekStart,
        isRest: rest.contains),
      earned <= now, earned <= habit.removed ?? .distantFuture,
      earned < badges[.habit] ?? .distantFuture
    else { return }
    badges[.habit] = earned
  }

  /// Returns the day streak on the day of an instant.
  package mutating func dayStreak(at now: Date) -> Streak {
    days.streak(on: clocks[0].day(of: now))
  }

  /// Returns the completions of a task.
  package func progress(of task: Todo.ID) -> TaskProgress {
    indexes[task].map { tasks[$0].progress } ?? TaskProgress()
  }

  /// Returns the streak of a task as it stands at an instant; `nil` for a one-off.
  ///
  /// Of the times of an appointment that have passed undone since the last completion (R28), the
  /// last one is at risk rather than missed on the day on which it ends, since it can still be
  /// ticked in time. `usualSeconds` is how long a task takes that does not say. A quota comes with
  /// the tally of the present period.
  package mutating func streak(
    of todo: Todo, due: Date?, now: Date, usualSeconds: Double = 1800
  ) -> TaskStreak? {
    let clock = clockIndex(of: todo.zone)
    if let quota = todo.rule.quota {
      var progress = progress(of: todo.id)
      if let tally = todo.tally {
        progress.end(before: tally, of: quota, season: todo.season, rest: rest)
      }
      return TaskStreak(
        progress, of: todo, due: due, now: now, clock: &clocks[clock], rest: rest)
    }
    let passed = missed.passedDues(
      of: todo, at: now, machineZone: clocks[0].zone, usualSeconds: usualSeconds, limit: 100)
    let stored = indexes[todo.id].map { tasks[$0].missed } ?? missed[todo.id][...]
    var missed = stored.filter { $0.due <= now }
    missed += passed.latest.map {
      MissedRecord(todo: todo.id, due: $0, wall: LocalDateTime($0, in: clocks[clock].zone))
    }
    var due = due
    if todo.isAppointment {
      // Its day is that on which it ends.
      due = due.map { todo.end(of: $0, usualSeconds: usualSeconds) }
      if let last = missed.last.map({ todo.end(of: $0.due, usualSeconds: usualSeconds) }),
        clocks[clock].day(of: last) == clocks[clock].day(of: now)
      {
        due = last
        missed.removeLast()
      }
    }
    var progress = progress(of: todo.id)
    progress.miss(passed.earlier)
    progress.miss(activeDays(of: missed, clock), isByDay: todo.isSeveralTimesADay)
    if todo.isSeveralTimesADay, let due { progress.begin(clocks[clock].day(of: due)) }
    return TaskStreak(
      progress, of: todo, due: due, now: now, clock: &clocks[clock], rest: rest)
  }

  /// Returns the days of times that were missed, without days of rest; one for each time.
  private mutating func activeDays(
    of records: some Sequence<MissedRecord>, _ clock: Int
  ) -> [Int] {
    var days: [Int] = []
    for record in records {
      let day = clocks[clock].day(of: record.due)
      if !rest.contains(day) { days += Array(repeating: day, count: record.count) }
    }
    return days
  }

  /// Returns the days of due moments, without days of rest.
  private mutating func activeDays(of dues: [Date], _ clock: Int) -> [Int] {
    dues.map { clocks[clock].day(of: $0) }.filter { !rest.contains($0) }
  }

  private mutating func earn(at time: Date) {
    let day = clocks[0].day(of: time)
    days.earn(on: day)
    nextDay = clocks[0].beginning(of: day + 1)
  }

  private mutating func taskIndex(of record: CompletionRecord) -> Int {
    if let index = indexes[record.todo] {
      if tasks[index].terms !== record.terms {
        if tasks[index].terms.zone != record.terms.zone {
          tasks[index].clock = clockIndex(of: record.terms.zone)
        }
        tasks[index].terms = record.terms
      }
      return index
    }
    tasks.append(
      TaskState(
        terms: record.terms, clock: clockIndex(of: record.terms.zone),
        missed: missed[record.todo][...]))
    indexes.append(record.todo)
    return tasks.count - 1
  }

  /// Returns the clock of a zone; that of the user is the first.
  private mutating func clockIndex(of zone: TodoZone) -> Int {
    if let index = clockIndexes[zone] { return index }
    let resolved = zone.resolved(machineZone: clocks[0].zone)
    var index = clocks.firstIndex { $0.zone == resolved }
    if index == nil {
      index = clocks.count
      clocks.append(LocalDayIndex(zone: resolved, turn: clocks[0].turn))
    }
    clockIndexes[zone] = index
    return index ?? 0
  }

  private mutating func award(longest: Int, at time: Date) {
    switch done {
    case 1: badges[.firstStep] = time
    case 10: badges[.ten] = time
    case 100: badges[.hundred] = time
    case 1000: badges[.thousand] = time
    default: break
    }
    if longest > longestStreak {
      if longest >= 7, longestStreak < 7 { badges[.week] = time }
      if longest >= 30, longestStreak < 30 { badges[.month] = time }
      longestStreak = longest
    }
    if keptWindows == 20, badges[.punctual] == nil { badges[.punctual] = time }
    if doneAtPlaces == 5, badges[.passerBy] == nil { badges[.passerBy] = time }
  }
}

/// The timeliness of a completion: in time for its streak, or late (X5).
package struct Timeliness: Sendable, Hashable {
  /// True if it counts for the streak of its task; false for a one-off.
  package let isKept: Bool
  /// True if it was done on a day after the due day, rest days aside.
  package let isLate: Bool

  /// Compares a completion with its countdown on the wall clock of its task.
  ///
  /// With a window it has to be done on the days from opening to due, else up to the due day; a
  /// period of hours allows half a period more.
  package init(_ record: CompletionRecord, clock: inout LocalDayIndex, rest: RestDays) {
    let terms = record.terms
    guard let due = record.due else {
      (isKept, isLate) = (terms.isRepeating, false)
      return
    }
    // An appointment may be ticked until the end of the day on which it ends.
    let end = record.ends ?? due
    // Days come in the order of instants: most completions need no look at the clock.
    let isLate =
      end < record.time
      && rest.isLate(due: clock.day(of: end), done: clock.day(of: record.time))
    self.isLate = isLate
    guard terms.isRepeating else {
      isKept = false
      return
    }
    if let grace = terms.grace {
      let isInTime =
        record.time <= due.addingTimeInterval(grace)
        || (!isLate && rest.contains(clock.day(of: due)))
      let isOpen = !terms.hasWindow || record.opened.map { record.time >= $0 } ?? true
      isKept = isInTime && isOpen
    } else if terms.hasWindow, let opened = record.opened, record.time < opened {
      isKept = !isLate && clock.day(of: opened) <= clock.day(of: record.time)
    } else {
      isKept = !isLate
    }
  }
}
