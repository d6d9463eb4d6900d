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
  /// were missed; the same task unless it is an appointment that is over, or its season has ended
  /// before it was done, so that it is due with the next one (Y2).
  ///
  /// A quota counts in the period of the instant (Y4).
  package func pending(
    at now: Date, machineZone: TimeZone, usualSeconds: Double, days: UserDays = UserDays()
  ) -> (todo: Todo, missed: Int) {
    if hasQuota { return (counting(at: now, machineZone: machineZone, days: days), 0) }
    guard isAppointment else { return (carried(at: now, machineZone: machineZone), 0) }
    guard
      let passed = schedule(machineZone: machineZone).passed(
        from: state, moved: moved, lasting: seconds(usual: usualSeconds), now: now)
    else { return (self, 0) }
    var todo = self
    (todo.state, todo.moved) = (passed.state, nil)
    return (todo, passed.missed)
  }

  /// Returns the task as it is due at an instant if its season has ended before it was done.
  private func carried(at now: Date, machineZone: TimeZone) -> Todo {
    guard self.season != nil,
      let carried = schedule(machineZone: machineZone).carried(from: state, moved: moved, now: now)
    else { return self }
    var todo = self
    todo.moved = carried
    todo.isCarried = true
    return todo
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

  /// Returns the same due moments, and how many passed before them; of a quota the ends of the
  /// periods that ended short, by days that begin at `turn`.
  package func passedDues(
    at now: Date, machineZone: TimeZone, usualSeconds: Double, turn: TimeOfDay = .midnight,
    since start: Date = .distantPast,
    limit: Int = .max
  ) -> PassedDues {
    if hasQuota {
      return passedPeriods(
        at: now, machineZone: machineZone, since: start, limit: limit, turn: turn)
    }
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
  ///
  /// What is no appointment is due as it was at that time (Y2).
  package func ticked(
    at time: Date, machineZone: TimeZone, usualSeconds: Double
  ) -> Todo {
    guard isAppointment else { return carried(at: time, machineZone: machineZone) }
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
