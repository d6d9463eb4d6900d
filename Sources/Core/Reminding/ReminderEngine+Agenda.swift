import Foundation
import Model
import Recurrence
import Regions

/// Decisions that time alone causes: due, repetitions, fixed starts, opening while inside, and the
/// end of quiet hours.
extension ReminderEngine {
  /// A time reminder, past or to come.
  private struct Appointment {
    let time: Date
    let entry: Entry
    let cause: Cause
    let occasion: Occasion
    var visit: Visit.ID?
  }

  /// Decides everything that is past at `now` and was not given yet.
  mutating func runAgenda(after previous: Date?, to now: Date, into step: inout EngineStep) {
    passAppointments(at: now)
    var appointments: [Appointment] = []
    for entry in entries.values {
      guard var next = nextTimeReminder(of: entry, at: now), next.time <= now else { continue }
      next = Appointment(
        time: decisionTime(of: next.time, after: previous, now: now), entry: entry,
        cause: next.cause,
        occasion: next.occasion)
      appointments.append(next)
    }
    appointments += openingsWhileInside(at: now).compactMap { opening in
      let time = decisionTime(of: opening.time, after: previous, now: now)
      guard opening.time <= now else { return nil }
      guard let visit = opening.visit,
        let certain = [time, now].first(where: { isCertainlyInside(visit.presence, at: $0) })
      else { return nil }
      return Appointment(
        time: certain, entry: opening.entry, cause: .inside, occasion: opening.occasion,
        visit: visit)
    }
    appointments.sort {
      ($0.time, $0.entry.todo.id, $0.visit?.place.rawValue ?? 0, $0.visit?.person.rawValue ?? 0)
        < ($1.time, $1.entry.todo.id, $1.visit?.place.rawValue ?? 0, $1.visit?.person.rawValue ?? 0)
    }
    for appointment in appointments { give(appointment, into: &step) }
    runHabits(after: previous, to: now, into: &step)
    endBursts(at: now, into: &step)
    releaseHeld(after: previous, at: now, into: &step)
  }

  /// Returns the earliest instant after `now` at which a reminder may be due.
  func nextAgendaTime(after now: Date) -> Date? {
    var earliest: Date?
    func consider(_ time: Date) {
      if time > now { earliest = earliest.map { min($0, time) } ?? time }
    }
    for entry in entries.values {
      if let end = entry.ends { consider(end) }
      guard let next = nextTimeReminder(of: entry, at: now) else { continue }
      consider(next.time)
      // A past one is being given now; the one after it must wake the engine, too.
      if next.time <= now,
        let later = nextNag(of: entry, after: now, at: now)
      {
        consider(later.time)
      }
    }
    for opening in openingsWhileInside(at: now) { consider(opening.time) }
    if let time = nextHabitTime(after: now) { consider(time) }
    for end in burstEnds.values { consider(end) }
    for reminder in held {
      if let end = holdEnd(of: reminder, at: now) { consider(end) }
    }
    return earliest
  }

  /// Returns the time of a decision: its own instant if that came while the engine was running,
  /// else `now`.
  private func decisionTime(of instant: Date, after previous: Date?, now: Date) -> Date {
    guard let previous, instant > previous else { return now }
    return instant
  }

  private mutating func give(_ appointment: Appointment, into step: inout EngineStep) {
    let todo = appointment.entry.todo
    let reminder = makeReminder(
      appointment.entry, cause: appointment.cause, occasion: appointment.occasion,
      place: (appointment.visit?.place).flatMap { places[$0] }, time: appointment.time)
    if let visit = appointment.visit,
      given.contains(todo.id, during: visit) || visits[visit.presence]?.id != visit
    {
      return
    }
    give(reminder, place: appointment.visit?.place, into: &step)
  }

  // MARK: Due, start, before, nag

  /// Returns the next time reminder of a countdown: past and not given yet, or to come.
  private func nextTimeReminder(of entry: Entry, at now: Date) -> Appointment? {
    guard let due = dueTime(of: entry), let end = entry.countdown.due else { return nil }
    var told = due
    var occasion = Occasion.moment(end)
    var silentUntil: Date?
    switch snoozeStanding(of: entry.todo) {
    case .none: break
    case .silent: return nil
    case .endsAt(let end):
      silentUntil = end
      if end > due {
        told = end
        occasion = .snooze(end)
      }
    case .ended(let end):
      silentUntil = end
      if due <= end {
        // A reminder at the place after the end of the snooze has covered an earlier due time.
        if wasTold(entry.todo, sinceEndOfSnooze: end) {
          return nextNag(of: entry, after: end, at: now)
        }
        told = end
        occasion = .snooze(end)
      }
    }

    // The end of a snooze is a wish of its own.
    if entry.todo.hasFixedTime, !rules.remindsAtFixed, told == due { return nil }
    let cause: Cause = entry.todo.hasFixedTime ? .start : .due
    let key = ReminderKey(
      todo: entry.todo.id, countdown: entry.todo.countdownNumber, cause: cause, occasion: occasion)
    if let time = given[key] {
      return nextNag(of: entry, after: max(time, told), at: now)
    }
    if let notice = notice(of: entry, due: due, told: told, after: silentUntil, at: now) {
      return notice
    }
    return Appointment(time: told, entry: entry, cause: cause, occasion: occasion)
  }

