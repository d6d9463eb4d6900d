package import Foundation
package import Journal
package import Model
import Recurrence

/// The numbers of a period of local days: what was done, and how it felt (M4 to M6).
package struct Statistics: Sendable {
  /// The totals of one day, or of the whole period.
  package struct Totals: Sendable, Hashable {
    /// Completions.
    package fileprivate(set) var done = 0
    /// Those of them that were done after the due day, rest days aside.
    package fileprivate(set) var late = 0
    package fileprivate(set) var skipped = 0
    /// Occurrences that were due, and neither done nor skipped by the end of the period.
    package fileprivate(set) var notDone = 0
    package fileprivate(set) var points = 0
    package fileprivate(set) var mood = Average()

    /// Creates totals of 0.
    package init() {}

    /// Adds the numbers of other days.
    package mutating func add(_ other: Totals) {
      done += other.done
      late += other.late
      skipped += other.skipped
      notDone += other.notDone
      points += other.points
      mood.add(other.mood)
    }
  }

  /// The numbers of one category, as it was called at the time.
  package struct CategoryTotals: Sendable, Hashable {
    /// The category; `nil` for what had none.
    package let category: CategoryStamp?
    /// Completions.
    package fileprivate(set) var done = 0
    /// The moods that followed them.
    package fileprivate(set) var mood = Average()
  }

  /// The numbers of one person.
  package struct PersonTotals: Sendable, Hashable {
    package let person: Person.ID
    /// Completions.
    package fileprivate(set) var done = 0
    /// Those of them that were done after the due day, rest days aside.
    package fileprivate(set) var late = 0
    package fileprivate(set) var points = 0
    /// The moods of the period; none of others than the viewer, whose they are.
    package fileprivate(set) var mood = Average()
  }

  /// The days, both included, as days since 1970-01-01.
  package let period: ClosedRange<Int>
  /// The whole period.
  package private(set) var total = Totals()
  /// Each day of the period, in order.
  package private(set) var days: [Totals]
  private var categories: [CategoryKey: CategoryTotals] = [:]
  private var persons: [Person.ID: PersonTotals] = [:]
  private var clock: LocalDayIndex
  private let rest: RestDays
  private let now: Date
  /// The instants in which something can have been due and not done.
  private let dueSpan: ClosedRange<Date>?

  /// A category of the past: one that was renamed since is two.
  private struct CategoryKey: Hashable {
    let id: Int64?
    let name: String?
  }

  /// The longest period, in days.
  package static let longestPeriod = 3660

  /// Creates the statistics of a period without entries; `clock` is that of the user.
  package init(period: ClosedRange<Int>, clock: LocalDayIndex, rest: RestDays, now: Date) {
    self.period = period
    self.rest = rest
    self.now = now
    self.clock = clock
    days = Array(repeating: Totals(), count: period.count)
    let start = self.clock.beginning(of: period.lowerBound)
    let end = self.clock.beginning(of: period.upperBound + 1).addingTimeInterval(-0.001)
    dueSpan = start <= min(end, now) ? start...min(end, now) : nil
  }

  /// The first instant of the period.
  package var start: Date {
    var clock = clock
    return clock.beginning(of: period.lowerBound)
  }

  /// The last instant of the period.
  package var end: Date {
    var clock = clock
    return clock.beginning(of: period.upperBound + 1).addingTimeInterval(-0.001)
  }

  /// Counts a completion that is not undone; those before the period may be left out.
  package mutating func add(_ record: CompletionRecord) {
    let day = clock.day(of: record.time)
    if period.contains(day) {
      count(record, on: day)
    } else if day > period.upperBound, let dueSpan {
      let dues = DueDates.usedUp(by: record, in: dueSpan, machineZone: clock.zone)
      for due in dues { countNotDone(due) }
    }
  }

  /// Counts the due moments of a task's pending occurrences within the period as not done.
  package mutating func addPending(_ todo: Todo) {
    guard let dueSpan else { return }
    // What rests is not late (Y2).
    let todo =
      todo.isAppointment
      ? todo : todo.pending(at: now, machineZone: clock.zone, usualSeconds: 0).todo
    for due in DueDates.pending(of: todo, in: dueSpan, machineZone: clock.zone) {
      countNotDone(due)
    }
  }

  /// Counts the times of an appointment that passed undone as not done: those that are stored, and
  /// those since (R28).
  package mutating func addMissed(
    _ todo: Todo, besides stored: StoredMissed, usualSeconds: Double
  ) {
    guard let dueSpan else { return }
    let dues = stored.passedDues(
      of: todo, at: now, machineZone: clock.zone, usualSeconds: usualSeconds, turn: clock.turn,
      since: dueSpan.lowerBound)
    for due in dues.latest where due <= dueSpan.upperBound { countNotDone(due) }
  }

  /// Counts times that are stored as missed as not done.
  package mutating func add(_ stored: StoredMissed) {
    for record in stored.records where dueSpan?.contains(record.due) == true {
      countNotDone(record.due, times: record.count)
    }
  }

  /// Counts the times of an appointment that passed undone between two completions as not done;
  /// without an earlier one, those since the task was created.
  ///
  /// Those that are stored are left out; they are kept from an instant on.
  package mutating func addMissed(
    between earlier: CompletionRecord?, and later: CompletionRecord, of todo: Todo,
    keptSince: Date
  ) {
    guard let dueSpan, !later.hasStoredMissed(after: earlier, keptSince: keptSince) else { return }
    let zone = todo.zone.resolved(machineZone: clock.zone)
    let dues =
      if let earlier {
        DueDates.missed(between: earlier, and: later, in: zone)
      } else {
        DueDates.missed(before: later, of: todo, in: zone)
      }
    for due in dues where dueSpan.contains(due) { countNotDone(due) }
  }

  /// Counts a mood; one of the undone and one outside the period are left out (M3).
  package mutating func add(_ entry: MoodEntry) {
    guard !entry.isUndone else { return }
    let day = clock.day(of: entry.mood.time)
    guard period.contains(day) else { return }
    let value = entry.mood.emotion.rawValue
    total.mood.add(value)
    days[day - period.lowerBound].mood.add(value)
    // Only those of a completion belong to a category (M5).
    if entry.task != nil { self[entry.category].mood.add(value) }
  }

  /// Counts a completion of a person, apart from all other numbers.
  package mutating func add(_ record: CompletionRecord, of person: Person.ID) {
    let day = clock.day(of: record.time)
    guard record.isDone, period.contains(day) else { return }
    var totals = persons[person] ?? PersonTotals(person: person)
    totals.done += 1
    totals.points += record.points
    if let due = record.due, rest.isLate(due: clock.day(of: record.ends ?? due), done: day) {
      totals.late += 1
    }
    persons[person] = totals
  }

  /// Returns the persons by completions, the most first, then by number; the moods of the period
  /// are those of the viewer.
  package func byPerson(viewer: Person.ID?) -> [PersonTotals] {
    persons.values.map { totals in
      var totals = totals
      if totals.person == viewer { totals.mood = total.mood }
      return totals
    }.sorted { ($1.done, $0.person) < ($0.done, $1.person) }
  }

  /// Counts the points of the boxes of habits; other boxes and days outside the period are left
  /// out.
  package mutating func add(_ habits: [Habit], _ marks: [HabitMark]) {
    let habits = Dictionary(habits.map { ($0.id, $0) }) { first, _ in first }
    for mark in marks where habits[mark.habit]?.isTicked(by: mark) == true { add(mark) }
  }

  private mutating func add(_ mark: HabitMark) {
    guard period.contains(mark.day) else { return }
    total.points += ProgressTally.pointsPerBox
    days[mark.day - period.lowerBound].points += ProgressTally.pointsPerBox
  }

  /// The categories by completions, the most first, then by number; what had none comes last of
  /// equals.
  package var byCategory: [CategoryTotals] {
    categories.values.sorted { left, right in
      if left.done != right.done { return left.done > right.done }
      let (first, second) = (left.category?.id?.rawValue, right.category?.id?.rawValue)
      if first != second { return (first ?? .max) < (second ?? .max) }
      if (left.category == nil) != (right.category == nil) { return left.category != nil }
      return (left.category?.name ?? "") < (right.category?.name ?? "")
    }
  }

  private mutating func count(_ record: CompletionRecord, on day: Int) {
    let index = day - period.lowerBound
    guard record.isDone else {
      total.skipped += 1
      days[index].skipped += 1
      return
    }
    total.done += 1
    days[index].done += 1
    total.points += record.points
    days[index].points += record.points
    self[record.category].done += 1
    if let due = record.due, rest.isLate(due: clock.day(of: record.ends ?? due), done: day) {
      total.late += 1
      days[index].late += 1
    }
  }

  private mutating func countNotDone(_ due: Date, times: Int = 1) {
    let day = clock.day(of: due)
    guard period.contains(day) else { return }
    total.notDone += times
    days[day - period.lowerBound].notDone += times
  }

  private subscript(category: CategoryStamp?) -> CategoryTotals {
    get { categories[Self.key(category)] ?? CategoryTotals(category: category) }
    set { categories[Self.key(category)] = newValue }
  }

  private static func key(_ category: CategoryStamp?) -> CategoryKey {
    CategoryKey(id: category?.id?.rawValue, name: category?.name)
  }
}

/// How many completions fall on each hour of each weekday, on the user's wall clock.
package struct WeekdayHours: Sendable {
  /// The counts by weekday, from Monday, and hour.
  package private(set) var counts = Array(repeating: Array(repeating: 0, count: 24), count: 7)
  private var clock: LocalDayIndex

  /// Creates counts of 0; `clock` is that of the user.
  package init(clock: LocalDayIndex) { self.clock = clock }

  /// Counts a completion; before the turn of the day it belongs to the weekday before.
  package mutating func add(_ time: Date) {
    let weekday = Weekday(daysSinceEpoch: clock.day(of: time)).rawValue
    counts[weekday][LocalDateTime(time, in: clock.zone).hour] += 1
  }
}
