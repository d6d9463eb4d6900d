import Geo

extension TrackedRegion {
  /// Follows a leg: takes in those of its fixes that it has to see, and nothing else.
  ///
  /// Tells whether there was any. `center` is that of the circle, and a region at rest sees the fixes up to so many metres beside the circle.
  /// `support` is how many fixes had spoken for all exits before the leg. What comes of a fix is noted in the log.
  mutating func follow(
    _ leg: Leg, around center: PackedTree.Entry, beside meters: Double, support: Int,
    heldUntil: Double?, into log: inout LegLog
  ) -> Bool {
    let angle = center.w + Float(meters / Earth.radiusMeters)
    let end = leg.last.time
    var needs = tracker.isAtRest ? Need.none : phase == .restless ? .every : .ring
    var isLeaving = phase == .leaving
    var seen = -1
    while true {
      // Not a function, because the whole region would be copied for it.
      var next = seen + 1
      switch needs {
      case .every: break
      case .none:
        next = leg.first(from: next, within: angle, of: center) ?? leg.count
      case .ring:
        let until = min(ring.until, nextDwell)
        let timed = until <= end ? leg.first(from: next, notBefore: until) : nil
        let worse = leg.first(from: next, worseThan: ring.worstAccuracy)
        next = leg.first(from: next, leaving: ring, around: center) ?? leg.count
        next = min(next, timed ?? next, worse ?? next)
      }
      guard next < leg.count else { return seen >= 0 }
      if isLeaving, support + next > supportBefore {
        tracker.supportExit(byFixes: support + next - supportBefore, lastAt: leg[next - 1].time)
      }
      let point = leg[next]
      let outcome = show(point, after: leg[next - 1], isHeld: point.isHeld(until: heldUntil))
      if outcome.isSomething || nextDwell <= point.time {
        log.record(outcome, of: &self, at: next, point)
      }
      seen = next
      needs = need
      isLeaving = need == .ring && ring.kind == .leaving
      if isLeaving { supportBefore = support + next + 1 }
    }
  }
}
