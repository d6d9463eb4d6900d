public import Foundation
import Recurrence
public import Regions

/// Decisions caused by entering and leaving (N1, N2, N3, N5).
extension ReminderEngine {
  /// Decides about every task at the place of a transition.
  public mutating func handle(_ transition: Transition) -> EngineStep {
    var step = EngineStep()
    guard let place = places[transition.region] else { return step }
    let visit = updateVisit(for: transition, into: &step)
    let cause: Cause
    switch transition.kind {
    case .enter: cause = .enter
    case .exit: cause = .exit
    case .cross: cause = .cross
    case .dwell: cause = .dwell
    }
    for entry in sortedEntries(at: place) {
      if case .dwell(let seconds) = transition.kind, entry.todo.dwellSeconds != seconds { continue }
      decide(
        entry, at: place, visit: visit, cause: cause, time: transition.time,
        distance: transition.distanceMeters, accuracy: transition.accuracyMeters, into: &step)
    }
    nextWake = .distantPast
    return step
  }

  /// Processes the first definite state of a place: silent, unless the user is inside and no visit
  /// was known (N3).
  public mutating func settle(
    _ id: Place.ID, isInside: Bool, at time: Date, distanceMeters: Double, accuracyMeters: Double
  ) -> EngineStep {
    var step = EngineStep()
    let isNew = newPlaces.remove(id) != nil
    let earlier = visits[id]
    if !isInside {
      if var visit = earlier, visit.ended == nil {
        visit.ended = time
        record(visit, into: &step)
      }
      return step
    }
    if let earlier, earlier.isCurrent(at: time, coolDown: rules.coolDownSeconds) {
      if earlier.ended != nil { record(Visit(id: earlier.id), into: &step) }
      return step
    }
    let visit = Visit(id: Visit.ID(place: id, began: time))
    record(visit, into: &step)
    guard let place = places[id] else { return step }
    for entry in sortedEntries(at: place) {
      let id = entry.todo.id
      if isNew {
        silences[visit.id, default: [:]][id] = .created
        step.silences.append(Silence(todo: id, visit: visit.id, reason: .created))
      }
      if earlier != nil || !rules.whileInside {
        step.decisions.append(
          Decision(
            time: time, todo: id, place: place.id, cause: .inside,
            outcome: .stayQuiet(earlier == nil ? .whileInsideOff : .knownVisit)))
        continue
      }
      // A countdown that had already ended when the engine started has just been brought up.
      if wasToldByTime(entry.todo, within: rules.coolDownSeconds, before: time) {
        step.decisions.append(
          Decision(
            time: time, todo: id, place: place.id, cause: .inside,
            outcome: .stayQuiet(.alreadyReminded)))
        continue
      }
      decide(
        entry, at: place, visit: visit.id, cause: .inside, time: time, distance: distanceMeters,
        accuracy: accuracyMeters, into: &step)
    }
    nextWake = .distantPast
    return step
  }

  /// True if a time reminder of the present countdown was given or held not long before an instant.
  private func wasToldByTime(_ todo: Todo, within seconds: Double, before time: Date) -> Bool {
    given.latest(of: todo) { $0.visit == nil }.map { abs(time.timeIntervalSince($0)) <= seconds }
      ?? false
  }

  private mutating func record(_ visit: Visit, into step: inout EngineStep) {
    if let earlier = visits[visit.id.place]?.id, earlier != visit.id {
      given.remove(earlier)
      silences[earlier] = nil
    }
    visits[visit.id.place] = visit
    if visit.ended == nil {
      openVisits.insert(visit.id.place)
    } else {
      openVisits.remove(visit.id.place)
      confirmations[visit.id.place] = nil
    }
    step.visits.append(visit)
  }

  /// Begins, continues or ends the visit that a transition belongs to.
  private mutating func updateVisit(for transition: Transition, into step: inout EngineStep)
    -> Visit.ID
  {
    let time = transition.time
    let current = visits[transition.region].flatMap {
      $0.isCurrent(at: time, coolDown: rules.coolDownSeconds) ? $0 : nil
    }
    var visit = current ?? Visit(id: Visit.ID(place: transition.region, began: time))
    switch transition.kind {
    case .enter: visit.ended = nil
    case .exit, .cross: visit.ended = time
    case .dwell: if current != nil { return visit.id }
    }
    record(visit, into: &step)
    return visit.id
  }

  private mutating func decide(
    _ entry: Entry, at place: Place, visit: Visit.ID, cause: Cause, time: Date, distance: Double,
    accuracy: Double, into step: inout EngineStep
  ) {
    if let reason = reasonForSilence(entry, visit: visit, cause: cause, time: time) {
      step.decisions.append(
        Decision(
          time: time, todo: entry.todo.id, place: place.id, cause: cause,
          outcome: .stayQuiet(reason)))
      return
    }
    let reminder = makeReminder(
      entry, cause: cause, occasion: .visit(visit), place: place, time: time, distance: distance,
      accuracy: accuracy)
    give(reminder, place: place.id, into: &step)
  }

  private func reasonForSilence(
    _ entry: Entry, visit: Visit.ID, cause: Cause, time: Date
  ) -> SilenceReason? {
    let todo = entry.todo
    if entry.schedule.phase(of: entry.countdown, at: time) == .waiting,
      let opens = entry.countdown.opens
    {
      return .opensLater(opens)
    }
    if cause == .exit, case .leaving? = todo.snooze?.end, let snooze = todo.snooze,
      visit.began <= snooze.since
    {
      // "Until leaving" was asked for during this visit: now is the time.
      let key = ReminderKey(
        todo: todo.id, countdown: todo.countdownNumber, cause: .exit, occasion: .visit(visit))
      return given[key] == nil ? nil : .alreadyReminded
    }
    guard isAsked(todo, cause: cause) else { return .notAsked }
    if let snooze = activeSnooze(of: todo, at: time) { return .snoozed(snooze) }
    if let reason = silences[visit]?[todo.id] { return .silenced(reason) }
    if given.contains(todo.id, during: visit) { return .alreadyReminded }
    return nil
  }

  private func isAsked(_ todo: Todo, cause: Cause) -> Bool {
    switch cause {
    case .enter, .inside: todo.triggers.contains(.enter)
    case .exit: todo.triggers.contains(.exit)
    case .dwell: todo.triggers.contains(.dwell)
    case .cross: todo.triggers.contains(.cross)
    case .due, .before, .start, .habit: true
    }
  }
}
