import Foundation
import Model
import Recurrence

/// Quiet hours and pauses: what they hold back, and what becomes of it (N6, Z15).
extension ReminderEngine {
  /// Returns when a reminder is held back until; `nil` if it may be given (N6, R27, Z15).
  func holdEnd(of reminder: Reminder, at time: Date) -> Date? {
    let end = rules.holdEnd(
      at: time, pause: pause,
      atNight: reminder.isForDaytime && !endsSnooze(reminder),
      isQuiet: reminder.isHeld(by: rules, todo: entries[reminder.key.todo]?.todo))
    // A message after a gap waits for the end of quiet hours, but not for what begins before it.
    if let end, reminder.digest != nil, pause.map({ time >= $0.until }) ?? true,
      reminder.key.cause == .before, let due = reminder.due, due <= end
    {
      return nil
    }
    return end ?? openingEnd(of: reminder, at: time)
  }

  /// Returns true if a reminder comes during a visit because a snooze ended in it; the user chose
  /// the time.
  private func endsSnooze(_ reminder: Reminder) -> Bool {
    guard let entry = entries[reminder.key.todo], entry.todo.snooze?.hasChosenEnd == true,
      case .at(let end)? = entry.todo.snooze?.end,
      case .visit(let visit) = reminder.key.occasion, let opens = entry.countdown.opens
    else { return false }
    return end >= opens && end > visit.began && end <= reminder.time
  }

  /// Gives a reminder, or holds it back during quiet hours or a pause.
  mutating func give(_ reminder: Reminder, place: Place.ID?, into step: inout EngineStep) {
    remember(reminder)
    let outcome: Decision.Outcome
    if let end = holdEnd(of: reminder, at: max(reminder.time, clock ?? reminder.time)) {
      held.append(reminder)
      nextWake = nextWake.map { min($0, end) } ?? end
      outcome = .hold(reminder, until: end)
    } else {
      outcome = .remind(reminder)
    }
    step.decisions.append(
      Decision(
        time: reminder.time, todo: reminder.key.todo, place: place, cause: reminder.key.cause,
        outcome: outcome))
  }

  /// Delivers what quiet hours or a pause held back, where it still makes sense (N6).
  mutating func releaseHeld(after previous: Date, at now: Date, into step: inout EngineStep) {
    let released = held.filter { holdEnd(of: $0, at: now) == nil }
    guard !released.isEmpty else { return }
    held = held.filter { holdEnd(of: $0, at: now) != nil }
    for reminder in released {
      let end = rules.lastHoldEnd(notAfter: now, pause: pause, atNight: reminder.isForDaytime)
      let time = end.map { $0 > previous ? $0 : now } ?? now
      let outcome: Decision.Outcome
      if let reason = reasonToDrop(reminder, at: time) {
        outcome = .drop(reminder.key, reason)
        given.remove(reminder.key)
        remindedHabits.remove(reminder.key)
      } else {
        let later = postponed(reminder, at: time)
        // Repetitions count from now on, as if it had been given now.
        remember(later)
        outcome = .release(later)
      }
      step.decisions.append(
        Decision(
          time: time, todo: reminder.key.todo, place: reminder.key.occasion.visit?.place,
          cause: reminder.key.cause, outcome: outcome))
    }
  }

  /// Returns the same reminder at a later time.
  func postponed(_ reminder: Reminder, at time: Date) -> Reminder {
    guard let entry = entries[reminder.key.todo] ?? passed[reminder.key.todo] else {
      return reminder.told(at: time)
    }
    return makeReminder(
      entry, cause: reminder.key.cause, occasion: reminder.key.occasion,
      place: (reminder.key.occasion.visit?.place).flatMap { places[$0] }, time: time,
      due: reminder.key.occasion.visit == nil ? reminder.due : entry.countdown.due,
      moment: reminder.moment, distance: reminder.distanceMeters,
      accuracy: reminder.accuracyMeters, device: reminder.device
    ).part(of: reminder.digest)
  }

  /// True if a task waits, or rests out of season.
  private func isQuiet(_ entry: Entry, at now: Date) -> Bool {
    switch entry.schedule.phase(of: entry.countdown, at: now) {
    case .waiting, .resting: true
    case .open, .due, .finished: false
    }
  }

  /// Returns why a reminder that was held back no longer applies; `nil` if it does.
  func reasonToDrop(_ reminder: Reminder, at now: Date) -> SilenceReason? {
    if reminder.key.cause == .habit { return reasonToDropHabit(reminder, at: now) }
    guard let entry = entries[reminder.key.todo] ?? passed[reminder.key.todo],
      entry.todo.countdownNumber == reminder.key.countdown
    else { return .noLongerOpen }
    if let snooze = activeSnooze(of: entry.todo, at: now) { return .snoozed(snooze) }
    guard case .visit(let visit) = reminder.key.occasion else {
      if reminder.key.cause == .before {
        return reminder.due.map { $0 <= now } == true ? .noLongerOpen : nil
      }
      // The next time of an appointment is pending once it is over: it was missed then.
      return entry.ends == nil && isQuiet(entry, at: now) ? .noLongerOpen : nil
    }
    guard !isQuiet(entry, at: now) else { return .noLongerOpen }
    // What was kept for the morning may be due in it, and was told so.
    if reminder.isForDaytime, wasToldByTime(entry.todo, since: reminder.time) {
      return .alreadyReminded
    }
    let lasts = visits[visit.presence].map { $0.id == visit && $0.isPresent } ?? false
    // A reminder at the exit does not need the user to be there.
    guard lasts || reminder.key.cause == .exit else { return .leftPlace }
    return silences[visit]?[entry.todo.id].map { .silenced($0) }
      ?? reasonIfClosed(visit.place, cause: reminder.key.cause, time: now)
  }
}
