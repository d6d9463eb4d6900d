package import Foundation
package import Model
import Recurrence
package import Regions

/// Decisions caused by entering and leaving (N1, N2, N3, N5).
extension ReminderEngine {
  /// Decides about every task at the place of a transition.
  package mutating func handle(
    _ transition: Transition, from source: TransitionSource = .receiver
  ) -> EngineStep {
    var step = EngineStep()
    guard let place = places[transition.region] else { return step }
    let visit = updateVisit(for: transition, from: source, into: &step)
    if !source.isDoubtful {
      decide(transition, at: place, visit: visit, from: source, into: &step)
    }
    wake(for: place.id)
    return step
  }

  /// Decides about the tasks at a place once its exit, doubtful before, is confirmed (P12).
  package mutating func confirmExit(
    _ transition: Transition, from source: TransitionSource
  ) -> EngineStep {
    var step = EngineStep()
    let presence = Visit.Presence(person: source.person, place: transition.region)
    guard let place = places[transition.region], let visit = visits[presence], visit.ended != nil
    else { return step }
    decide(transition, at: place, visit: visit.id, from: source, into: &step)
    wake(for: place.id)
    return step
  }

  /// Records for each task that a transition concerns why the transition does not count.
  package func recordIgnored(
    _ transition: Transition, from source: TransitionSource, because reason: SilenceReason
  ) -> EngineStep {
    var step = EngineStep()
    guard let place = places[transition.region] else { return step }
    for entry in sortedEntries(at: place, of: source.person)
    where concerns(entry.todo, transition.kind) && isAsked(entry.todo, cause: transition.cause) {
      step.decisions.append(
        Decision(
          time: transition.time, todo: entry.todo.id, place: place.id, cause: transition.cause,
          outcome: .stayQuiet(reason), person: source.person))
    }
    return step
  }

  private mutating func decide(
    _ transition: Transition, at place: Place, visit: Visit.ID, from source: TransitionSource,
    into step: inout EngineStep
  ) {
    let found = source.foundAt ?? transition.time
    for entry in sortedEntries(at: place, of: source.person)
    where concerns(entry.todo, transition.kind) {
      decide(
        entry, at: place, visit: visit, cause: transition.cause, time: found,
        seconds: found.timeIntervalSince(transition.time),
        distance: transition.distanceMeters, accuracy: transition.accuracyMeters,
        from: source, into: &step)
    }
  }

  /// Returns false for a dwell of another length than the task asks for.
  private func concerns(_ todo: Todo, _ kind: Transition.Kind) -> Bool {
    if case .dwell(let seconds) = kind { todo.dwellSeconds == seconds } else { true }
  }

  /// Handles the first definite state of a place; decides about its tasks only if the user is
  /// inside and no visit goes on (N3).
  package mutating func handleFirstState(
    _ id: Place.ID, isInside: Bool, at time: Date, distanceMeters: Double, accuracyMeters: Double,
    from source: TransitionSource = .receiver
  ) -> EngineStep {
    var step = EngineStep()
    let isNew = isNew(id, to: source.person)
    let earlier = visits[Visit.Presence(person: source.person, place: id)]
    if !isInside {
      if var visit = earlier, visit.ended == nil {
        visit.end(at: time)
        record(visit, into: &step)
      }
      return step
    }
    if let earlier, earlier.isCurrent(at: time, coolDown: coolDown(of: source)) {
      if !earlier.isPresent { record(Visit(id: earlier.id), into: &step) }
      return step
    }
    let visit = Visit(id: Visit.ID(place: id, began: time, person: source.person))
    record(visit, into: &step)
    guard let place = places[id] else { return step }
    for entry in sortedEntries(at: place, of: source.person) {
      let id = entry.todo.id
      if isNew {
        silences[visit.id, default: [:]][id] = .created
        step.silences.append(Silence(todo: id, visit: visit.id, reason: .created))
      }
      if earlier != nil || !rules.whileInside {
        step.decisions.append(
          Decision(
            time: time, todo: id, place: place.id, cause: .inside,
            outcome: .stayQuiet(earlier == nil ? .whileInsideOff : .knownVisit),
            person: source.person))
        continue
      }
      // A countdown that had already ended when the engine started has just been brought up.
      if wasToldByTime(entry.todo, within: rules.coolDownSeconds, before: time) {
        step.decisions.append(
          Decision(
            time: time, todo: id, place: place.id, cause: .inside,
            outcome: .stayQuiet(.alreadyReminded), person: source.person))
        continue
      }
      decide(
        entry, at: place, visit: visit.id, cause: .inside, time: time, distance: distanceMeters,
        accuracy: accuracyMeters, from: source, into: &step)
    }
    wake(for: place.id)
    return step
  }

  /// Returns true for the first look at a person at a place that appeared meanwhile.
  private mutating func isNew(_ id: Place.ID, to person: Person.ID) -> Bool {
    guard newPlaces[id]?.remove(person) != nil else { return false }
    if newPlaces[id]?.isEmpty == true { newPlaces[id] = nil }
    return true
  }

