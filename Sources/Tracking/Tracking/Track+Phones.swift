import Foundation
import Geo
import Model
import Regions

/// The meaning of a phone's reports for its track (P9 to P13).
extension Track {
  /// The consequence of a phone's report.
  enum PhoneOutcome {
    /// Older than the last; the fix is of use for a recorded track alone.
    case late(Fix?)
    /// Of the same time as the last.
    case repeated
    /// The gate has rejected it.
    case refused(FixRefusal)
    /// A sign of life, which is no evidence for a change.
    case alive(Fix, PhoneObservation)
    /// The track goes on.
    case accepted(Fix, PhoneObservation)
  }

  /// The changes that a phone's fix caused.
  struct PhoneObservation {
    var observation = Observation()
    /// True if the last fix is a minute old or more (P12).
    var isSparse = false
    /// True if the device has moved, or was heard for the first time (P3).
    var mayLead = false
    /// The places that it has left by two fixes alone, whose exit still waits.
    var doubtful: Set<Region.ID> = []
    /// Exits that had waited, and are certain now.
    var confirmedExits: [Region.ID] = []
  }

  /// The coming or going that the phone itself has noticed at a place.
  struct Hint {
    let region: Region.ID
    let state: RegionState
  }

  /// Added to the time of a hint that comes with the time of a position before it: 1 ms.
  private static let hintSeconds = 0.001

  /// Processes a phone's report.
  mutating func observe(
    _ report: DeviceReport, hints: [Hint], isPresent: Bool, within limits: AccuracyLimits
  ) -> PhoneOutcome {
    var raw = report.report
    guard !raw.isCalledInvalid else { return .refused(.negativeAccuracy) }
    let position = coordinate(of: raw)
    if position != nil, let time = raw.time, let newest = gate.newest, time <= newest {
      guard time == newest else { return .late(fix(of: raw, at: position, within: limits)) }
      guard !hints.isEmpty else { return .repeated }
      raw.time = time.addingTimeInterval(Self.hintSeconds)
    }
    if let position, let time = raw.time, isSignOfLife(report, at: position) {
      gate.hear(at: time)
      acceptedFixes += 1
      guard let fix = fix(of: raw, at: position, within: limits) else { return .repeated }
      return .alive(fix, stay(at: fix, hints: hints))
    }
    let last = gate.last
    defer { if let position { lastPosition = position } }
    switch gate.admit(raw, within: limits) {
    case .refused(let refusal): return .refused(refusal)
    case .accepted(let fix, let startsTrack):
      acceptedFixes += 1
      return .accepted(
        fix,
        follow(fix, after: last, startsTrack: startsTrack, hints: hints, isPresent: isPresent))
    }
  }

  /// The cool-down of a sparse phone in seconds: six times the median of its pauses (P12).
  var sparseCoolDown: Double { 6 * (trail?.medianPause ?? 0) }

  private mutating func follow(
    _ fix: Fix, after last: Fix?, startsTrack: Bool, hints: [Hint], isPresent: Bool
  ) -> PhoneObservation {
    var result = PhoneObservation()
    var trail = takeTrail()
    if let last {
      let pause = fix.time.timeIntervalSince(last.time)
      trail.note(pause: pause)
      result.isSparse = pause >= DeviceTrail.sparseSeconds
    }
    result.mayLead = trail.follow(fix) || last == nil
    monitor.terms = ChangeTerms()
    if result.isSparse {
      monitor.terms.patienceSeconds = max(DeviceTrail.sparseSeconds, 3 * trail.medianPause)
      monitor.terms.entersAtOnce = isPresent
      monitor.terms.followsPasses = false
    }
    result.observation = monitor.update(with: fix, startsTrack: startsTrack)
    if result.isSparse {
      let exits = result.observation.transitions.filter { $0.kind == .exit }.map(\.region)
      result.doubtful = Set(exits)
    }
    result.confirmedExits = confirmedExits(of: &trail, by: fix)
    trail.doubtfulExits += result.doubtful.sorted()
    for hint in hints { take(hint, at: fix, trail: &trail, into: &result) }
    self.trail = trail
    return result
  }

  /// Hands the trail over until it is put back, so that its arrays are changed in place.
  private mutating func takeTrail() -> DeviceTrail {
    defer { trail = nil }
    return trail ?? DeviceTrail()
  }

  /// Takes a sign of life: of all that it says, only what the phone noticed by itself is evidence.
  private mutating func stay(at fix: Fix, hints: [Hint]) -> PhoneObservation {
    var result = PhoneObservation()
    result.observation = monitor.stay(at: fix)
    guard !hints.isEmpty else { return result }
    if let last = gate.last {
      result.isSparse = fix.time.timeIntervalSince(last.time) >= DeviceTrail.sparseSeconds
    }
    var trail = takeTrail()
    for hint in hints { take(hint, at: fix, trail: &trail, into: &result) }
    self.trail = trail
    return result
  }

  /// Takes the phone's word for a place.
  private mutating func take(
    _ hint: Hint, at fix: Fix, trail: inout DeviceTrail, into result: inout PhoneObservation
  ) {
    result.observation.merge(monitor.confirm(hint.state, of: hint.region, by: fix))
    guard hint.state == .outside, monitor.definiteState(of: hint.region) == .outside,
      let index = trail.doubtfulExits.firstIndex(of: hint.region)
    else { return }
    trail.doubtfulExits.remove(at: index)
    if result.doubtful.remove(hint.region) == nil { result.confirmedExits.append(hint.region) }
  }

  /// Returns the exits that a fix makes certain; an exit that was followed by a return is
  /// forgotten.
  private func confirmedExits(
    of trail: inout DeviceTrail, by fix: Fix
  ) -> [Region.ID] {
    guard !trail.doubtfulExits.isEmpty else { return [] }
    trail.doubtfulExits.removeAll { monitor.definiteState(of: $0) != .outside }
    let confirmed = trail.doubtfulExits.filter { monitor.verdict(on: fix, of: $0) == .outside }
    trail.doubtfulExits.removeAll(where: confirmed.contains)
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
