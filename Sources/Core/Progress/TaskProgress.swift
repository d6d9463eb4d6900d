package import Foundation
package import Model
import Recurrence

/// The completions of one task so far.
package struct TaskProgress: Sendable, Hashable {
  /// Its streak, from its completions alone.
  package internal(set) var streak = Streak()
  package internal(set) var kept = 0
  /// How often it was done late.
  package internal(set) var late = 0
  /// How often it was skipped.
  package internal(set) var skipped = 0
  /// The latest day of several times, as far as it has come (Z6).
  private var day = DayOfTimes()
  /// The periods of a quota, as far as they have come (Y4).
  private var periods = QuotaStreak()

  /// Creates the progress of a task that was never done.
  package init() {}

  /// Counts occurrences that passed undone before the next completion (R28), by the day of each.
  ///
  /// Of several times a day each day is missed once.
  mutating func miss(_ days: [Int], isByDay: Bool) {
    guard isByDay else { return streak.addMissed(days.count) }
    for number in days {
      begin(number)
      guard !day.isBroken else { continue }
      day.isBroken = true
      streak.addMissed()
    }
  }

  /// Counts occurrences that passed undone so long ago that only their number is known.
  mutating func miss(_ number: Int) { streak.addMissed(number) }

  /// Ends the day of several times before another one: without a missed time it was kept.
  mutating func begin(_ number: Int) {
    guard number > day.number else { return }
    if day.kept > 0, !day.isBroken, !day.isCounted { streak.addKept() }
    day = DayOfTimes(number: number)
  }

  /// Counts one of several times of a day, which is kept once all of them are.
  private mutating func add(_ isKept: Bool, of times: Int, on number: Int) {
    guard isKept else { return miss([number], isByDay: true) }
    kept += 1
    begin(number)
    guard number == day.number else { return }
    day.kept += 1
    guard day.kept == times, !day.isBroken else { return }
    day.isCounted = true
    streak.addKept()
  }

  /// Counts a completion of a quota in its period; one that did not count earned nothing.
  mutating func add(
    _ record: CompletionRecord, of quota: Quota, in period: ClosedRange<Int>, rest: RestDays
  ) {
    let counts = record.points > 0
    if record.isDone { kept += counts ? 1 : 0 } else { skipped += 1 }
    periods.add(
      quota, in: period, season: record.terms.season, isDone: record.isDone, counts: counts,
      to: &streak, rest: rest)
  }

  /// Ends the periods of a quota before the present one, which is that of its tally.
  mutating func end(
    before tally: PeriodTally, of quota: Quota, season: Season? = nil, rest: RestDays
  ) {
    periods.end(
      before: tally.first...tally.last, of: quota, season: season, begun: tally.begun,
      in: &streak, rest: rest)
  }

  /// Counts a completion; skips neither count nor break.
  ///
  /// `dueDay` is the day of one of several times a day.
  mutating func add(
    _ record: CompletionRecord, _ timeliness: Timeliness, dueDay: Int? = nil
  ) {
    guard record.isDone else {
      skipped += 1
      return
    }
    if timeliness.isLate { late += 1 }
    guard record.terms.isRepeating else { return }
    if let dueDay {
      return add(timeliness.isKept, of: record.terms.timesADay, on: dueDay)
    }
    if timeliness.isKept {
      kept += 1
      streak.addKept()
    } else {
      streak.addMissed()
    }
  }
}

/// A day with several times: which it is, and what became of its times so far.
private struct DayOfTimes: Hashable {
  var number = Int.min
  var kept = 0
  /// True if one of its times was missed, or done late.
  var isBroken = false
  /// True if all of its times were kept.
  var isCounted = false
}

