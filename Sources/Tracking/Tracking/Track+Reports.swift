import Foundation
import Geo
import Model
import Regions

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
    /// The places that it has left by two fixes alone, whose exit still waits.
    var doubtful: Set<Region.ID> = []
    /// Exits that had waited, and are certain now.
    var confirmedExits: [Region.ID] = []
  }

  /// The coming or going that a phone itself has noticed at a place.
  struct Hint {
    let region: Region.ID
    let state: RegionState
  }

  /// Added to the time of a hint that comes with the time of a position before it: 1 ms.
  private static let hintSeconds = 0.001

  /// Processes a report; `isLive` is false for one that came late (P10).
  mutating func observe(
    _ report: DeviceReport, hints: [Hint] = [], isLive: Bool = true,
    within limits: AccuracyLimits
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
      return .accepted(
        fix,
        advance(to: fix, after: last, startsTrack: startsTrack, hints: hints, isLive: isLive))
    }
  }

  /// The cool-down of a sparse device in seconds: six times the median of its pauses (P12).
  var sparseCoolDown: Double { 6 * movement.medianIntervalSeconds }

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
      monitor.criteria.followsPasses = false
    }
    let update = monitor.update(with: fix, startsTrack: startsTrack)
    let exits = isSparse ? update.transitions.filter { $0.kind == .exit }.map(\.region) : []
    let doubtful = Set(exits)
    let confirmed = confirmExits(by: fix)
    if !doubtful.isEmpty { movement.doubtfulExits += doubtful.sorted() }
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
      let index = movement.doubtfulExits.firstIndex(of: hint.region)
    else { return }
    movement.doubtfulExits.remove(at: index)
    if change.doubtful.remove(hint.region) == nil { change.confirmedExits.append(hint.region) }
  }

  /// Returns the exits that a fix makes certain; an exit that was followed by a return is
  /// forgotten.
  private mutating func confirmExits(by fix: Fix) -> [Region.ID] {
    guard !movement.doubtfulExits.isEmpty else { return [] }
    movement.doubtfulExits.removeAll { monitor.definiteState(of: $0) != .outside }
    let confirmed = movement.doubtfulExits.filter { monitor.verdict(on: fix, of: $0) == .outside }
    movement.doubtfulExits.removeAll(where: confirmed.contains)
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
