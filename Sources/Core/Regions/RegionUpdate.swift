public import Foundation

/// The changes that one fix caused.
public struct RegionUpdate: Sendable {
  /// In the order of G9: exits, enters, crosses, then dwells, by region id.
  public var transitions: [Transition] = []
  /// Definite states that were recorded silently, by region id: the first of a region, and the
  /// first after its circle was edited.
  ///
  /// Leaves out regions that were watched from the beginning and were outside at the first fix
  /// that they could use.
  public var firstStates: [(region: Region.ID, state: RegionState)] = []
  /// True if any definite state changed or was first recorded.
  public var hasChanges = false
  /// True if a change is pending in a region that the fix affected (G5), or a pass began, came
  /// nearer to a centre or ended (G8).
  public var isPending = false
  /// True if a fix began to end a stay by itself, or one after it prevents that (P12).
  public var changesDepartures = false

  /// Creates an update without changes.
  @inlinable
  public init() {}

  /// Records the outcome of a fix at one region, whose state is `state` now.
  @inline(__always)
  mutating func record(
    _ outcome: RegionTracker.Outcome, of region: Region.ID, state: RegionState, at point: TrackPoint
  ) {
    guard outcome.isSomething else { return }
    hasChanges = hasChanges || outcome.hasSettled || outcome.kind == .enter || outcome.kind == .exit
    if outcome.hasSettled { firstStates.append((region, state)) }
    if let kind = outcome.kind { append(kind, outcome, of: region, at: point) }
    for seconds in outcome.dwells {
      append(.dwell(seconds: seconds), outcome, of: region, at: point)
    }
  }

  private mutating func append(
    _ kind: Transition.Kind, _ outcome: RegionTracker.Outcome, of region: Region.ID,
    at point: TrackPoint
  ) {
    transitions.append(
      Transition(
        region: region, kind: kind, time: Date(timeIntervalSinceReferenceDate: point.time),
        distanceMeters: outcome.distanceMeters, accuracyMeters: point.accuracyMeters,
        isInitial: outcome.isInitial && kind == .enter))
  }

  /// Adds the changes that a later examination of the same fix found.
  public mutating func merge(_ later: RegionUpdate) {
    transitions += later.transitions
    firstStates += later.firstStates
    hasChanges = hasChanges || later.hasChanges
    isPending = isPending || later.isPending
    changesDepartures = changesDepartures || later.changesDepartures
    sort()
  }

  /// Sorts transitions and first states.
  mutating func sort() {
    if transitions.count > 1 { transitions.sort { $0.order < $1.order } }
    if firstStates.count > 1 { firstStates.sort { $0.region < $1.region } }
  }
}

/// An event at one region.
public struct Transition: Sendable, Hashable {
  /// The kinds of events.
  public enum Kind: Sendable, Hashable {
    /// The receiver came in and stayed long enough to be sure (G5).
    case enter
    /// The receiver left and stayed away long enough to be sure (G5).
    case exit
    /// The receiver came by too fast for an enter (G8); the state stays outside.
    case cross
    /// The receiver has been inside for this time, one of `Region.dwells` (G6).
    case dwell(seconds: Double)
  }

  /// The region's id.
  public let region: Region.ID
  /// The kind of event.
  public let kind: Kind
  /// The time of the fix that completed the event.
  public let time: Date
  /// The distance to the centre in metres; for a cross the smallest one of the whole pass.
  public let distanceMeters: Double
  /// The accuracy of that fix in metres, 95 %.
  public let accuracyMeters: Double
  /// True for the enter of a first definite state, by `Region.firesInitially`.
  public let isInitial: Bool

  /// Creates a transition.
  public init(
    region: Region.ID, kind: Kind, time: Date, distanceMeters: Double, accuracyMeters: Double,
    isInitial: Bool = false
  ) {
    self.region = region
    self.kind = kind
    self.time = time
    self.distanceMeters = distanceMeters
    self.accuracyMeters = accuracyMeters
    self.isInitial = isInitial
  }
}

extension Transition {
  /// Its place among the events of one fix (G9): exits, enters, crosses, then dwells; by region id,
  /// then by length.
  var order: (Int, Region.ID, seconds: Double) {
    switch kind {
    case .exit: (0, region, 0)
    case .enter: (1, region, 0)
    case .cross: (2, region, 0)
    case .dwell(let seconds): (3, region, seconds)
    }
  }
}