/// The streak of a task as it stands at an instant (X7).
package struct TaskStreak: Sendable, Hashable {
  /// The times kept in a row; 0 while the pending time is late and no reserve holds it.
  package let length: Int
  /// The longest that it has been.
  package let best: Int
  /// The reserves that are left.
  package let reserve: Int
  /// True on the due day, and while only a reserve holds the streak.
  package let isAtRisk: Bool

  /// Computes the streak of a task from its completions and its pending countdown; `nil` for a
  /// one-off.
  ///
  /// `clock` is that of the task's zone.
  package init?(
    _ progress: TaskProgress, of todo: Todo, due: Date?, now: Date, clock: inout LocalDayIndex,
    rest: RestDays
  ) {
    guard case .repeating(let cadence) = todo.rule else { return nil }
    best = progress.streak.best
    reserve = progress.streak.reserve
    guard let due else {
      (length, isAtRisk) = (progress.streak.length, false)
      return
    }
    let (dueDay, today) = (clock.day(of: due), clock.day(of: now))
    let isQuota = cadence.rhythm.quota != nil
    // A period of a quota is broken when it ends.
    var isBroken = !isQuota && rest.isLate(due: dueDay, done: today)
    let period = cadence.every.maximum
    if period.unit == .hour {
      isBroken =
        now > due.addingTimeInterval(period.approximateSeconds / 2)
        && !(rest.contains(dueDay) && !isBroken)
    }
    let isHeld = isBroken && reserve > 0
    length = isBroken && !isHeld ? 0 : progress.streak.length
    let firstActive = rest.firstActiveDay(from: dueDay)
    isAtRisk =
      length > 0 && (isHeld || firstActive == today || (isQuota && firstActive < today))
  }
}

/// Numbers tasks in the order in which they come, from 0.
///
/// Tasks have small numbers: up to a limit one is found without hashing.
struct TaskIndexes: Sendable {
  /// By number of the task; -1 where none came yet.
  private var dense: [Int32] = []
  private var sparse: [Todo.ID: Int] = [:]
  private var count = 0

  /// Numbers of tasks below this are kept by place: a quarter of a megabyte at most.
  private static let limit: Int64 = 1 << 16

  /// Returns the index of a task; `nil` if it did not come yet.
  subscript(todo: Todo.ID) -> Int? {
    let number = todo.rawValue
    guard (0..<Self.limit).contains(number) else { return sparse[todo] }
    guard number < dense.count, dense[Int(number)] >= 0 else { return nil }
    return Int(dense[Int(number)])
  }

  /// Assigns the next index to a task without one.
  mutating func append(_ todo: Todo.ID) {
    let number = todo.rawValue
    if (0..<Self.limit).contains(number) {
      if number >= dense.count {
        dense += repeatElement(-1, count: Int(number) + 1 - dense.count)
      }
      dense[Int(number)] = Int32(count)
    } else {
      sparse[todo] = count
    }
    count += 1
  }
}

/// The time between two completions of a task.
package struct TaskInterval: Sendable, Hashable {
  /// The day of the later completion, in days since 1970-01-01.
  package let day: Int
  /// The days since the completion before it: whole days, but fractions of days for a period of
  /// hours.
  package let days: Double

  /// Returns the intervals of one task, in order; skipped times do not count.
  ///
  /// `records` come in the order of their times; `clock` is that of the task's zone.
  package static func all(
    _ records: some Sequence<CompletionRecord>, clock: LocalDayIndex
  ) -> [TaskInterval] {
    var clock = clock
    var last: CompletionRecord?
    var intervals: [TaskInterval] = []
    for record in records where record.isDone {
      if let last {
        let day = clock.day(of: record.time)
        let isInHours = record.terms.every?.every.maximum.unit == .hour
        let seconds = record.time.timeIntervalSince(last.time)
        intervals.append(
          TaskInterval(
            day: day,
            days: isInHours
              ? (seconds / 86_400 * 100).rounded() / 100
              : Double(day - clock.day(of: last.time))))
      }
      last = record
    }
    return intervals
  }

  /// Returns the median of lengths; `nil` without any.
  package static func median(_ lengths: some Sequence<Double>) -> Double? {
    let sorted = lengths.sorted()
    guard !sorted.isEmpty else { return nil }
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }
}
