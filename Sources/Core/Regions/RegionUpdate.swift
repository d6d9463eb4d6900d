import Foundation

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
