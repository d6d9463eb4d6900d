public import Foundation
import Recurrence

/// A task with a fixed time is an appointment: once it is over, it was missed (R28).
extension Todo {
  /// True if a time that has passed is missed, and the task is not overdue: it has a fixed time
  /// and does not count from a completion.
  public var isAppointment: Bool {
    guard hasFixedTime else { return false }
    switch self.rule {
    case .once(let due): return due != nil || moved != nil
    case .repeating(let cadence): return cadence.hasCalendarDates
    }
  }

  /// Returns how long it takes, in seconds; `usual` where it does not say.
  public func seconds(usual: Double) -> Double {
    self.durationMinutes.map { Double($0) * 60 } ?? usual
  }

  /// Returns the task with the occurrence that is pending at an instant, and how many before it
  /// were missed; the same task unless it is an appointment that is over.
  public func pending(
    at now: Date, machineZone: TimeZone, usualSeconds: Double
  ) -> (todo: Todo, missed: Int) {
    guard isAppointment,
      let passed = schedule(machineZone: machineZone).passed(
        from: state, moved: moved, lasting: seconds(usual: usualSeconds), now: now)
    else { return (self, 0) }
    var todo = self
    (todo.state, todo.moved) = (passed.state, nil)
    return (todo, passed.missed)
  }

  /// Returns the due moments of an appointment that have passed undone since its last
  /// completion, in order; of more than `limit`, the first ones and the last.
  public func missedDues(
    at now: Date, machineZone: TimeZone, usualSeconds: Double, limit: Int = .max
  ) -> [Date] {
    guard isAppointment else { return [] }
    let schedule = schedule(machineZone: machineZone)
    let latest = now.addingTimeInterval(-seconds(usual: usualSeconds))
    guard let first = schedule.countdown(at: state, moved: moved)?.due, first <= latest else {
      return []
    }
    let end = latest.addingTimeInterval(0.001)
    let count = pending(at: now, machineZone: machineZone, usualSeconds: usualSeconds).missed
    guard count > limit else {
      return schedule.dueDates(from: first, to: end, at: state, moved: moved)
    }
    // After a long absence only the number matters, and the last one.
    let recent = schedule.dueDates(
      from: latest.addingTimeInterval(-400 * 86_400), to: end, at: state, moved: moved)
    return Array(repeating: first, count: limit) + recent.suffix(1)
  }

  /// Returns the task with the occurrence that a tick at a time counts for: the latest that had
  /// begun, until a day after its end, else the pending one (R28).
  public func ticked(
    at time: Date, machineZone: TimeZone, usualSeconds: Double
  ) -> Todo {
    guard isAppointment else { return self }
    let begun = schedule(machineZone: machineZone).begun(
      by: time, from: state, moved: moved, lasting: seconds(usual: usualSeconds))
    guard let begun else {
      // A one-off, or the last of a series, that is over may still be ticked.
      let pending = pending(at: time, machineZone: machineZone, usualSeconds: usualSeconds).todo
      return pending.countdown(machineZone: machineZone) == nil ? self : pending
    }
    var todo = self
    if begun != state { (todo.state, todo.moved) = (begun, nil) }
    return todo
  }
}
