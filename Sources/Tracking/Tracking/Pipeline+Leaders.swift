import Foundation
import Geo
import Model
import Regions
import Reminding

/// Which of a person's devices leads (P3), and the visits of persons (P4).
extension Pipeline {
  /// Finds the leader of each person, after the start and after devices were edited.
  mutating func settleHousehold() {
    engine.personNames = trackedDevices.hasPhones ? trackedDevices.persons : [:]
    trackedDevices.findDepartures(leaveAfter: settings.phones.leaveAfterSeconds)
    for person in trackedDevices.followed {
      let before = trackedDevices.leaders[person]
      guard trackedDevices.findLeader(of: person) else { continue }
      trackedDevices.unjoined.insert(person)
      if before != nil { trackedDevices.unreconciled.insert(person) }
    }
    for (device, track) in trackedDevices.tracks {
      if let last = track.lastFix {
        engine.recordPositionTime(last.time, of: trackedDevices.person(of: device))
      }
    }
  }

  /// Returns the device that leads for a person now, and true if that must be stored: it is another
  /// one, and not the only device.
  ///
  /// The person's open visits to places that the new leader is certainly not at end.
  mutating func leader(
    of person: Person.ID, hasMoved: Bool, at time: Date, into step: inout EngineStep
  ) -> (id: Device.ID?, isNew: Bool) {
    let before = trackedDevices.leaders[person]
    // A receiver alone leads from its first fix on.
    guard before == nil || hasMoved && trackedDevices.hasPhones,
      trackedDevices.findLeader(of: person)
    else { return (before, false) }
    trackedDevices.unjoined.insert(person)
    if before != nil { step += reconcile(person, at: time) }
    return (trackedDevices.leaders[person], trackedDevices.hasPhones)
  }

  /// Ends visits of persons for whom the user has named another leader.
  mutating func reconcileAll(at time: Date) -> EngineStep {
    guard !trackedDevices.unreconciled.isEmpty else { return EngineStep() }
    var step = EngineStep()
    for person in trackedDevices.unreconciled.sorted() { step += reconcile(person, at: time) }
    trackedDevices.unreconciled = []
    return step
  }

  /// Begins the visits of a person whose new leader is inside places already, as soon as a fix is
  /// certainly there.
  ///
  /// Its enters did not count when they came, because another device was leading.
  mutating func beginVisits(
    at fix: Fix, of device: Device.ID, from source: TransitionSource
  ) -> EngineStep {
    guard trackedDevices.unjoined.contains(source.person),
      let monitor = trackedDevices.tracks[device]?.monitor
    else { return EngineStep() }
    let open = Set(engine.openPlaces(of: source.person))
    let missing = monitor.regionsInside.filter { !open.contains($0) && places[$0] != nil }
    let certain = missing.filter { monitor.verdict(on: fix, of: $0) == .inside }
    if certain.count == missing.count { trackedDevices.unjoined.remove(source.person) }
    var step = EngineStep()
    for id in certain {
      guard let place = places[id] else { continue }
      step += engine.handle(
        Transition(
          region: id, kind: .enter, time: fix.time,
          distanceMeters: place.center.distanceMeters(to: fix.coordinate),
          accuracyMeters: fix.accuracyMeters), from: source)
    }
    return step
  }

  /// Ends the visits of a person to places that their leader is certainly not at.
  private mutating func reconcile(_ person: Person.ID, at time: Date) -> EngineStep {
    guard let leader = trackedDevices.leaders[person],
      let monitor = trackedDevices.tracks[leader]?.monitor
    else { return EngineStep() }
    var step = EngineStep()
    for place in engine.openPlaces(of: person) where monitor.definiteState(of: place) == .outside {
      step += engine.handleFirstState(
        place, isInside: false, at: time, distanceMeters: 0, accuracyMeters: 0,
        from: TransitionSource(person: person))
    }
    return step
  }

  /// Returns who came or went with a device; it is named where there are several.
  func source(of device: Device.ID, isLate: Bool = false) -> TransitionSource {
    TransitionSource(
      person: trackedDevices.person(of: device),
      device: trackedDevices.hasPhones ? trackedDevices.name(of: device) : nil, isLate: isLate)
  }

  /// Applies the changes of a leader's fix to the engine.
  mutating func apply(
    _ update: RegionUpdate, at fix: Fix, from source: TransitionSource,
    doubtful: Set<Place.ID>
  ) -> EngineStep {
    var step = EngineStep()
    for (id, state) in update.firstStates {
      guard let place = places[id] else { continue }
      step += engine.handleFirstState(
        id, isInside: state == .inside, at: fix.time,
        distanceMeters: place.center.distanceMeters(to: fix.coordinate),
        accuracyMeters: fix.accuracyMeters, from: source)
    }
    for transition in update.transitions {
      var source = source
      source.isDoubtful = transition.kind == .exit && doubtful.contains(transition.region)
      step += engine.handle(transition, from: source)
    }
    return step
  }

  /// Records why the changes of a fix do not count: another device leads.
  func recordIgnored(
    _ update: RegionUpdate, of device: Device.ID, from source: TransitionSource
  ) -> EngineStep {
    guard !update.transitions.isEmpty else { return EngineStep() }
    let leader = trackedDevices.leaders[source.person].map { trackedDevices.name(of: $0) } ?? ""
    let reason = SilenceReason.otherDevice(trackedDevices.name(of: device), carried: leader)
    return update.transitions.reduce(into: EngineStep()) {
      $0 += engine.recordIgnored($1, from: source, because: reason)
    }
  }
}
