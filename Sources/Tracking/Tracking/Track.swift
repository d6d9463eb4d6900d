import Foundation
import Geo
import Model
import Regions

/// The track of one device: which reports are accepted, and the state of every region.
struct Track: Sendable {
  /// The kinds of sources, as far as rules differ.
  enum Source: Sendable {
    /// gpsd, or a recording: its fixes are the clock, and each report is a new measurement.
    case receiver
    /// An app, whose messages may be late, repeated, or signs of life (P8 to P11).
    case phone

    /// Finds the kind of a device.
    init(_ device: Device.ID) { self = device == .receiver ? .receiver : .phone }

    /// True if what is due is decided at its fixes; false if at their arrival.
    var setsClock: Bool { self == .receiver }

    /// True if it reports each second, unless its fixes are sparse: after a restart the next fixes
    /// build up a pending change again, so that it need not be stored.
    var isContinuous: Bool { self == .receiver }
  }

  /// The largest difference between the clocks of a receiver and a computer that needs no
  /// explanation, late sentences included: 60 s.
  private static let doubtSeconds = 60.0

  let source: Source
  var gate: FixGate
  var monitor: RegionMonitor
  /// Where it went, and the pauses between its fixes (P3, P12).
  var movement: MovementHistory
  /// True if it has accepted a fix since it was last stored.
  var isUnstored = false
  /// Reports of a receiver up to this time were handled by an earlier session.
  private(set) var handled: Date?
  /// The number of reports that were skipped because an earlier session had handled them.
  var repeatedFixes = 0
  /// The number of accepted fixes.
  var acceptedFixes = 0
  /// The position of a phone's last report, accepted or not.
  var lastPosition: Coordinate?
  /// When the burst of late positions ends unless more come; none before the first (P10).
  var burstEnd = Date.distantPast

  /// Continues a stored track, or begins a new one, with the regions of a monitor that has seen no
  /// fix; their memory is shared.
  init(_ source: Source, _ record: TrackRecord?, map: RegionMonitor, openVisits: [Place.ID]) {
    self.source = source
    gate = record?.gate ?? FixGate()
    if source == .receiver { handled = gate.newest }
    movement = record?.movement ?? MovementHistory()
    lastPosition = gate.last?.coordinate
    monitor = map
    if let record { monitor.restore(record.monitor) }
    // An open visit ends when the first state of its place is "outside".
    for place in openVisits { monitor.reportFirstState(of: place) }
  }

  /// The last accepted fix.
  var lastFix: Fix? { gate.last }

  /// The state that a later session continues from.
  var record: TrackRecord {
    TrackRecord(gate: gate, monitor: monitor.snapshot, movement: movement)
  }

  /// Begins a new track if this one is ahead of the computer's clock and of a report.
  ///
  /// A single fix dated tomorrow would otherwise block all of today's. A receiver that is right
  /// while the computer is behind never goes back in time, and is left alone.
  mutating func restart(at report: FixReport, ifAheadOf now: Date) {
    guard let newest = gate.newest, let time = report.time,
      newest.timeIntervalSince(now) > Self.doubtSeconds,
      newest.timeIntervalSince(time) > Self.doubtSeconds
    else { return }
    gate = FixGate()
    monitor.resetTime()
    handled = nil
  }
}

/// The meaning of a report for the track of its device (G0 to G10, P9 to P13).
extension Track {
  /// The consequence of a report.
  enum Outcome {
    /// An earlier session has handled it.
    case handled
    /// Older than the last; the fix is of use for a recorded track alone.
    case late(Fix?)
    /// Of the same time as the last.
    case repeated
    /// The gate has rejected it.
    case refused(FixRefusal)
    /// The track goes on.
    case accepted(Fix, Change)
  }

  /// The changes that an accepted fix caused.
  struct Change {
    var update = RegionUpdate()
    /// True for a sign of life, which is no evidence for a change (P11).
    var isSignOfLife = false
    /// False for a sign of life from elsewhere, which does not say where the device is.
    var isPosition = true
    /// True if the last fix is a minute old or more (P12).
    var isSparse = false
    /// True if the device has moved, or this is its first report (P3).
    var hasMoved = false
    /// The exits that time had made certain before it.
    var departures = Departures()
    /// True if an exit waits for time (P12).
    var hasDepartures = false
    /// The places that it has left by two fixes alone, whose exit still waits.
    var doubtful: Set<Region.ID> = []
    /// Exits that had waited, and are certain now.
    var confirmedExits: [Region.ID] = []
  }

