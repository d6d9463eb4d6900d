package import Foundation
package import Recurrence

/// A task with a fixed time is an appointment: once it is over, it was missed (R28).
extension Todo {
  /// True if a time that has passed is missed, and the task is not overdue: it has a fixed time
  /// and does not count from a completion.
  package var isAppointment: Bool {
    guard hasFixedTime else { return false }
    switch self.rule {
    case .once(let due): return due != nil || moved != nil
    case .repeating(let cadence): return cadence.hasCalendarDates
    }
  }

  /// Returns how long it takes, in seconds; `usual` where it does not say.
  package func seconds(usual: Double) -> Double {
    self.durationMinutes.map { Double($0) * 60 } ?? usual
  }

  /// Returns the task with the occurrence that is pending at an instant, and how many before it
  /// were missed; the same task unless it is an appointment that is over.
  package func pending(
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

  /// Returns when an occurrence that is due at a moment ends; its day is that on which it ends.
  package func end(of due: Date, usualSeconds: Double) -> Date {
    due.addingTimeInterval(seconds(usual: usualSeconds))
  }

  /// Returns the due moments of an appointment that have passed undone since its last
  /// completion, in order: the latest `limit` of those from `start` on.
  package func missedDues(
    at now: Date, machineZone: TimeZone, usualSeconds: Double, since start: Date = .distantPast,
    limit: Int = .max
  ) -> [Date] {
    passedDues(
      at: now, machineZone: machineZone, usualSeconds: usualSeconds, since: start, limit: limit
    ).latest
  }

  /// Returns the same due moments, and how many passed before them.
  package func passedDues(
    at now: Date, machineZone: TimeZone, usualSeconds: Double, since start: Date = .distantPast,
    limit: Int = .max
  ) -> PassedDues {
    guard isAppointment else { return PassedDues() }
    return schedule(machineZone: machineZone).passedDues(
      from: state, moved: moved, lasting: seconds(usual: usualSeconds), now: now, since: start,
      limit: limit)
  }

  /// Returns the due moments of an appointment that have passed undone after an instant and up to
  /// another: the latest `limit` of them, in order.
  package func missedDues(
    after start: Date, upTo end: Date, machineZone: TimeZone, usualSeconds: Double,
    limit: Int = .max
  ) -> [Date] {
    func dues(at now: Date, limit: Int) -> [Date] {
      missedDues(at: now, machineZone: machineZone, usualSeconds: usualSeconds, limit: limit)
    }
    let known = dues(at: start, limit: 1).last ?? .distantPast
    return dues(at: end, limit: limit).filter { $0 > known }
  }

  /// Returns the task with the occurrence that a tick at a time counts for: the latest that had
  /// begun, until a day after its end, else the pending one (R28).
  package func ticked(
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
