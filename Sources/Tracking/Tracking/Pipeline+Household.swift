import Foundation
import Geo
import Model
import Regions
import Reminding

/// Which of a person's devices counts (P3).
extension Pipeline {
  /// Finds what each person carries, after the start and after devices were changed.
  mutating func settleHousehold() {
    engine.personNames = household.isAlone ? [:] : household.persons
    guard !household.isAlone else { return }
    if track.trail == nil { track.trail = DeviceTrail() }
    for person in household.followed {
      let before = household.carried[person]
      guard household.findCarried(by: person, receiver: track) else { continue }
      household.unjoined.insert(person)
      if before != nil { household.unreconciled.insert(person) }
    }
    for phone in household.phones.all {
      if let last = phone.track.lastFix { engine.noteFix(at: last.time, of: phone.device.person) }
    }
  }

  /// Notes where a receiver is beside other devices; returns true if it is carried from now on.
  mutating func follow(_ fix: Fix, of device: Device.ID, into step: inout EngineStep) -> Bool {
    engine.noteFix(at: fix.time, of: household.receiverPerson)
    let isFirst = track.trail?.anchor == nil
    let hasMoved = track.trail?.follow(fix) ?? false
    return changeHands(
      of: household.receiverPerson, mayLead: hasMoved || isFirst, at: fix.time, into: &step)
  }

  /// Finds out whether a person carries another device now; returns true if they do.
  ///
  /// Their open visits to places that the new device is certainly not at end.
  mutating func changeHands(
    of person: Person.ID, mayLead: Bool, at time: Date, into step: inout EngineStep
  ) -> Bool {
    guard mayLead || household.carried[person] == nil else { return false }
    let before = household.carried[person]
    guard household.findCarried(by: person, receiver: track) else { return false }
    household.unjoined.insert(person)
    if before != nil { step += reconcile(person, at: time) }
    return true
  }

  /// Ends visits of persons for whom the user has named another device to count.
  mutating func reconcileAll(at time: Date) -> EngineStep {
    guard !household.unreconciled.isEmpty else { return EngineStep() }
    var step = EngineStep()
    for person in household.unreconciled.sorted() { step += reconcile(person, at: time) }
    household.unreconciled = []
    return step
  }

  /// Begins the visits of a person who turns out to carry a device that is inside places already,
  /// as soon as a fix is certainly there.
  ///
  /// Its enters did not count when they came, because another device was thought to be carried.
  mutating func join(
    placesOf device: Device.ID, at fix: Fix, from source: TransitionSource
  ) -> EngineStep {
    guard household.unjoined.contains(source.person), household.speaks(device) else {
      return EngineStep()
    }
    let monitor =
      device == .receiver ? track.monitor : household.phones[device]?.track.monitor
    guard let monitor else { return EngineStep() }
    let open = Set(engine.openPlaces(of: source.person))
    let missing = monitor.regionsInside.filter { !open.contains($0) && places[$0] != nil }
    let certain = missing.filter { monitor.verdict(on: fix, of: $0) == .inside }
    if certain.count == missing.count { household.unjoined.remove(source.person) }
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

  /// Ends the visits of a person to places that the device they carry is certainly not at.
  private mutating func reconcile(_ person: Person.ID, at time: Date) -> EngineStep {
    guard let device = household.carried[person] else { return EngineStep() }
    let monitor =
      device == .receiver ? track.monitor : household.phones[device]?.track.monitor
    guard let monitor else { return EngineStep() }
    var step = EngineStep()
    for place in engine.openPlaces(of: person) where monitor.definiteState(of: place) == .outside {
      step += engine.settle(
        place, isInside: false, at: time, distanceMeters: 0, accuracyMeters: 0,
        from: TransitionSource(person: person))
    }
    return step
  }

  /// Returns who came or went with a device; it is named where there are several.
  func source(of device: Device.ID, isLate: Bool = false) -> TransitionSource {
    TransitionSource(
      person: household.person(of: device),
      device: household.isAlone ? nil : household.name(of: device), isLate: isLate)
  }

  /// Shows the engine the changes of a fix.
  mutating func tell(
    _ observation: Observation, at fix: Fix, from source: TransitionSource,
    doubtful: Set<Place.ID> = []
  ) -> EngineStep {
    var step = EngineStep()
    for (id, state) in observation.settled {
      guard let place = places[id] else { continue }
      step += engine.settle(
        id, isInside: state == .inside, at: fix.time,
        distanceMeters: place.center.distanceMeters(to: fix.coordinate),
        accuracyMeters: fix.accuracyMeters, from: source)
    }
    for transition in observation.transitions {
      var source = source
      source.isDoubtful = transition.kind == .exit && doubtful.contains(transition.region)
      step += engine.handle(transition, from: source)
    }
    return step
  }

  /// Shows the engine the changes of a fix of a device that nobody carries.
  mutating func overlook(
    _ observation: Observation, of device: Device.ID, from source: TransitionSource
  ) -> EngineStep {
    guard !observation.transitions.isEmpty else { return EngineStep() }
    let carried = household.carried[source.person].map { household.name(of: $0) } ?? ""
    let reason = SilenceReason.otherDevice(household.name(of: device), carried: carried)
    return observation.transitions.reduce(into: EngineStep()) {
      $0 += engine.overlook($1, from: source, because: reason)
    }
  }
}
