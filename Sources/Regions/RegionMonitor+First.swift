import Geo

/// The first fixes.
extension RegionMonitor {
  /// Finds the regions for which a fix is the first usable one, and which it does not certainly leave outside.
  ///
  /// They get a state of their own, to be settled by this fix or a later one. All others that can use the fix are outside from now on,
  /// without a word: `bestAccuracy` is all that has to be remembered of them. Done with once a fix was good enough for all.
  mutating func settleAll(by point: TrackPoint, into observation: inout Observation) {
    let accuracy = point.accuracyMeters
    guard accuracy < bestAccuracy else { return }
    let widest =
      Circle.outerLimit(forRadius: index.largestRadius) - index.largestRadius + accuracy
      + Self.marginMeters
    let near = index.slots(around: point.vector, withinMeters: widest).filter { slot in
      guard table.isLive(slot), tracked.place(of: slot) == nil, !isImpliedOutside(slot) else {
        return false
      }
      let circle = Circle(table.regions[slot])
      let distance = circle.center.distanceMeters(to: point.vector)
      return accuracy <= circle.worstAccuracy
        && circle.verdict(distanceMeters: distance, accuracyMeters: accuracy) != .outside
    }
    for slot in near { tracked.insert(trackedRegion(at: slot, RegionTracker())) }
    let leavesOneOutside = table.regions.indices.contains { slot in
      table.isLive(slot) && tracked.place(of: slot) == nil && !isImpliedOutside(slot)
        && accuracy <= Circle.worstAccuracy(forRadius: table.regions[slot].radiusMeters)
    }
    if leavesOneOutside { observation.changed = true }
    bestAccuracy = accuracy
    forgetVicinity()
  }
}
