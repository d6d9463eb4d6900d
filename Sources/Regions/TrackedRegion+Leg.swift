import Geo

extension TrackedRegion {
  /// Follows a leg: takes in those of its fixes that it has to see, and nothing else.
  ///
  /// Tells whether anything is different afterwards. `support` is how many fixes had spoken for all exits before the leg. What comes of a fix
  /// is noted in the log.
  ///
  /// While nothing is under way, a change that all fixes plainly speak for is made at the one that confirms it, and the others are not
  /// looked at.
  mutating func follow(
    _ leg: Leg, support: Int, heldUntil: Double?, into log: inout LegLog
  ) -> Bool {
    let view = leg.view(from: circle.center)
    var concerned = Concerned()
    var isRestless = phase == .restless
    var isLeaving = phase == .leaving
    var seen = -1
    while case let next = next(of: leg, view, after: seen, isRestless: isRestless, &concerned),
      next < leg.count
    {
      if let last = plainChange(of: leg, view, from: next, heldUntil: heldUntil) {
        let point = leg[last]
        let outcome = change(to: tracker.state == .outside ? .inside : .outside, by: point)
        log.record(outcome, of: &self, at: last, point)
        seen = last
      } else {
        if tracker.isFree, tracker.state == .outside { come(along: leg, from: seen, to: next - 1) }
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
    return endLeg(leg, after: seen, isRestless: isRestless)
  }

  /// The fixes of a leg that concern a region while nothing is under way, once that is known.
  private struct Concerned {
    var outside: FixSet?
    var inside: FixSet?
  }

  /// The next fix of a leg that the region has to see; beyond the last one if there is none.
  // Mutating like the others, because the whole region would be copied else.
  @inline(__always)
  private mutating func next(
    of leg: Leg, _ view: LegView, after seen: Int, isRestless: Bool, _ concerned: inout Concerned
  ) -> Int {
    let first = seen + 1
    var next = first
    var until = Double.infinity
    if tracker.isFree {
      let fixes: FixSet
      if tracker.state == .outside {
        let inner = circle.innerLimit(accuracyMeters: CalmZone.bestAccuracy)
        fixes = concerned.outside ?? leg.coming(within: inner, view)
        concerned.outside = fixes
      } else {
        fixes = concerned.inside ?? leg.leaving(circle, view)
        concerned.inside = fixes
        until = nextDwell
      }
      next = fixes.first(from: first) ?? leg.count
    } else if !isRestless {
      next = leg.leaving(ring, view).first(from: first) ?? leg.count
      next = min(next, leg.first(from: first, worseThan: ring.worstAccuracy) ?? next)
      until = ring.until
    }
    guard until < .infinity, first < leg.count, until <= leg.time(leg.count - 1)
    else { return next }
    return min(next, leg.first(from: first, notBefore: until) ?? next)
  }

  /// The fix that confirms a change for which all fixes from one on plainly speak, while nothing is under way.
  @inline(__always)
  private mutating func plainChange(
    of leg: Leg, _ view: LegView, from next: Int, heldUntil: Double?
  ) -> Int? {
    guard tracker.isFree else { return nil }
    let isOutside = tracker.state == .outside
    guard let last = leg.confirmation(of: isOutside ? .inside : .outside, from: next),
      (isOutside ? leg.inside(circle, view) : leg.outside(circle, view)).holds(next, through: last),
      !leg[last].isHeld(until: heldUntil)
    else { return nil }
    return last
  }

  /// Takes in the fixes of a leg after those that it had to see; tells whether anything is different after the leg.
  @inline(__always)
  private mutating func endLeg(_ leg: Leg, after seen: Int, isRestless: Bool) -> Bool {
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