  /// Returns how long after an exit coming back continues the visit, in seconds.
  private func coolDown(of source: TransitionSource) -> Double {
    max(rules.coolDownSeconds, source.coolDownSeconds)
  }

  /// True if a time reminder of the present countdown was given or held not long before an instant.
  private func wasToldByTime(_ todo: Todo, within seconds: Double, before time: Date) -> Bool {
    given.latest(of: todo) { $0.visit == nil }.map { abs(time.timeIntervalSince($0)) <= seconds }
      ?? false
  }

  /// True if a time reminder of the present countdown was given or held since an instant.
  func wasToldByTime(_ todo: Todo, since time: Date) -> Bool {
    given.latest(of: todo) { $0.visit == nil }.map { $0 >= time } ?? false
  }

  private mutating func record(_ visit: Visit, into step: inout EngineStep) {
    let presence = visit.id.presence
    if let earlier = visits[presence]?.id, earlier != visit.id {
      given.remove(earlier)
      silences[earlier] = nil
    }
    visits[presence] = visit
    if presence.person != .me { hasOthers = true }
    if visit.ended == nil {
      openVisits[presence.person, default: []].insert(presence.place)
      if placesWithTasks.contains(presence.place) { openVisitsWithTasks.insert(presence) }
    } else {
      openVisitsWithTasks.remove(presence)
      openVisits[presence.person]?.remove(presence.place)
      if openVisits[presence.person]?.isEmpty == true { openVisits[presence.person] = nil }
      confirmations[presence] = nil
    }
    step.visits.append(visit)
  }

  /// Records that a newer position shows a person elsewhere than at the place of an open visit
  /// (G11).
  mutating func recordAbsence(
    from presence: Visit.Presence, at time: Date, into step: inout EngineStep
  ) {
    guard var visit = visits[presence], visit.isPresent, time > visit.id.began else { return }
    visit.lastSeen = min(confirmations[presence] ?? visit.id.began, time)
    confirmations[presence] = nil
    record(visit, into: &step)
  }

  /// Records that a position shows a person at the place of an open visit again.
  mutating func recordReturn(to presence: Visit.Presence, into step: inout EngineStep) {
    guard let visit = visits[presence], visit.lastSeen != nil else { return }
    record(Visit(id: visit.id), into: &step)
  }

  /// Begins, continues or ends the visit that a transition belongs to.
  private mutating func updateVisit(
    for transition: Transition, from source: TransitionSource, into step: inout EngineStep
  ) -> Visit.ID {
    let time = transition.time
    let presence = Visit.Presence(person: source.person, place: transition.region)
    let current = visits[presence].flatMap {
      $0.isCurrent(at: time, coolDown: coolDown(of: source)) ? $0 : nil
    }
    var visit =
      current
      ?? Visit(id: Visit.ID(place: transition.region, began: time, person: source.person))
    switch transition.kind {
    case .enter: visit = Visit(id: visit.id)
    case .exit, .cross: visit.end(at: time)
    case .dwell: if current != nil { return visit.id }
    }
    record(visit, into: &step)
    return visit.id
  }

  private mutating func decide(
    _ entry: Entry, at place: Place, visit: Visit.ID, cause: Cause, time: Date,
    seconds: Double = 0, distance: Double, accuracy: Double, from source: TransitionSource,
    into step: inout EngineStep
  ) {
    let tooLate: SilenceReason? = seconds > Self.freshSeconds ? .tooLate(seconds: seconds) : nil
    let reason =
      reasonForSilence(entry, visit: visit, cause: cause, time: time) ?? tooLate
      ?? reasonIfClosed(place.id, cause: cause, time: time)
    if let reason {
      step.decisions.append(
        Decision(
          time: time, todo: entry.todo.id, place: place.id, cause: cause,
          outcome: .stayQuiet(reason), person: visit.person))
      return
    }
    let reminder = makeReminder(
      entry, cause: cause, occasion: .visit(visit), place: place, time: time,
      due: entry.countdown.due, moment: time.addingTimeInterval(-seconds), distance: distance,
      accuracy: accuracy, device: source.device)
    if source.isLate {
      wait(reminder, place: place.id, into: &step)
    } else {
      give(reminder, place: place.id, into: &step)
    }
  }

  private func reasonForSilence(
    _ entry: Entry, visit: Visit.ID, cause: Cause, time: Date
  ) -> SilenceReason? {
    let todo = entry.todo
    if let end = entry.schedule.restEnd(at: time) { return .resting(end) }
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
    case .due, .before, .start, .habit, .overdue: true
    }
  }
}

extension Transition {
  /// The cause of the reminders that it brings about.
  var cause: Cause {
    switch kind {
    case .enter: .enter
    case .exit: .exit
    case .cross: .cross
    case .dwell: .dwell
    }
  }
}
