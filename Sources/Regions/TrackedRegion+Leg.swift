import Geo

extension TrackedRegion {
  /// Follows a leg: takes in those of its fixes that it has to see, and nothing else.
  ///
  /// Tells whether anything is different afterwards. `support` is how many fixes had spoken for all exits before the leg. What comes of a fix
  /// is noted in the log.
  ///
  /// While nothing is under way, a change that all fixes plainly speak for is made at the one that confirms it, and the others are not looked at.
  mutating func follow(
    _ leg: Leg, support: Int, heldUntil: Double?, into log: inout LegLog
  ) -> Bool {
    let view = leg.view(from: circle.center)
    let innerLimit = circle.innerLimit(accuracyMeters: CalmZone.bestAccuracy)
    var (coming, leaving): (FixSet?, FixSet?)
    var isRestless = phase == .restless
    var isLeaving = phase == .leaving
    var seen = -1
    let end = leg.time(leg.count - 1)
    while true {
      // Not in functions, because the whole region would be copied for them.
      let (isFree, state) = (tracker.isFree, tracker.state)
      var next = seen + 1
      if isFree {
        let concerned: FixSet
        if state == .outside {
          concerned = coming ?? leg.coming(within: innerLimit, view)
          coming = concerned
        } else {
          concerned = leaving ?? leg.leaving(circle, view)
          leaving = concerned
        }
        next = concerned.first(from: next) ?? leg.count
        if nextDwell <= end {
          next = min(next, leg.first(from: seen + 1, notBefore: nextDwell) ?? next)
        }
      } else if !isRestless {
        next = leg.leaving(ring, view).first(from: next) ?? leg.count
        next = min(next, leg.first(from: seen + 1, worseThan: ring.worstAccuracy) ?? next)
        if ring.until <= end {
          next = min(next, leg.first(from: seen + 1, notBefore: ring.until) ?? next)
        }
      }
      guard next < leg.count else { break }

      let other: RegionState = state == .outside ? .inside : .outside
      if isFree, let last = leg.confirmation(of: other, from: next),
        (other == .inside ? leg.inside(circle, view) : leg.outside(circle, view))
          .holds(next, through: last),
        case let point = leg[last], !point.isHeld(until: heldUntil)
      {
        let outcome = change(to: other, by: point)
        log.record(outcome, of: &self, at: last, point)
        seen = last
      } else {
        if isFree, state == .outside { come(along: leg, from: seen, to: next - 1) }
        if isLeaving, support + next > supportBefore {
          tracker.supportExit(
            byFixes: support + next - supportBefore, lastAt: leg.time(next - 1))
        }
        let point = leg[next]
        let outcome = show(point, after: leg[next - 1], isHeld: point.isHeld(until: heldUntil))
        if outcome.isSomething || nextDwell <= point.time {
          log.record(outcome, of: &self, at: next, point)
        }
        seen = next
      }
      isRestless = need == .every
      isLeaving = need == .ring && ring.kind == .leaving
      if isLeaving { supportBefore = support + seen + 1 }
    }
    guard seen < leg.count - 1 else { return true }
    // A region that is not free sees all that it has to.
    guard tracker.isFree else { return seen >= 0 }
    let wasAtRest = tracker.isAtRest
    if tracker.state == .outside { come(along: leg, from: seen, to: leg.count - 1) }
    let mayDiffer = tracker.state == .outside && !(wasAtRest && tracker.isAtRest)
    guard isRestless || mayDiffer else { return seen >= 0 }
    let last = leg.last
    rest(after: last, distanceMeters: circle.center.distanceMeters(to: last.vector))
    return true
  }

  /// Takes in fixes outside of which nothing came, but perhaps that some are within the radius.
  @inline(__always)
  private mutating func come(along leg: Leg, from first: Int, to last: Int) {
    var index = last
    while index >= first, leg.distanceMeters(from: circle.center, to: index) < circle.radiusMeters {
      index -= 1
    }
    if index == last {
      tracker.come(from: nil)
    } else if index >= first {
      tracker.come(from: leg[index])
    }
  }
}
