import Foundation

/// What one fix brought about.
public struct Observation: Sendable {
  /// What happened, in the order of G9: exits, enters, crosses, then dwells, by region id.
  public var transitions: [Transition]
  /// Definite states that were recorded silently: the first of a region, and the first after its circle was edited; by region id.
  ///
  /// Regions that were watched from the beginning, and that the first fix they can use finds outside, are not named.
  public var settled: [(region: Region.ID, state: RegionState)]
  /// Whether any definite state changed or was first recorded.
  public var changed: Bool

  /// Creates an observation of nothing.
  @inlinable
  public init() {
    transitions = []
    settled = []
    changed = false
  }

  /// Takes in what a fix brought about at one region, whose state is `state` now.
  mutating func record(
    _ outcome: RegionTracker.Outcome, of region: Region.ID, state: RegionState, at point: TrackPoint
  ) {
    if outcome.marks.contains(.hasSettled) {
      settled.append((region, state))
      changed = true
    }
    if let kind = outcome.kind {
      changed = changed || kind != .cross
      append(kind, outcome, of: region, at: point)
    }
  }

  /// Takes in dwells that were reached at one region.
  mutating func record(
    dwells: [Double], of region: Region.ID, distanceMeters: Double, at point: TrackPoint
  ) {
    let outcome = RegionTracker.Outcome(distanceMeters: distanceMeters)
    for seconds in dwells {
      append(.dwell(seconds: seconds), outcome, of: region, at: point)
    }
  }

  /// Brings everything in order.
  mutating func sort() {
    if transitions.count > 1 { transitions.sort(by: Transition.precedes) }
    if settled.count > 1 { settled.sort { $0.region < $1.region } }
  }

  private mutating func append(
    _ kind: Transition.Kind, _ outcome: RegionTracker.Outcome, of region: Region.ID,
    at point: TrackPoint
  ) {
    transitions.append(
      Transition(
        region: region, kind: kind, time: Date(timeIntervalSinceReferenceDate: point.time),
        distanceMeters: outcome.distanceMeters, accuracyMeters: point.accuracyMeters,
        isInitial: outcome.marks.contains(.isInitial)))
  }
}
