import Foundation
import Geo
import Model
import Regions

/// The track of one device: which reports are accepted, and the state of every region.
struct Track: Sendable {
  /// The consequence of a report.
  enum Outcome: Sendable {
    /// An earlier session has handled it.
    case repeated
    /// The gate has rejected it.
    case refused(FixRefusal)
    /// It was accepted.
    case accepted(Fix, Observation)
    /// It was accepted, and no region can change its state by it.
    case skipped(Fix)
  }

  /// The largest difference between the clocks of a receiver and a computer that needs no
  /// explanation, late sentences included: 60 s.
  private static let doubtSeconds = 60.0

  var gate: FixGate
  var monitor: RegionMonitor
  /// Fixes up to this time were handled by an earlier session.
  private var handled: Date?
  /// The number of fixes that were skipped because an earlier session had handled them.
  private(set) var repeatedFixes = 0
  /// The number of accepted fixes.
  var acceptedFixes = 0
  /// Its ways, if anybody asks for them.
  var trail: DeviceTrail?
  /// The position of the last report, accepted or not.
  var lastPosition: Coordinate?

  /// Continues a stored track, or begins a new one.
  init(_ record: TrackRecord?, regions: [Region], openVisits: [Place.ID]) {
    self.init(record, map: RegionMonitor(regions: regions), openVisits: openVisits)
  }

  /// Continues a stored track, or begins a new one, with the regions of a monitor that has seen no
  /// fix; their memory is shared.
  init(_ record: TrackRecord?, map: RegionMonitor, openVisits: [Place.ID]) {
    gate = record?.gate ?? FixGate()
    handled = gate.newest
    trail = record?.trail
    lastPosition = gate.last?.coordinate
    monitor = map
    if let record { monitor.restore(record.monitor) }
    // An open visit ends when the first state of its place is "outside".
    for place in openVisits { monitor.nameFirstState(of: place) }
  }

  /// The last accepted fix.
  var lastFix: Fix? { gate.last }

  /// The time of the newest report that had a position.
  var lastHeard: Date? { gate.newest }

  /// True if a fix was accepted that no earlier session has handled.
  var hasAdvanced: Bool { gate.last.map { $0.time > (handled ?? .distantPast) } ?? false }

  /// The state that a later session continues from.
  var record: TrackRecord { TrackRecord(gate: gate, monitor: monitor.snapshot, trail: trail) }

  /// Processes a report.
  mutating func observe(_ report: FixReport, within limits: AccuracyLimits) -> Outcome {
    if let handled, let time = report.time, time <= handled {
      repeatedFixes += 1
      return .repeated
    }
    switch gate.admit(report, within: limits) {
    case .refused(let refusal): return .refused(refusal)
    case .accepted(let fix, let startsTrack):
      acceptedFixes += 1
      if !startsTrack, monitor.skips(fix) { return .skipped(fix) }
      return .accepted(fix, monitor.update(with: fix, startsTrack: startsTrack))
    }
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
    monitor.forgetTime()
    handled = nil
  }

  /// Replaces the regions; one whose circle is unchanged keeps its state.
  mutating func adopt(_ regions: [Region], insteadOf old: some Sequence<Region.ID>) {
    let wanted = Set(regions.map(\.id))
    for id in old where !wanted.contains(id) { monitor.remove(id) }
    for region in regions { monitor.insert(region) }
  }
}