  /// Returns when a task reminds because it is due: a day task in the morning of its due day (R27),
  /// or when that day begins in the task's own zone, if that is later.
  private func dueTime(of entry: Entry) -> Date? {
    guard let due = entry.countdown.due, entry.countdown.isInDays else {
      return entry.countdown.due
    }
    return max(rules.morning(of: due, in: entry.schedule.zone), entry.countdown.dueBegins ?? due)
  }

  private func wasTold(_ todo: Todo, sinceEndOfSnooze end: Date) -> Bool {
    given.latest(of: todo) { $0.visit != nil }.map { $0 >= end } ?? false
  }

  /// Returns the reminder shortly before a fixed start, unless it was given or the start is past; a
  /// snooze that ends in between puts it off.
  private func notice(
    of entry: Entry, due: Date, told: Date, after silentUntil: Date?, at now: Date
  ) -> Appointment? {
    guard entry.todo.hasFixedTime, rules.remindsBeforeFixed, told == due, now < due else {
      return nil
    }
    let time = max(due.addingTimeInterval(-rules.noticeSeconds), silentUntil ?? .distantPast)
    guard time < due else { return nil }
    let key = ReminderKey(
      todo: entry.todo.id, countdown: entry.todo.countdownNumber, cause: .before,
      occasion: .moment(due))
    guard given[key] == nil else { return nil }
    return Appointment(time: time, entry: entry, cause: .before, occasion: key.occasion)
  }

  /// Returns the latest repetition since the last reminder, or the next one.
  ///
  /// A long absence gives one reminder, not a backlog; neither do quiet hours: what is held back
  /// covers its repetitions (N6).
  private func nextNag(of entry: Entry, after told: Date, at now: Date) -> Appointment? {
    guard let nag = entry.todo.nag, !holdsTimeReminder(of: entry.todo) else { return nil }
    let lastTold = max(given.latest(of: entry.todo, where: \.isNag) ?? told, told)
    guard let rhythm = nagRhythm(of: entry, every: nag) else { return nil }
    let time =
      rhythm.last(notAfter: now).flatMap { $0 > lastTold ? $0 : nil }
      ?? rhythm.first(after: max(now, lastTold))
    return time.map { Appointment(time: $0, entry: entry, cause: .due, occasion: .nag($0)) }
  }

  private func nagRhythm(of entry: Entry, every period: Period) -> NagRhythm? {
    guard let due = entry.countdown.due else { return nil }
    guard entry.countdown.isInDays else {
      return NagRhythm(
        period: period, after: LocalDateTime(due, in: entry.schedule.zone), in: entry.schedule.zone)
    }
    let next = LocalDateTime(due, in: entry.schedule.zone).addingDays(1).at(rules.dayStart)
    return NagRhythm(period: period, from: next, in: rules.machineZone)
  }

  /// Returns true if a reminder of the task's countdown that time alone caused is held back.
  private func holdsTimeReminder(of todo: Todo) -> Bool {
    held.contains { reminder in
      reminder.key.todo == todo.id && reminder.key.countdown == todo.countdownNumber
        && reminder.key.occasion.visit == nil && reminder.key.cause != .before
    }
  }

  // MARK: Opening while inside

  /// Returns the tasks that open, or whose snooze ends, during an open visit (N3): past and not yet
  /// brought up, or still to come.
  private func openingsWhileInside(at now: Date) -> [Appointment] {
    guard rules.whileInside else { return [] }
    var openings: [Appointment] = []
    for presence in openVisitsWithTasks {
      guard let visit = visits[presence], let place = places[presence.place] else { continue }
      for entry in entries(at: place, of: visit.id.person) {
        let id = entry.todo.id
        guard let time = openingTime(of: entry, during: visit),
          !given.contains(id, during: visit.id), silences[visit.id]?[id] == nil
        else { continue }
        // Once due, the time reminder covers it.
        if let due = dueTime(of: entry),
          due <= max(now, time) || isCovered(due, by: time, of: entry)
        {
          continue
        }
        openings.append(
          Appointment(
            time: time, entry: entry, cause: .inside, occasion: .visit(visit.id),
            visit: visit.id))
      }
    }
    return openings
  }

