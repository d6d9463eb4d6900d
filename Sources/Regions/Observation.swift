import Foundation

/// The changes that one fix caused.
public struct Observation: Sendable {
  /// In the order of G9: exits, enters, crosses, then dwells, by region id.
  public var transitions: [Transition]
  /// Definite states that were recorded silently, by region id: the first of a region, and the
  /// first after its circle was edited.
  ///
  /// Leaves out regions that were watched from the beginning and were outside at the first fix
  /// that they could use.
  public var settled: [(region: Region.ID, state: RegionState)]
  /// True if any definite state changed or was first recorded.
  public var changed: Bool
  /// True if a change of a region that the fix mattered to is pending (G5), or a pass began, came
  /// nearer or ended (G8).
  public var isPending: Bool

  /// Creates an observation without changes.
  @inlinable
  public init() {
    transitions = []
    settled = []
    changed = false
    isPending = false
  }

  /// Records the outcome of a fix at one region, whose state is `state` now.
  mutating func record(
    _ outcome: RegionTracker.Outcome, of region: Region.ID, state: RegionState, at point: TrackPoint
  ) {
    changed = changed || outcome.hasSettled || outcome.kind == .enter || outcome.kind == .exit
    if outcome.hasSettled { settled.append((region, state)) }
    guard let kind = outcome.kind else { return }
    transitions.append(
      Transition(
        region: region, kind: kind, time: Date(timeIntervalSinceReferenceDate: point.time),
        distanceMeters: outcome.distanceMeters, accuracyMeters: point.accuracyMeters,
        isInitial: outcome.isInitial))
  }

  /// Records the dwells that were reached at one region.
  mutating func record(
    dwells: [Double], of region: Region.ID, distanceMeters: Double, at point: TrackPoint
  ) {
    for seconds in dwells {
      transitions.append(
        Transition(
          region: region, kind: .dwell(seconds: seconds),
          time: Date(timeIntervalSinceReferenceDate: point.time), distanceMeters: distanceMeters,
          accuracyMeters: point.accuracyMeters))
    }
  }

  /// Adds what a later look at the same fix found.
  public mutating func merge(_ later: Observation) {
    transitions += later.transitions
    settled += later.settled
    changed = changed || later.changed
    isPending = isPending || later.isPending
    sort()
  }

  /// Sorts everything.
  mutating func sort() {
    if transitions.count > 1 { transitions.sort(by: Transition.precedes) }
    if settled.count > 1 { settled.sort { $0.region < $1.region } }
  }
}
