import Foundation
import Geo
public import Model
import Regions
import Reminding

/// The way of a phone's positions through gate, monitor and engine (P2, P8 to P13).
extension Pipeline {
  /// Processes what one request of a phone brought; returns the events with what became of it.
  ///
  /// - Throws: `PipelineError`, or the store's error.
  public mutating func receive(
    _ batch: DeviceBatch
  ) throws -> (receipt: DeviceReceipt, events: [PipelineEvent]) {
    let (receipts, events) = try receive([batch])
    return (try receipts[0].get(), events)
  }

  /// Decides about everything that a request brought; what it causes waits to be committed, in one
  /// transaction.
  ///
  /// A phone's time never moves the clock: what is due is asked of the arrival.
  mutating func process(_ batch: DeviceBatch) throws(PipelineError) -> DeviceRound {
    guard household.phones[batch.device] != nil else { throw .unknownDevice }
    let clock = PhoneClock(
      arrival: batch.arrival, limits: settings.phones, isRetained: batch.isRetained)
    let ordered = clock.ordered(batch.reports, within: settings.accuracy)
    var round = DeviceRound()
    round.receipt.rollover = ordered.rollover
    round.receipt.repeated = ordered.repeated
    round.step += engine.advance(to: batch.arrival)
    for report in ordered.reports {
      if let refusal = clock.refusal(of: report) {
        round.refuse(refusal.rawValue)
        round.refusals.append(refused(report, of: batch, .phone(refusal)))
      } else {
        process(report, of: batch, clock: clock, into: &round)
      }
    }
    // Phones may be many, and nothing is heard of most of them for a while.
    household.phones[batch.device]?.track.monitor.rest()
    for _ in 0..<batch.undecryptable {
      round.refusals.append(
        PipelineEvent(
          refusedAt: batch.arrival, accuracyMeters: nil, reason: .phone(.undecryptable),
          device: household.name(of: batch.device),
          person: household.persons[household.person(of: batch.device)]))
    }
    let person = household.person(of: batch.device)
    if let newest = household.phones[batch.device]?.track.lastHeard {
      engine.noteFix(at: newest, of: person, lateAt: round.hasPast ? batch.arrival : nil)
    }
    round.step += engine.advance(to: batch.arrival)
    round.receipt.reminders = round.step.decisions.compactMap(\.reminder)
    guard
      !round.step.isEmpty || !round.transitions.isEmpty || round.isWorthStoring || positions.isFull
    else { return round }
    var tracks: [Device.ID: TrackRecord] = [:]
    if let phone = household.phones[batch.device] { tracks[batch.device] = phone.track.record }
    household.phones[batch.device]?.isUnstored = false
    append(
      at: batch.arrival, transitions: round.transitions, step: round.step, tracks: tracks,
      withReceiver: false)
    return round
  }

  private mutating func process(
    _ report: DeviceReport, of batch: DeviceBatch, clock: PhoneClock, into round: inout DeviceRound
  ) {
    let isPast = report.report.time.map { clock.isPast($0) } ?? false
    let (hints, accuracy) = (hints(of: report), settings.accuracy)
    let outcome = household.phones[batch.device]?.track.observe(
      report, hints: hints, isPresent: !isPast, within: accuracy)
    switch outcome {
    case nil: break
    case .late(let fix):
      round.receipt.late += 1
      if let fix { record(fix, of: batch.device) }
    case .repeated: round.receipt.repeated += 1
    case .refused(let refusal):
      round.refuse(refusal.countedAs)
      round.refusals.append(refused(report, of: batch, .gate(refusal)))
    case .alive(let fix, let result):
      // A sign of life from elsewhere says nothing about where the phone is (P11).
      let isKnown = household.phones[batch.device]?.track.lastFix?.coordinate == fix.coordinate
      note(fix, of: batch, isPast: isPast, isPlace: isKnown, into: &round)
      apply(
        result, at: fix, of: batch.device, isPast: isPast, isPlace: isKnown, into: &round)
      if isKnown {
        round.step += join(
          placesOf: batch.device, at: fix, from: source(of: batch.device, isLate: isPast))
      }
    case .accepted(let fix, let result):
      note(fix, of: batch, isPast: isPast, into: &round)
      let person = household.person(of: batch.device)
      let changed = changeHands(
        of: person, mayLead: result.mayLead, at: fix.time, into: &round.step)
      round.isWorthStoring = round.isWorthStoring || changed
      apply(result, at: fix, of: batch.device, isPast: isPast, into: &round)
      round.step += join(
        placesOf: batch.device, at: fix, from: source(of: batch.device, isLate: isPast))
      record(fix, of: batch.device)
    }
  }