  /// The exits that time alone has made certain (P12).
  struct Departures {
    /// Stays that one fix has ended.
    var update = RegionUpdate()
    /// Exits of two fixes that had waited, as they came about.
    var confirmed: [DoubtfulExit] = []

    /// True if there is none.
    var isEmpty: Bool { update.transitions.isEmpty && confirmed.isEmpty }
  }

  /// The coming or going that a phone itself has noticed at a place.
  struct Hint {
    let region: Region.ID
    let state: RegionState
  }

  /// Added to the time of a hint that comes with the time of a position before it: 1 ms.
  private static let hintSeconds = 0.001

  /// Processes a report; `isLive` is false for one that came late (P10).
  ///
  /// One sparse fix ends a stay after `leaveAfter` seconds (P12).
  mutating func observe(
    _ report: DeviceReport, hints: [Hint] = [], isLive: Bool = true,
    within limits: AccuracyLimits, leaveAfter: Double
  ) -> Outcome {
    var raw = report.report
    if let handled, let time = raw.time, time <= handled {
      repeatedFixes += 1
      return .handled
    }
    var position: Coordinate?
    if source == .phone {
      guard !raw.hasNegativeAccuracy else { return .refused(.negativeAccuracy) }
      position = coordinate(of: raw)
      if position != nil, let time = raw.time, let newest = gate.newest, time <= newest {
        guard time == newest else { return .late(fix(of: raw, at: position, within: limits)) }
        guard !hints.isEmpty else { return .repeated }
        raw.time = time.addingTimeInterval(Self.hintSeconds)
      }
      if let position, let time = raw.time, isSignOfLife(report, at: position) {
        gate.recordTime(time)
        guard let fix = fix(of: raw, at: position, within: limits) else { return .repeated }
        accept()
        return .accepted(fix, stay(at: fix, hints: hints))
      }
    }
    let last = gate.last
    defer { if let position { lastPosition = position } }
    switch gate.admit(raw, within: limits) {
    case .refused(let refusal): return .refused(refusal)
    case .accepted(let fix, let startsTrack):
      accept()
      let departures = depart(until: fix.time, leaveAfter: leaveAfter)
      var change = advance(
        to: fix, after: last, startsTrack: startsTrack, hints: hints, isLive: isLive)
      change.departures = departures
      change.hasDepartures = hasDepartures
      return .accepted(fix, change)
    }
  }

  /// True if an exit waits for time to make it certain.
  private var hasDepartures: Bool {
    monitor.firstDepartureTime != nil || !movement.doubtfulExits.isEmpty
  }

  /// Returns when time alone makes an exit certain, or a little before; `nil` while none waits for
  /// it (P12).
  ///
  /// While late positions come, the next one may say otherwise.
  func nextDeparture(leaveAfter: Double) -> Date? {
    let doubtful = movement.doubtfulExits.compactMap(\.fix?.time)
    guard let first = (doubtful + [monitor.firstDepartureTime].compactMap(\.self)).min() else {
      return nil
    }
    return max(first.addingTimeInterval(leaveAfter), burstEnd)
  }

  /// Returns the exits that time has made certain up to an instant, to the millisecond.
  mutating func depart(until time: Date, leaveAfter: Double) -> Departures {
    var departures = Departures()
    guard hasDepartures else { return departures }
    let limit = time.addingTimeInterval(0.0005 - leaveAfter)
    if let first = monitor.firstDepartureTime, first <= limit {
      departures.update = monitor.endStays(leftUpTo: limit)
    }
    movement.doubtfulExits.removeAll { monitor.definiteState(of: $0.region) != .outside }
    departures.confirmed = movement.doubtfulExits.filter { exit in
      exit.fix.map { $0.time <= limit } ?? false
    }
    movement.doubtfulExits.removeAll(where: departures.confirmed.contains)
    if !departures.isEmpty { isUnstored = true }
    return departures
  }

  private mutating func accept() {
    acceptedFixes += 1
    isUnstored = true
  }

