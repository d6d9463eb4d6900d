package import Foundation
package import Recurrence

/// The user's actions on a task; each returns the task afterwards (R15, R16).
extension Todo {
  /// A second `done` within this time is taken for a slip: 10 minutes.
  static let slipSeconds = 600.0

  /// Returns the task after it was done at a time up to now; one that counts from done stays as it
  /// is if it was done later as well.
  ///
  /// - Throws: `TodoError.inTheFuture`, `.finished`, or `.doneAlready` if it was done within the
  ///   last 10 minutes, is waiting again or for the next time of the day, and `again` is not set.
  package func done(
    at time: Date, again: Bool = false, now: Date, machineZone: TimeZone,
    dayTurn: TimeOfDay = .midnight, countdownNumber: Int64
  ) throws(TodoError) -> Todo {
    guard time <= now else {
      throw .inTheFuture(
        name: self.name, time: time, now: now, zone: self.zone.resolved(machineZone: machineZone))
    }
    let schedule = schedule(machineZone: machineZone)
    guard let countdown = schedule.countdown(at: state, moved: moved) else {
      throw .finished(name: self.name)
    }
    // The next of several times a day is open at once, and still not the one that was meant.
    let phase = schedule.phase(of: countdown, at: now)
    if let lastDone, !again,
      phase == .waiting || phase == .resting || (phase == .open && isSeveralTimesADay),
      abs(now.timeIntervalSince(lastDone)) <= Self.slipSeconds
        || abs(time.timeIntervalSince(lastDone)) <= Self.slipSeconds
    {
      throw .doneAlready(name: self.name, lastDone: lastDone, zone: schedule.zone)
    }
    // A time of an earlier period fills the history of that one alone (Y4).
    if let tally, schedule.day(of: time, turn: dayTurn) < tally.first {
      var todo = self
      todo.lastDone = lastDone.map { max($0, time) } ?? time
      return todo
    }
    // One before the last completion is only history: the countdown goes on from the last (R6).
    if let lastDone, time < lastDone, case .repeating(let cadence) = self.rule,
      cadence.from == .done, !hasQuota
    {
      return self
    }
    var todo = began(
      at: schedule.state(
        afterDoneAt: time, from: state, moved: moved,
        // The next one of an appointment follows in any case: what has passed is missed (R28).
        now: isAppointment ? countdown.due ?? now : now, dayTurn: dayTurn),
      countdownNumber: countdownNumber)
    todo.lastDone = lastDone.map { max($0, time) } ?? time
    return todo
  }

  /// The task after its present occurrence was skipped; that does not count as done.
  ///
  /// - Throws: `TodoError.finished`.
  package func skipped(
    now: Date, machineZone: TimeZone, dayTurn: TimeOfDay = .midnight, countdownNumber: Int64
  ) throws(TodoError) -> Todo {
    let schedule = schedule(machineZone: machineZone)
    guard schedule.countdown(at: state, moved: moved) != nil else {
      throw .finished(name: self.name)
    }
    return began(
      at: schedule.state(afterSkipFrom: state, moved: moved, now: now, dayTurn: dayTurn),
      countdownNumber: countdownNumber)
  }

  /// Returns the snoozed task; due does not move.
  ///
  /// - Throws: `TodoError.finished`, `.inThePast`, `.noPlaces`, or `.notInside` if it should wait
  ///   for leaving and no visit is open.
  package func snoozed(
    until end: Snooze.End, now: Date, machineZone: TimeZone, isInside: Bool
  ) throws(TodoError) -> Todo {
    guard countdown(machineZone: machineZone) != nil else { throw .finished(name: self.name) }
    switch end {
    case .at(let time):
      if time <= now {
        throw .inThePast(
          name: self.name, time: time, now: now, zone: self.zone.resolved(machineZone: machineZone))
      }
    case .nextVisit: if self.places.isEmpty { throw .noPlaces(name: self.name) }
    case .leaving:
      if !isInside {
        throw self.places.isEmpty ? .noPlaces(name: self.name) : .notInside(name: self.name)
      }
    }
    var todo = self
    todo.snooze = Snooze(since: now, end: end)
    return todo
  }

  /// The task with this occurrence's due moment moved; later occurrences stay where they were.
  ///
  /// A snooze ends: the later wish counts (R16).
  ///
  /// - Throws: `TodoError.finished`, `.wishTimed` for a wish, or `.quotaMoved` for a quota.
  package func moved(to moment: LocalDateTime, machineZone: TimeZone) throws(TodoError) -> Todo {
    guard !hasQuota else { throw .quotaMoved(name: self.name) }
    guard countdown(machineZone: machineZone) != nil else { throw .finished(name: self.name) }
    guard !self.isWish else { throw .wishTimed(name: self.name) }
    var todo = self
    todo.moved = moment
    todo.isCarried = false
    todo.snooze = nil
    return todo
  }

  /// The flexible task held at an instant of this day in the plan, up to its next countdown (D8);
  /// a snooze ends.
  ///
  /// - Throws: `TodoError.finished`, `.pinInThePast`, `.wishTimed` for a wish, or `.pinFixed` for a
  ///   task with a time of its own.
  package func pinned(
    at time: Date, now: Date, machineZone: TimeZone
  ) throws(TodoError) -> Todo {
    guard countdown(machineZone: machineZone) != nil else { throw .finished(name: self.name) }
    guard !self.isWish else { throw .wishTimed(name: self.name) }
    guard !hasFixedTime else { throw .pinFixed(name: self.name) }
    guard time >= now else {
      throw .pinInThePast(name: self.name, time: time, now: now, zone: machineZone)
    }
    var todo = self
    todo.pin = time
    todo.snooze = nil
    return todo
  }

  private func began(at state: RecurrenceState, countdownNumber: Int64) -> Todo {
    var todo = self
    todo.state = state
    todo.countdownNumber = countdownNumber
    todo.moved = nil
    todo.isCarried = false
    todo.snooze = nil
    todo.pin = nil
    // Ticks belong to the countdown (Y1).
    if !self.items.isEmpty { todo.items = self.items.renewed }
    return todo
  }
}
