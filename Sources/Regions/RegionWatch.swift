public import Foundation
public import Geo

/// A gate with a monitor behind it: reports of a receiver in, what came of them out.
///
/// It says what gate and monitor would say, to the letter. But most reports plainly go on with the track, and nothing comes of them
/// (`PlainStretch`); such a report costs a few nanoseconds, whatever the number of regions, and gate and monitor learn of the last one only
/// when another kind of report comes, or when they are asked for.
public struct RegionWatch: Sendable {
  /// What came of one report.
  public enum Sighting: Sendable {
    /// The report became a fix, of which nothing came: no state changed, nothing begins or ends.
    case passedOver
    /// The report became a fix.
    case seen(Fix, Observation)
    /// The report did not become a fix.
    case refused(FixRefusal)
  }

  var knownGate: FixGate
  var knownMonitor: RegionMonitor
  @usableFromInline var stretch = PlainStretch.none
  /// The fix of a report that passes the gate, but was not passed over at a glance, until the look at it that follows at once.
  var glimpsed: (fix: Fix, vector: UnitVector, stepMeters: Double)?
  @usableFromInline var leg = Leg()
  /// How many legs were followed.
  var legs = 0
  @usableFromInline var legLog = LegLog()

  /// What accuracy to believe.
  public var limits: AccuracyLimits {
    didSet { settle() }
  }

  /// Puts a gate before a monitor.
  public init(gate: FixGate, monitor: RegionMonitor, limits: AccuracyLimits = .standard) {
    knownGate = gate
    knownMonitor = monitor
    self.limits = limits
  }

  /// The gate, which knows of all reports.
  public var gate: FixGate {
    get {
      var gate = knownGate
      if let last = stretch.lastPassedOver { gate.follow(last) }
      return gate
    }
    _modify {
      settle()
      yield &knownGate
    }
  }

  /// The monitor, which knows of all fixes.
  public var monitor: RegionMonitor {
    get {
      var monitor = knownMonitor
      if let last = stretch.lastPassedOver { monitor.passOver(stretch.count, until: last) }
      return monitor
    }
    _modify {
      settle()
      yield &knownMonitor
    }
  }

  /// The last accepted fix, if any.
  public var last: Fix? { stretch.lastPassedOver ?? knownGate.last }
  /// The time of the newest report that was a position at all, accepted or held.
  public var newest: Date? { stretch.lastPassedOver?.time ?? knownGate.newest }

  /// Takes in the next report.
  @inlinable
  @inline(__always)
  public mutating func take(_ report: FixReport) -> Sighting {
    if let plain = PlainReport(report, within: stretch.limits),
      stretch.passesOver(plain) || glances(at: plain)
    {
      return .passedOver
    }
    return look(at: report)
  }

  /// Takes in the next report if it plainly goes on with the track and nothing comes of it; else does nothing, and says so.
  @inlinable
  @inline(__always)
  public mutating func passesOver(_ report: FixReport) -> Bool {
    guard let plain = PlainReport(report, within: stretch.limits) else { return false }
    if stretch.passesOver(plain) || glances(at: plain) { return true }
    // Nobody knows what is taken next.
    forgetGlimpse()
    return false
  }

  /// Passes over a report outside the calm zone if nothing comes of it either, and moves the zone there; else it has to be looked at.
  @usableFromInline
  mutating func glances(at report: PlainReport) -> Bool {
    guard let glimpse = stretch.glimpse(of: report) else { return false }
    guard knownMonitor.glances(at: glimpse, time: report.time, accuracyMeters: report.accuracy)
    else {
      remember(report, glimpse)
      return false
    }
    stretch.zone = knownMonitor.zone(limitedBy: limits)
    stretch.follow(report)
    return true
  }

  @usableFromInline
  mutating func forgetGlimpse() { glimpsed = nil }

  @inline(never)
  private mutating func remember(_ report: PlainReport, _ glimpse: Glimpse) {
    glimpsed = report.fix.map { ($0, glimpse.vector, glimpse.stepMeters) }
  }

  /// Lets gate and monitor look at a report.
  @usableFromInline
  mutating func look(at report: FixReport) -> Sighting {
    let glimpsed = glimpsed
    settle()
    if let (fix, vector, _) = glimpsed {
      knownGate.follow(fix)
      return see(fix, vector, startsTrack: false)
    }
    switch knownGate.admit(report, within: limits) {
    case .refused(let refusal):
      return .refused(refusal)
    case .accepted(let fix, let startsTrack):
      return see(fix, UnitVector(fix.coordinate), startsTrack: startsTrack)
    }
  }

  /// Lets the monitor see a fix that the gate has accepted.
  @inline(__always)
  private mutating func see(_ fix: Fix, _ vector: UnitVector, startsTrack: Bool) -> Sighting {
    let observation = knownMonitor.look(at: TrackPoint(fix, vector), startsTrack: startsTrack)
    if knownGate.isOnTrack, knownMonitor.isLatest(fix) {
      stretch = PlainStretch(
        zone: knownMonitor.zone(limitedBy: limits), limits: limits, after: fix)
    }
    return .seen(fix, observation)
  }

  /// Tells gate and monitor what was passed over.
  private mutating func settle() {
    if let last = stretch.lastPassedOver {
      knownGate.follow(last)
      knownMonitor.passOver(stretch.count, until: last)
    }
    stretch = .none
    glimpsed = nil
  }
}
