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