  /// Returns true if a day task would open and be due in the same morning; the end of a snooze
  /// comes at its own time.
  private func isCovered(_ due: Date, by opening: Date, of entry: Entry) -> Bool {
    if case .at(opening)? = entry.todo.snooze?.end { return false }
    return entry.countdown.isInDays
      && due <= rules.holdEnd(at: opening, pause: nil, atNight: true) ?? opening
  }

  private func openingTime(of entry: Entry, during visit: Visit) -> Date? {
    var opens = entry.countdown.opens
    switch snoozeStanding(of: entry.todo) {
    case .none: break
    case .silent, .ended: return nil
    case .endsAt(let end): opens = max(opens ?? end, end)
    }
    guard let opens, opens > visit.id.began else { return nil }
    if entry.todo.triggers.contains(.enter) { return opens }
    guard entry.todo.triggers.contains(.dwell), let dwell = entry.todo.dwellSeconds,
      opens.timeIntervalSince(visit.id.began) >= dwell
    else { return nil }
    return opens
  }

  // MARK: Quiet hours

  /// Delivers what quiet hours or a pause held back, where it still makes sense (N6).
  private mutating func releaseHeld(
    after previous: Date?, at now: Date, into step: inout EngineStep
  ) {
    let released = held.filter { holdEnd(of: $0, at: now) == nil }
    guard !released.isEmpty else { return }
    held = held.filter { holdEnd(of: $0, at: now) != nil }
    for reminder in released {
      let end = rules.lastHoldEnd(notAfter: now, pause: pause, atNight: reminder.isForDaytime)
      let time = decisionTime(of: end ?? now, after: previous, now: now)
      let outcome: Decision.Outcome
      if let reason = reasonToDrop(reminder, at: time) {
        outcome = .drop(reminder.key, reason)
        given.remove(reminder.key)
        remindedHabits.remove(reminder.key)
      } else {
        let retold = retold(reminder, at: time)
        // Repetitions count from now on, as if it had been given now.
        remember(retold)
        outcome = .release(retold)
      }
      var place: Place.ID?
      if case .visit(let visit) = reminder.key.occasion { place = visit.place }
      step.decisions.append(
        Decision(
          time: time, todo: reminder.key.todo, place: place, cause: reminder.key.cause,
          outcome: outcome))
    }
  }

  /// Returns the same reminder at a later time.
  func retold(_ reminder: Reminder, at time: Date) -> Reminder {
    guard let entry = entries[reminder.key.todo] else { return reminder.postponed(to: time) }
    var place: Place?
    if case .visit(let visit) = reminder.key.occasion { place = places[visit.place] }
    return makeReminder(
      entry, cause: reminder.key.cause, occasion: reminder.key.occasion, place: place, time: time,
      distance: reminder.distanceMeters, accuracy: reminder.accuracyMeters,
      device: reminder.device)
  }

  func reasonToDrop(_ reminder: Reminder, at now: Date) -> SilenceReason? {
    if reminder.key.cause == .habit { return reasonToDropHabit(reminder, at: now) }
    guard let entry = entries[reminder.key.todo],
      entry.todo.countdownNumber == reminder.key.countdown
    else { return .noLongerOpen }
    let isPlaceReminder = if case .visit = reminder.key.occasion { true } else { false }
    if isPlaceReminder || reminder.key.cause != .before {
      guard entry.schedule.phase(of: entry.countdown, at: now) != .waiting else {
        return .noLongerOpen
      }
    } else if let due = entry.countdown.due, due <= now {
      return .noLongerOpen
    }
    if let snooze = activeSnooze(of: entry.todo, at: now) { return .snoozed(snooze) }
    guard case .visit(let visit) = reminder.key.occasion else { return nil }
    // What was kept for the morning may be due in it, and was told so.
    if reminder.isForDaytime, wasToldByTime(entry.todo, since: reminder.time) {
      return .alreadyReminded
    }
    let lasts = visits[visit.presence].map { $0.id == visit && $0.ended == nil } ?? false
    // A reminder at the exit does not need the user to be there.
    guard lasts || reminder.key.cause == .exit else { return .leftPlace }
    return silences[visit]?[entry.todo.id].map { .silenced($0) }
  }
}