  private mutating func note(
    _ fix: Fix, of batch: DeviceBatch, isPast: Bool, isPlace: Bool = true,
    into round: inout DeviceRound
  ) {
    round.receipt.accepted += 1
    if isPlace { round.receipt.lastAccepted = fix }
    round.hasPast = round.hasPast || isPast
    household.phones[batch.device]?.isUnstored = true
  }

  /// Shows the engine the changes of a fix, which only count if the person carries the device.
  private mutating func apply(
    _ result: Track.PhoneObservation, at fix: Fix, of device: Device.ID, isPast: Bool,
    isPlace: Bool = true, into round: inout DeviceRound
  ) {
    let observation = result.observation
    let person = household.person(of: device)
    var source = source(of: device, isLate: isPast)
    if result.isSparse {
      source.coolDownSeconds = household.phones[device]?.track.sparseCoolDown ?? 0
    }
    round.transitions += observation.transitions.map {
      DeviceTransition($0, device: device, person: person, isLate: isPast)
    }
    if household.speaks(device) {
      round.step += tell(observation, at: fix, from: source, doubtful: result.doubtful)
      for place in result.confirmedExits {
        round.step += confirmExit(from: place, at: fix, source: source)
      }
      if !isPast, isPlace { engine.observe(position: fix, of: person, isPresent: false) }
    } else {
      round.step += overlook(observation, of: device, from: source)
    }
    round.isWorthStoring =
      round.isWorthStoring || observation.changed || observation.isPending
      || !result.confirmedExits.isEmpty
  }

  private mutating func confirmExit(
    from id: Place.ID, at fix: Fix, source: TransitionSource
  ) -> EngineStep {
    guard let place = places[id] else { return EngineStep() }
    return engine.confirmExit(
      Transition(
        region: id, kind: .exit, time: fix.time,
        distanceMeters: place.center.distanceMeters(to: fix.coordinate),
        accuracyMeters: fix.accuracyMeters), from: source)
  }

  /// Returns what a phone noticed by itself, where the region that it watches is as wide as the
  /// place (P13); a phone's region has at least 100 m.
  private func hints(of report: DeviceReport) -> [Track.Hint] {
    // Hints are too rare for a table of the places by UUID.
    report.hints.compactMap { hint in
      guard let place = places.values.first(where: { $0.uuid == hint.place }),
        place.radiusMeters.rounded() >= 100
      else { return nil }
      return Track.Hint(region: place.id, state: hint.event == .enter ? .inside : .outside)
    }
  }

  /// Records a position of the device that the user carries, if tracks are on.
  private mutating func record(_ fix: Fix, of device: Device.ID) {
    guard settings.recordsPositions, household.person(of: device) == .me,
      household.speaks(device)
    else { return }
    positions.append(fix)
  }

  private func refused(
    _ report: DeviceReport, of batch: DeviceBatch, _ reason: PipelineEvent.Refusal
  ) -> PipelineEvent {
    PipelineEvent(
      refusedAt: report.report.time ?? batch.arrival,
      accuracyMeters: report.report.accuracyMeters(within: settings.accuracy), reason: reason,
      device: household.name(of: batch.device),
      person: household.persons[household.person(of: batch.device)])
  }
}
