import Foundation
import Model
import Recurrence
import Regions

/// The reminders that were given or held, as far as they can still affect a decision.
///
/// Its size depends on the numbers of tasks and places, not on how long the engine runs: a new
/// repetition replaces the last one, and reminders of past visits make way for those of later ones.
struct GivenReminders: Sendable {
  /// The reminders of present countdowns, with the time of each.
  private var times: [Todo.ID: [ReminderKey: Date]] = [:]
  /// The tasks reminded of during the latest visit to each place.
  private var visited: [Visit.ID: Set<Todo.ID>] = [:]

  /// The most moments of one countdown that are remembered.
  static let mostMoments = 32

  /// Creates a memory of nothing.
  init() {}

  /// Recalls stored reminders; those of past countdowns count for their visits only.
  init(
    _ reminded: [ReminderKey: Date], latest: (Visit.ID) -> Bool, countdown: (Todo.ID) -> Int64?
  ) {
    for (key, time) in reminded.sorted(by: { $0.value < $1.value }) {
      // A visit that a later one of its place has followed can affect nothing any more.
      if let visit = key.occasion.visit, !latest(visit) { continue }
      if key.countdown == countdown(key.todo) {
        insert(key, at: time, latest: latest)
      } else if case .visit(let visit) = key.occasion {
        visited[visit, default: []].insert(key.todo)
      }
    }
  }

  /// The number of remembered facts.
  var count: Int {
    times.values.reduce(0) { $0 + $1.count } + visited.values.reduce(0) { $0 + $1.count }
  }

  /// Returns the time of a reminder, or `nil` if it was never given.
  subscript(key: ReminderKey) -> Date? { times[key.todo]?[key] }

  /// True if a visit has had a reminder of a task, in whichever countdown.
  func contains(_ todo: Todo.ID, during visit: Visit.ID) -> Bool {
    visited[visit]?.contains(todo) == true
  }

  /// Returns the latest time of those reminders of a task's present countdown whose occasion
  /// satisfies a condition.
  func latest(of todo: Todo, where isWanted: (Occasion) -> Bool) -> Date? {
    times[todo.id]?.reduce(nil) { latest, given in
      let (key, time) = given
      guard key.countdown == todo.countdownNumber, isWanted(key.occasion) else { return latest }
      return max(latest ?? time, time)
    }
  }

  /// Adds a reminder; `latest` returns true for a visit without a later one to its place.
  mutating func insert(_ key: ReminderKey, at time: Date, latest: (Visit.ID) -> Bool) {
    var keys = times[key.todo] ?? [:]
    keys = keys.filter { $0.key.countdown == key.countdown }
    switch key.occasion {
    case .visit(let visit):
      keys = keys.filter { $0.key.occasion.visit.map(latest) ?? true }
      visited[visit, default: []].insert(key.todo)
    case .nag: keys = keys.filter { !$0.key.occasion.isNag }
    case .snooze: break
    case .moment:
      // Appointments that nobody ticks go on without a new countdown.
      let moments = keys.filter { $0.key.occasion.isMoment }
      if moments.count >= Self.mostMoments, let oldest = moments.min(by: { $0.value < $1.value }) {
        keys[oldest.key] = nil
      }
    }
    keys[key] = time
    times[key.todo] = keys
  }

  /// Removes a reminder that was held back and never given.
  mutating func remove(_ key: ReminderKey) {
    times[key.todo]?[key] = nil
    if let visit = key.occasion.visit { visited[visit]?.remove(key.todo) }
  }

  /// Removes the tasks of a visit, because a later one has begun.
  mutating func remove(_ visit: Visit.ID) { visited[visit] = nil }
}

/// A moment at which time alone causes a reminder of a task.
struct AgendaRow {
  let time: Date
  let entry: ReminderEngine.Entry
  let cause: Cause
  let occasion: Occasion
  /// When the occurrence is due.
  let due: Date?
  /// The visit, for a task that opens during it.
  var visit: Visit.ID?
  /// True for one of the times before the occurrence, or at it.
  var isLead = false
  /// True if the occurrence is an appointment that was missed.
  var isMissed = false
  /// True for the evening of what is still open.
  var isStillOpen = false

  var key: ReminderKey {
    ReminderKey(
      todo: entry.todo.id, countdown: entry.todo.countdownNumber, cause: cause, occasion: occasion)
  }

  /// The same row at another time.
  func at(_ time: Date) -> AgendaRow {
    var row = AgendaRow(
      time: time, entry: entry, cause: cause, occasion: occasion, due: due, visit: visit)
    (row.isLead, row.isMissed, row.isStillOpen) = (isLead, isMissed, isStillOpen)
    return row
  }

  /// The order in which rows are told.
  static func isSooner(_ left: AgendaRow, _ right: AgendaRow) -> Bool {
    (
      left.time, left.entry.todo.id, left.visit?.place.rawValue ?? 0,
      left.visit?.person.rawValue ?? 0
    )
      < (
        right.time, right.entry.todo.id, right.visit?.place.rawValue ?? 0,
        right.visit?.person.rawValue ?? 0
      )
  }
}

/// The instants at which an overdue task reminds again, a number of periods after a moment of a
/// wall clock (N4).
struct NagRhythm {
  private let schedule: Schedule
  private let lowest: Int

  /// Creates the rhythm that begins one period after a moment; `nil` where the period cannot be
  /// counted from it.
  init?(period: Period, after moment: LocalDateTime, in zone: TimeZone) {
    self.init(period: period, start: moment, first: nil, in: zone)
  }

  /// Creates the rhythm that begins at a moment; `nil` where the period cannot be counted from it.
  init?(period: Period, from moment: LocalDateTime, in zone: TimeZone) {
    self.init(period: period, start: moment, first: moment, in: zone)
  }

  private init?(period: Period, start: LocalDateTime, first: LocalDateTime?, in zone: TimeZone) {
    guard let window = try? Window(minimum: nil, maximum: period),
      let cadence = try? Cadence(every: window, from: .start, start: start, first: first)
    else { return nil }
    schedule = Schedule(rule: .repeating(cadence), zone: zone)
    lowest = first == nil ? 1 : 0
  }

  /// The first repetition strictly later than an instant.
  func first(after instant: Date) -> Date? {
    schedule.countdown(at: schedule.initialState(now: instant))?.due
  }

  /// The last repetition up to and including an instant.
  func last(notAfter instant: Date) -> Date? {
    guard case .occurrence(let next) = schedule.initialState(now: instant), next > lowest else {
      return nil
    }
    return schedule.countdown(at: .occurrence(next - 1))?.due
  }
}
