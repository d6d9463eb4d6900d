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
    // Whatever the way from fix to fix, a shorter step does not cross a circle.
    let beside = leg.longestStep < index.shortestBlindStep ? 0 : leg.longestStep
    let limit = leg.radius + Float(beside / Earth.radiusMeters)
    let reach = Double(limit) * Earth.radiusMeters + Self.marginMeters
    if !vicinity.covers(leg.middle, withinMeters: reach) {
      vicinity.search(index, around: leg.middle, atLeast: reach + 50) { slot in
        table.isLive(slot) && tracked.place(of: slot) == nil
      }
    }
    let ball = PackedBall(PackedTree.Entry(leg.middle), limit + PackedTree.slop)
    tracked.find(concernedBy: leg, in: ball, &near)
    // Before those that are tracked, which may come to rest.
    meet(leg, in: ball, into: &log)
    for place in near { show(leg, to: place, into: &log) }

    tracked.countSupport(leg.count)
    tracked.noteEnds()
    if leg.last.time >= tracked.nextDwell { tracked.noteDwells() }
    newest = leg.last.time
    glimpsed = nil
    tail.append(leg.last)
    isCalm = !tracked.isRestless
    lookAbout(leg.last)
  }

  /// Shows a leg to the regions at rest that it comes to; those that it leaves otherwise get a state of their own.
  private mutating func meet(_ leg: Leg, in ball: PackedBall, into log: inout LegLog) {
    if !met.isEmpty { met.removeAll(keepingCapacity: true) }
    vicinity.find(reachedBy: ball) { number, slot, circle in
      if leg.concerns(circle) { met.append((number, slot)) }
    }
    // All at once, because memory takes long to answer, but not longer for many.
    if !metRegions.isEmpty { metRegions.removeAll(keepingCapacity: true) }
    for (_, slot) in met { metRegions.append(table.regions[slot]) }
    let (support, heldUntil) = (tracked.support, heldUntil)
    // Backwards: what is taken out leaves its number to the last one.
    for index in met.indices.reversed() {
      let (number, slot) = met[index]
      var region = TrackedRegion(slot: slot, metRegions[index], RegionTracker(.outside))
      _ = region.follow(leg, support: support, heldUntil: heldUntil, into: &log)
      if region.need != .none {
        vicinity.remove(at: number)
        tracked.settle(tracked.insert(region))
      }
    }
  }

  /// Shows a leg to a tracked region.
  private mutating func show(_ leg: Leg, to place: Int, into log: inout LegLog) {
    let (support, heldUntil) = (tracked.support, heldUntil)
    let isOther = tracked[place].follow(leg, support: support, heldUntil: heldUntil, into: &log)
    guard isOther else { return }
    tracked.settle(place)
    if tracked[place].need == .none {
      let (slot, circle) = (tracked[place].slot, tracked[place].circle)
      tracked.remove(at: place)
      vicinity.insert(PackedTree.Entry(circle), slot: slot)
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
