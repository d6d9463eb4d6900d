import Geo

/// What came of the fixes of a leg.
@usableFromInline
struct LegLog: Sendable {
  /// By fix.
  private var observations = [Observation](repeating: Observation(), count: Leg.capacity)
  /// The fixes of which something came.
  private(set) var fixes: UInt64 = 0

  /// Takes in what a fix brought about at one region, and the dwells that it completed there.
  mutating func record(
    _ outcome: RegionTracker.Outcome, of region: inout TrackedRegion, at index: Int,
    _ point: TrackPoint
  ) {
    if outcome.isSomething {
      fixes |= 1 << index
      observations[index].record(
        outcome, of: region.region.id, state: region.tracker.state, at: point)
    }
    if outcome.marks.contains(.isUsed), region.tracker.isDwellReached(at: point.time) {
      fixes |= 1 << index
      observations[index].record(
        dwells: region.tracker.reachedDwells(at: point.time), of: region.region.id,
        distanceMeters: outcome.distanceMeters, at: point)
      region.noteDwell()
    }
  }

  /// Takes out what came of the first fix of which something came.
  @usableFromInline
  mutating func popFirst() -> (index: Int, observation: Observation)? {
    guard fixes != 0 else { return nil }
    let index = fixes.trailingZeroBitCount
    fixes &= fixes - 1
    var observation = Observation()
    swap(&observation, &observations[index])
    observation.sort()
    return (index, observation)
  }
}
