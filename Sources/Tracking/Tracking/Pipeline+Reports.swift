import Foundation
package import Geo
import Localization
package import Model
import Regions
import Reminding

/// Processing the reports of devices (G0 to G10, P2, P8 to P13).
extension Pipeline {
  /// Processes what one request of a phone brought, and commits it; returns the events with what
  /// became of it.
  ///
  /// - Throws: `PipelineError`, or the store's error.
  package mutating func receive(
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
  package mutating func enqueue(_ batch: DeviceBatch) throws(PipelineError) -> BatchResult {
    guard !hasBacklog else { throw .waitsForStore }
    guard trackedDevices.devices[batch.device] != nil else { throw .unknownDevice }
    let clock = PhoneClock(
      arrival: batch.arrival, limits: settings.phones, isRetained: batch.isRetained)
    let ordered = clock.ordered(batch.reports, within: settings.accuracy)
    var result = BatchResult()
    result.receipt.rollover = ordered.rollover
    result.receipt.repeated = ordered.repeated
    pass(to: batch.arrival, into: &result)
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
    trackedDevices.tracks[batch.device]?.monitor.releaseBuffers()
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
  package func isCommitted(_ result: BatchResult) -> Bool { commits.written >= result.commits }

  /// Processes one report; `now` is its arrival, or its own time if it is the clock.
  mutating func process(
    _ report: DeviceReport, of device: Device.ID, at now: Date, isPast: Bool,
    into result: inout BatchResult
  ) {
    let (hints, accuracy) = (hints(of: report), settings.accuracy)
    let leaveAfter = settings.phones.leaveAfterSeconds
    // By its index, so that the track is changed in its place: it is large.
    let outcome = trackedDevices.tracks.index(forKey: device).map { index in
      trackedDevices.tracks.values[index].observe(
        report, hints: hints, isLive: !isPast, within: accuracy, leaveAfter: leaveAfter)
    }
    switch consume outcome {
    case nil, .handled: break
    case .late(let fix):
      result.receipt.late += 1
      if let fix { record(fix, of: device, at: now) }
    case .repeated: result.receipt.repeated += 1
    case .refused(let refusal):
      result.refuse(
        refusal.countedAs, refused(report.report, of: device, at: now, refusal.phrase))
    case .accepted(let fix, let change):
      if Track.Source(device).setsClock {
        apply(change.departures, of: device, at: fix.time, to: &result)
        pass(to: fix.time, into: &result)
      } else {
        apply(change.departures, of: device, at: now, to: &result)
      }
      apply(change, at: fix, of: device, cameAt: now, isPast: isPast, to: &result)
    }
  }

  /// Applies an accepted fix: who leads (P3), what the engine decides, and what is recorded.
  private mutating func apply(
    _ change: Track.Change, at fix: Fix, of device: Device.ID, cameAt arrival: Date,
    isPast: Bool, to result: inout BatchResult
  ) {
    result.receipt.accepted += 1
    if change.isPosition { result.receipt.lastAccepted = fix }
    result.hasPast = result.hasPast || isPast
    result.newest = fix.time
    result.hasDepartures = change.hasDepartures
    var source = source(of: device, isLate: isPast)
    let leader = leader(
      of: source.person, hasMoved: change.hasMoved, at: fix.time, into: &result.step)
    if change.isSparse {
      source.coolDownSeconds = trackedDevices.tracks[device]?.movement.pauseSeconds ?? 0
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
        result.step += engine.observe(
          position: fix, of: source.person, isLive: Track.Source(device).setsClock, isLate: isPast)
      }
    } else {
      result.step += recordIgnored(update, of: device, from: source)
    }
    if !change.isSignOfLife { record(fix, of: device, at: arrival) }
    let isPending =
      update.isPending && (change.isSparse || !Track.Source(device).isContinuous)
    result.isWorthStoring =
      result.isWorthStoring || update.hasChanges || update.changesDepartures || isPending
      || leader.isNew || !change.confirmedExits.isEmpty
  }

  /// Decides what time alone causes up to `now`: stays end (P12), and what the engine waits for,
  /// after a gap as one message (Z10).
  mutating func pass(to now: Date, after gap: Gap? = nil, into result: inout BatchResult) {
    for device in trackedDevices.departing(until: now) {
      let leaveAfter = settings.phones.leaveAfterSeconds
      let departures = trackedDevices.tracks[device]?.depart(until: now, leaveAfter: leaveAfter)
      trackedDevices.findDeparture(of: device, leaveAfter: leaveAfter)
      if let departures { apply(departures, of: device, at: now, to: &result) }
    }
    result.step += engine.advance(to: now, after: gap)
  }

  /// Applies the exits of a device that time alone has made certain up to `now`.
  private mutating func apply(
    _ departures: Track.Departures, of device: Device.ID, at now: Date, to result: inout BatchResult
  ) {
    guard !departures.isEmpty else { return }
    result.touched.insert(device)
    result.isWorthStoring = true
    var source = source(of: device)
    let isLeading = trackedDevices.leaders[source.person] == device
    for transition in departures.update.transitions {
      result.transitions.append(
        DeviceTransition(transition, device: device, person: source.person, isLate: true))
      source.foundAt = found(transition.time, at: now)
      if isLeading { result.step += engine.handle(transition, from: source) }
    }
    guard isLeading else {
      result.step += recordIgnored(departures.update, of: device, from: source)
      return
    }
    for exit in departures.confirmed {
      guard let fix = exit.fix else { continue }
      source.foundAt = found(fix.time, at: now)
      result.step += confirmExit(from: exit.region, at: fix, source: source)
    }
  }

  /// Returns when an exit was found: when time had made it certain, unless nothing ran then.
  private func found(_ exit: Date, at now: Date) -> Date {
    let certain = exit.addingTimeInterval(settings.phones.leaveAfterSeconds)
    let wasAwake = now.timeIntervalSince(certain) <= ReminderEngine.waverSeconds
    return wasAwake || isRecording && clock.map { $0 <= certain } ?? false ? certain : now
  }

  /// Decides what time causes after the reports, and lets what they have caused wait to be
  /// committed, if it is anything.
  mutating func finish(_ result: inout BatchResult, of device: Device.ID, at now: Date) {
    if let newest = result.newest {
      engine.recordPositionTime(
        newest, of: trackedDevices.person(of: device), lateAt: result.hasPast ? now : nil)
      if result.hasPast {
        trackedDevices.tracks[device]?.burstEnd = now.addingTimeInterval(
          ReminderEngine.burstSeconds)
      }
      if result.hasDepartures || !trackedDevices.departures.isEmpty {
        trackedDevices.findDeparture(of: device, leaveAfter: settings.phones.leaveAfterSeconds)
      }
    }
    pass(to: now, into: &result)
    finish(&result, with: device, at: now)
  }

  /// Lets what reports or time have caused wait to be committed, if it is anything, with the tracks
  /// of the devices that it is of.
  mutating func finish(_ result: inout BatchResult, with device: Device.ID? = nil, at now: Date) {
    guard
      !result.step.isEmpty || !result.transitions.isEmpty || result.isWorthStoring
        || positions.isDue(at: now)
    else { return }
    var tracks: [Device.ID: TrackRecord] = [:]
    for device in result.touched.union([device].compactMap(\.self)) {
      if let track = trackedDevices.tracks[device] { tracks[device] = track.record }
      trackedDevices.tracks[device]?.isUnstored = false
    }
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

  /// Records a position that came from the device that the user carries, if tracks are on.
  private mutating func record(_ fix: Fix, of device: Device.ID, at arrival: Date) {
    guard settings.recordsPositions, trackedDevices.isMine(device) else { return }
    positions.append(fix, at: arrival)
  }

  /// Returns the events of a position that is left out of a recording because of its time.
  package func leftOut(_ report: FixReport, for fault: RecordedTimeFault) -> [PipelineEvent] {
    let reason: PositionPhrase = fault == .future ? .laterThanNow : .laterThanNext
    return [refused(report, of: .receiver, at: report.time ?? .distantPast, reason)]
  }

  private func refused(
    _ report: FixReport, of device: Device.ID, at now: Date, _ reason: PositionPhrase
  ) -> PipelineEvent {
    let source = source(of: device)
    return PipelineEvent(
      refusedAt: report.time ?? now,
      accuracyMeters: report.mode >= 2 ? report.accuracyMeters(within: settings.accuracy) : nil,
      reason: reason, device: source.device,
      person: trackedDevices.hasPhones ? trackedDevices.persons[source.person] : nil)
  }
}

/// The consequences of the reports of one request, until they are committed.
package struct BatchResult: Sendable {
  /// The result of the reports.
  package internal(set) var receipt = DeviceReceipt()
  /// The events of reports that were refused.
  package internal(set) var refusals: [PipelineEvent] = []
  var step = EngineStep()
  var transitions: [DeviceTransition] = []
  /// Other devices whose tracks must be stored.
  var touched: Set<Device.ID> = []
  /// True if where the track stands must be stored, even if nothing else happened.
  var isWorthStoring = false
  /// The time of the newest accepted fix.
  var newest: Date?
  /// The number of commits that must be written before it is committed.
  var commits = 0
  /// True if an exit of the device waits for time (P12).
  var hasDepartures = false
  /// True if a report came late (P10).
  var hasPast = false

  /// Counts a report that was refused.
  mutating func refuse(_ reason: String, _ event: PipelineEvent) {
    receipt.refused[reason, default: 0] += 1
    refusals.append(event)
  }
}

extension FixRefusal {
  /// The name under which a phone's report is counted.
  var countedAs: String {
    switch self {
    case .noFix: "no_position"
    case .invalidPosition, .nullIsland, .negativeAccuracy: "invalid"
    case .noTime: "no_time"
    case .notNewer: "late"
    case .inaccurate: "inaccurate"
    case .jump: "jump"
    }
  }
}
