import Foundation
import Model

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
    case .moment where key.cause == .overdue:
      keys = keys.filter { $0.key.cause != .overdue }
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
