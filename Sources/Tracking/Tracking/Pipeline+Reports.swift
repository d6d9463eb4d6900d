import Foundation
import Geo
import Localization
public import Model
import Regions
import Reminding

/// Processing the reports of devices (G0 to G10, P2, P8 to P13).
extension Pipeline {
  /// Processes what one request of a phone brought, and commits it; returns the events with what
  /// became of it.
  ///
  /// - Throws: `PipelineError`, or the store's error.
  public mutating func receive(
    _ batch: DeviceBatch
  ) throws -> (receipt: DeviceReceipt, events: [PipelineEvent]) {
    let result = try enqueue(batch)
    let events = try commit()
    guard isCommitted(result) else { throw PipelineError.waitsForStore }
    return (result.receipt, result.refusals + events)
  }

  /// Processes everything that a request brought; what it causes waits for `commit()`, in one
  /// transaction with what others have caused.
  ///
  /// A phone's time never moves the clock: what is due is decided at the arrival. Nothing is done
  /// after a commit has failed, and what is not on the disk is not received: the phone sends it
  /// again.
  ///
  /// - Throws: `waitsForStore`, or `unknownDevice`.
  public mutating func enqueue(_ batch: DeviceBatch) throws(PipelineError) -> BatchResult {
    guard !hasBacklog else { throw .waitsForStore }
    guard household.devices[batch.device] != nil else { throw .unknownDevice }
    let clock = PhoneClock(
      arrival: batch.arrival, limits: settings.phones, isRetained: batch.isRetained)
    let ordered = clock.ordered(batch.reports, within: settings.accuracy)
    var result = BatchResult()
    result.receipt.rollover = ordered.rollover
    result.receipt.repeated = ordered.repeated
    result.step += engine.advance(to: batch.arrival)
    for report in ordered.reports {
      if let refusal = clock.refusal(of: report) {
        result.refuse(
          refusal.rawValue,
          refused(report.report, of: batch.device, at: batch.arrival, .phone(refusal)))
      } else {
        let isPast = report.report.time.map { clock.isPast($0) } ?? false
        process(report, of: batch.device, at: batch.arrival, isPast: isPast, into: &result)
      }
    }
    // Phones may be many, and most of them report nothing for a while.
    household.tracks[batch.device]?.monitor.releaseBuffers()
    for _ in 0..<batch.undecryptable {
      result.refusals.append(
        refused(FixReport(), of: batch.device, at: batch.arrival, .phone(.undecryptable)))
    }
    finish(&result, of: batch.device, at: batch.arrival)
    result.receipt.reminders = result.step.decisions.compactMap(\.reminder)
    result.commits = commits.added
    return result
  }

  /// Returns true if everything is committed that the reports of a request have caused.
  public func isCommitted(_ result: BatchResult) -> Bool { commits.written >= result.commits }

  /// Processes one report; `now` is its arrival, or its own time if it is the clock.
  mutating func process(
    _ report: DeviceReport, of device: Device.ID, at now: Date, isPast: Bool,
    into result: inout BatchResult
  ) {
    let (hints, accuracy) = (hints(of: report), settings.accuracy)
    // By its index, so that the track is changed in its place: it is large.
    let outcome = household.tracks.index(forKey: device).map { index in
      household.tracks.values[index].observe(
        report, hints: hints, isLive: !isPast, within: accuracy)
    }
    switch consume outcome {
    case nil, .handled: break
    case .late(let fix):
      result.receipt.late += 1
      if let fix { record(fix, of: device) }
    case .repeated: result.receipt.repeated += 1
    case .refused(let refusal):
      result.refuse(
        refusal.countedAs, refused(report.report, of: device, at: now, refusal.phrase))
    case .accepted(let fix, let change):
      if Track.Source(device).setsClock { result.step += engine.advance(to: fix.time) }
      apply(change, at: fix, of: device, isPast: isPast, to: &result)
    }
  }

  /// Applies an accepted fix: who leads (P3), what the engine decides, and what is recorded.
  private mutating func apply(
    _ change: Track.Change, at fix: Fix, of device: Device.ID, isPast: Bool,
    to result: inout BatchResult
  ) {
    result.receipt.accepted += 1
    if change.isPosition { result.receipt.lastAccepted = fix }
    result.hasPast = result.hasPast || isPast
    result.newest = fix.time
    var source = source(of: device, isLate: isPast)
    let leader = leader(
      of: source.person, hasMoved: change.hasMoved, at: fix.time, into: &result.step)
    if change.isSparse {
      source.coolDownSeconds = household.tracks[device]?.sparseCoolDown ?? 0
    }
    let update = change.update
    for transition in update.transitions {
      result.transitions.append(
        DeviceTransition(transition, device: device, person: source.person, isLate: isPast))
    }
    if leader.id == device {
      result.step += apply(update, at: fix, from: source, doubtful: change.doubtful)
      for place in change.confirmedExits {
        result.step += confirmExit(from: place, at: fix, source: source)
      }
      if change.isPosition {
        result.step += beginVisits(at: fix, of: device, from: source)
        if !isPast {
          engine.observe(
            position: fix, of: source.person, isLive: Track.Source(device).setsClock)
        }
      }
    } else {
      result.step += recordIgnored(update, of: device, from: source)
    }
    if !change.isSignOfLife { record(fix, of: device) }
    let isPending =
      update.isPending && (change.isSparse || !Track.Source(device).isContinuous)
    result.isWorthStoring =
      result.isWorthStoring || update.hasChanges || isPending || leader.isNew
      || !change.confirmedExits.isEmpty
  }

  /// Decides what time causes after the reports, and lets what they have caused wait to be
  /// committed, if it is anything.
  mutating func finish(_ result: inout BatchResult, of device: Device.ID, at now: Date) {
    if let newest = result.newest {
      engine.recordPositionTime(
        newest, of: household.person(of: device), lateAt: result.hasPast ? now : nil)
    }
    result.step += engine.advance(to: now)
    guard
      !result.step.isEmpty || !result.transitions.isEmpty || result.isWorthStoring
        || positions.isFull
    else { return }
    var tracks: [Device.ID: TrackRecord] = [:]
    if let track = household.tracks[device] { tracks[device] = track.record }
    household.tracks[device]?.isUnstored = false
    append(at: now, transitions: result.transitions, step: result.step, tracks: tracks)
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
    guard settings.recordsPositions, household.isMine(device) else { return }
    positions.append(fix)
  }

  private func refused(
    _ report: FixReport, of device: Device.ID, at now: Date, _ reason: PositionPhrase
  ) -> PipelineEvent {
    let source = source(of: device)
    return PipelineEvent(
      refusedAt: report.time ?? now,
      accuracyMeters: report.mode >= 2 ? report.accuracyMeters(within: settings.accuracy) : nil,
      reason: reason, device: source.device,
      person: household.hasPhones ? household.persons[source.person] : nil)
  }
}
