import Geo

/// Following a leg of the track region by region.
extension RegionMonitor {
  /// Whether the fixes that come after the newest may be followed as a leg.
  ///
  /// Every region is settled and sees the same track, and regions are not so few that to look at single fixes is cheaper.
  func followsLegs(from time: Double) -> Bool {
    guard vicinity.isDense, bestAccuracy <= Circle.alwaysUsableAccuracy,
      time > newest, !onlyContains
    else { return false }
    return tail.points.count == 1
      && (passedOver != nil || tail.points[0].accuracyMeters <= Circle.alwaysUsableAccuracy)
  }

  /// How long a leg should be at most, in metres, so that not too many regions are around it.
  var legMeters: Double { 2 * vicinity.comfortableMeters }

  /// Takes in the fixes of a leg, which must follow the newest one without a jump; what came of them is noted in the log.
  ///
  /// The same as to look at each of them, but region by region instead of fix by fix. O(neighbours + fixes that a region has to see).
  mutating func follow(_ leg: Leg, into log: inout LegLog) {
    appendPassedOver()
    let (middle, radius) = leg.ball
    // Whatever the way from fix to fix, a shorter step does not cross a circle.
    let beside = leg.longestStep < index.shortestBlindStep ? 0 : leg.longestStep
    let limit = radius + Float(beside / Earth.radiusMeters)
    let reach = Double(limit) * Earth.radiusMeters + Self.marginMeters
    if !vicinity.covers(middle, withinMeters: reach) {
      vicinity.search(index, around: middle, atLeast: reach + 50) { slot in
        table.isLive(slot) && tracked.place(of: slot) == nil
      }
    }
    let ball = PackedBall(PackedTree.Entry(middle), 0)
    tracked.find(concernedBy: leg, around: ball, limit: limit, &near)
    meet(leg, around: ball, limit: limit, beside: beside)
    for place in near { show(leg, to: place, beside: beside, into: &log) }

    tracked.countSupport(leg.count)
    tracked.noteEnds()
    if leg.last.time >= tracked.nextDwell { tracked.noteDwells() }
    newest = leg.last.time
    glimpsed = nil
    tail.append(leg.last)
    isCalm = !tracked.isRestless
    lookAbout(leg.last)
  }

  /// Gives a state of their own to the regions at rest that a leg comes to.
  private mutating func meet(_ leg: Leg, around ball: PackedBall, limit: Float, beside: Double) {
    let beside = Float(beside / Earth.radiusMeters)
    let slots = vicinity.take(around: ball, limit: limit) { circle in
      leg.comes(within: circle.w + beside, of: circle)
    }
    // All at once, because memory takes long to answer, but not longer for many.
    let regions = slots.map { table.regions[$0] }
    for (slot, region) in zip(slots, regions) {
      near.append(tracked.insert(TrackedRegion(slot: slot, region, RegionTracker(.outside))))
    }
  }

  /// Shows a leg to a tracked region.
  private mutating func show(_ leg: Leg, to place: Int, beside: Double, into log: inout LegLog) {
    let circle = PackedTree.Entry(tracked[place].circle)
    let (support, heldUntil) = (tracked.support, heldUntil)
    let isSeen = tracked[place].follow(
      leg, around: circle, beside: beside, support: support, heldUntil: heldUntil, into: &log)
    guard isSeen else { return }
    tracked.settle(place)
    if tracked[place].need == .none {
      let slot = tracked[place].slot
      tracked.remove(at: place)
      vicinity.insert(circle, slot: slot)
    }
  }

  /// Finds out how far one may go from the newest fix.
  private mutating func lookAbout(_ point: TrackPoint) {
    var way = -1.0
    if isCalm {
      let here = PackedBall(PackedTree.Entry(point.vector), 0)
      let least = min(
        vicinity.way(from: here), tracked.way(from: here), vicinity.edge(from: point.vector))
      way = Double(least) * Earth.radiusMeters
    }
    moveZone(to: Glimpse(point), radiusMeters: way)
  }
}
