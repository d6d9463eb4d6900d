package import Foundation
package import Model

/// Reminders out of positions that came late, as when a phone was without network (P10).
extension ReminderEngine {
  /// A burst is over when no late position came for this long, in seconds.
  package static let burstSeconds = 3.0
  /// A person whose newest position is older than this, in seconds, may be anywhere.
  static let freshSeconds = 1800.0

  /// Records the time of a person's position; a late one, with its arrival, prolongs the burst.
  package mutating func recordPositionTime(
    _ time: Date, of person: Person.ID, lateAt arrival: Date? = nil
  ) {
    { $0 = max($0, time) }(&newestFixes[person, default: time])
    guard let arrival, !waiting.isEmpty else { return }
    let end = arrival.addingTimeInterval(Self.burstSeconds)
    burstEnds[person] = end
    nextWake = nextWake.map { min($0, end) } ?? end
  }

  /// Holds a reminder back until the burst ends.
  mutating func wait(_ reminder: Reminder, place: Place.ID, into step: inout EngineStep) {
    remember(reminder)
    waiting.append(reminder)
    step.decisions.append(
      Decision(
        time: reminder.time, todo: reminder.key.todo, place: place, cause: reminder.key.cause,
        outcome: .wait(reminder)))
  }

  /// Gives or drops what waited for bursts that are over.
  ///
  /// Reminders that were waiting when the program ended wait again for the whole time.
  mutating func endBursts(at now: Date, into step: inout EngineStep) {
    guard !waiting.isEmpty else {
      if !burstEnds.isEmpty { burstEnds = [:] }
      return
    }
    var over: Set<Person.ID> = []
    for person in Set(waiting.compactMap(\.key.occasion.visit?.person)) {
      if let end = burstEnds[person], end <= now {
        over.insert(person)
      } else if burstEnds[person] == nil {
        burstEnds[person] = now.addingTimeInterval(Self.burstSeconds)
      }
    }
    guard !over.isEmpty else { return }
    for person in over { burstEnds[person] = nil }
    let told = waiting
    waiting = []
    for reminder in told {
      if let visit = reminder.key.occasion.visit, over.contains(visit.person) {
        end(reminder, of: visit, at: now, into: &step)
      } else {
        waiting.append(reminder)
      }
    }
  }

  private mutating func end(
    _ reminder: Reminder, of visit: Visit.ID, at now: Date, into step: inout EngineStep
  ) {
    let outcome: Decision.Outcome
    if let reason = silenceReason(reminder, of: visit, at: now) {
      given.remove(reminder.key)
      outcome = .drop(reminder.key, reason)
    } else if let end = holdEnd(of: reminder, at: now) {
      held.append(reminder)
      outcome = .hold(reminder, until: end)
    } else {
      outcome = .remind(postponed(reminder, at: now))
    }
    step.decisions.append(
      Decision(
        time: now, todo: reminder.key.todo, place: visit.place, cause: reminder.key.cause,
        outcome: outcome))
  }

  private func silenceReason(
    _ reminder: Reminder, of visit: Visit.ID, at now: Date
  ) -> SilenceReason? {
    let lasts = visits[visit.presence].map { $0.id == visit && $0.isPresent } ?? false
    let age = newestFixes[visit.person].map { now.timeIntervalSince($0) } ?? .infinity
    guard lasts, age <= Self.freshSeconds else {
      return .tooLate(seconds: max(0, now.timeIntervalSince(reminder.time)))
    }
    return reasonToDrop(reminder, at: now)
  }
}