  private mutating func advance(
    to fix: Fix, after last: Fix?, startsTrack: Bool, hints: [Hint], isLive: Bool
  ) -> Change {
    var isSparse = false
    if let last {
      let pause = fix.time.timeIntervalSince(last.time)
      movement.record(intervalSeconds: pause)
      isSparse = pause >= MovementHistory.sparseSeconds
    }
    let hasMoved = movement.record(fix) || last == nil
    monitor.criteria = ChangeCriteria()
    if isSparse {
      monitor.criteria.patienceSeconds = max(
        MovementHistory.sparseSeconds, 3 * movement.medianIntervalSeconds)
      monitor.criteria.entersAtOnce = isLive
      monitor.criteria.leavesByOne = true
      monitor.criteria.followsPasses = false
    }
    var update = monitor.update(with: fix, startsTrack: startsTrack)
    let exits = isSparse ? update.transitions.filter { $0.kind == .exit }.map(\.region) : []
    let doubtful = Set(exits)
    let confirmed = confirmExits(by: fix, into: &update)
    movement.doubtfulExits += doubtful.sorted().map { DoubtfulExit(region: $0, fix: fix) }
    var change = Change(
      update: update, isSparse: isSparse, hasMoved: hasMoved, doubtful: doubtful,
      confirmedExits: confirmed)
    for hint in hints { apply(hint, at: fix, to: &change) }
    return change
  }

  /// Applies a sign of life: only what the phone noticed by itself is evidence.
  private mutating func stay(at fix: Fix, hints: [Hint]) -> Change {
    var change = Change(isSignOfLife: true)
    change.isPosition = gate.last?.coordinate == fix.coordinate
    change.update = monitor.extendStays(to: fix)
    guard !hints.isEmpty else { return change }
    if let last = gate.last {
      change.isSparse = fix.time.timeIntervalSince(last.time) >= MovementHistory.sparseSeconds
    }
    for hint in hints { apply(hint, at: fix, to: &change) }
    return change
  }

  /// Applies what the phone noticed at a place (P13).
  private mutating func apply(_ hint: Hint, at fix: Fix, to change: inout Change) {
    change.update.merge(monitor.confirm(hint.state, of: hint.region, by: fix))
    guard hint.state == .outside, monitor.definiteState(of: hint.region) == .outside,
      let index = movement.doubtfulExits.firstIndex(where: { $0.region == hint.region })
    else { return }
    movement.doubtfulExits.remove(at: index)
    if change.doubtful.remove(hint.region) == nil { change.confirmedExits.append(hint.region) }
  }

  /// Returns the exits that a fix makes certain; an exit that was followed by a return is
  /// forgotten.
  private mutating func confirmExits(
    by fix: Fix, into update: inout RegionUpdate
  ) -> [Region.ID] {
    guard !movement.doubtfulExits.isEmpty else { return [] }
    movement.doubtfulExits.removeAll { monitor.definiteState(of: $0.region) != .outside }
    var confirmed: [Region.ID] = []
    for index in movement.doubtfulExits.indices.reversed() {
      let region = movement.doubtfulExits[index].region
      guard monitor.canUse(fix, for: region) else { continue }
      if monitor.verdict(on: fix, of: region) == .outside {
        confirmed.insert(region, at: 0)
        movement.doubtfulExits.remove(at: index)
      } else if movement.doubtfulExits[index].fix != nil {
        movement.doubtfulExits[index].fix = nil
        update.changesDepartures = true
      }
    }
    return confirmed
  }

  /// Returns true for a ping, and for the position of the report before with no speed (P11).
  private func isSignOfLife(_ report: DeviceReport, at position: Coordinate) -> Bool {
    if report.isPing { return true }
    return position == lastPosition && !((report.report.speedMetersPerSecond ?? 0) > 0)
  }

  private func coordinate(of report: FixReport) -> Coordinate? {
    guard report.mode >= 2, let latitude = report.latitude, let longitude = report.longitude,
      abs(latitude) + abs(longitude) > 0
    else { return nil }
    return try? Coordinate(latitude: latitude, longitude: longitude)
  }

  private func fix(
    of report: FixReport, at position: Coordinate?, within limits: AccuracyLimits
  ) -> Fix? {
    guard let position, let time = report.time else { return nil }
    let accuracy = report.accuracyMeters(within: limits)
    if let worst = limits.worstMeters, accuracy > worst { return nil }
    return Fix(time: time, coordinate: position, accuracyMeters: accuracy)
  }
}
