import Geo

/// Showing a fix to the regions that it may matter to.
extension RegionMonitor {
  /// Looks at the rings around, wakes the regions that the fix may matter to, and returns how far one may go without leaving the others, in
  /// metres.
  mutating func lookAround(
    _ point: TrackPoint, _ known: Glimpsed?, after lastFix: Double
  ) -> Double {
    let step = onlyContains ? 0 : tail.longestSegment(endingIn: point)
    var known = known
    if !vicinity.covers(point.vector, withinMeters: 2 * step) {
      known = nil
      vicinity.search(index, around: point.vector, atLeast: 4 * step + 50) { slot in
        table.isLive(slot) && tracked.place(of: slot) == nil
      }
    }
    let here = PackedBall(PackedTree.Entry(point.vector), 0)
    let missing = max(CalmZone.bestAccuracy - point.accuracyMeters, 0)
    let held = wakeAround(here, known?.held, withinMeters: missing, lastFix: lastFix)
    let isBlind =
      step < index.shortestBlindStep && missing == 0
      || step
        < Pass.longestBlindStep(
          radiusMeters: index.smallestRadius, accuracyMeters: point.accuracyMeters)
    let free = takeAround(here, known?.free, point, withinMeters: isBlind ? 0 : step)
    return Double(min(held, free, vicinity.edge(from: point.vector))) * Earth.radiusMeters
  }

  /// Wakes the resting regions whose rings a fix is not well within; returns how far one may go in the others, as an angle.
  private mutating func wakeAround(
    _ here: PackedBall, _ known: Float?, withinMeters meters: Double, lastFix: Double
  ) -> Float {
    let limit = Float(meters / Earth.radiusMeters)
    let way = known ?? tracked.way(from: here)
    guard way <= limit else { return way }
    if !near.isEmpty { near.removeAll(keepingCapacity: true) }
    let held = tracked.look(from: here, limit: limit, near: &near)
    for place in near { tracked.wake(place, lastFix: lastFix) }
    return held
  }

  /// Gives a state of their own to the regions at rest that a fix may have reached; returns how far the others are, as an angle.
  private mutating func takeAround(
    _ here: PackedBall, _ known: Float?, _ point: TrackPoint, withinMeters beside: Double
  ) -> Float {
    let limit = Float(beside / Earth.radiusMeters)
    let way = known ?? vicinity.way(from: here)
    guard way <= limit else { return way }
    return vicinity.look(from: PackedTree.Entry(point.vector), here, limit: limit) { slot in
      let circle = Circle(table.regions[slot])
      // A chord is shorter than its arc: a chord beyond the limit proves that the distance is too.
      let limit = (circle.radiusMeters + beside + Self.marginMeters) / Earth.radiusMeters
      guard point.accuracyMeters <= circle.worstAccuracy,
        circle.center.squaredChord(to: point.vector) <= limit * limit
      else { return false }
      tracked.insert(
        TrackedRegion(slot: slot, table.regions[slot], circle: circle, RegionTracker(.outside)))
      return true
    }
  }

  /// Shows a fix to the regions that have to see it, and returns how far those that rest afterwards allow to go, in metres.
  mutating func showActive(
    _ point: TrackPoint, isHeld: Bool, into observation: inout Observation
  ) -> Double {
    var way = Double.infinity
    // Backwards: what rests or goes leaves its place in the list to the last one.
    for index in tracked.active.indices.reversed() {
      way = min(
        way, show(point, isHeld: isHeld, toTracked: tracked.active[index], into: &observation))
    }
    return way
  }

  /// Shows a fix to the regions whose dwell may be over, and returns how far they allow to go, in metres.
  mutating func showDwelling(
    _ point: TrackPoint, isHeld: Bool, into observation: inout Observation
  ) -> Double {
    var way = Double.infinity
    for place in tracked.placesOfDwells(until: point.time) {
      way = min(way, show(point, isHeld: isHeld, toTracked: place, into: &observation))
    }
    tracked.noteDwells()
    return way
  }

  /// Shows a fix to a tracked region; returns how far one may go without its having to see more, in metres.
  private mutating func show(
    _ point: TrackPoint, isHeld: Bool, toTracked place: Int, into observation: inout Observation
  ) -> Double {
    let outcome =
      onlyContains
      ? tracked.show(place) { $0.contain(point) }
      : tracked.show(place) {
        $0.show(point, after: tail.last(usableUpTo: $0.circle.worstAccuracy), isHeld: isHeld)
      }
    if outcome.isSomething {
      observation.record(
        outcome, of: tracked[place].region.id, state: tracked[place].tracker.state, at: point)
    }
    if outcome.marks.contains(.isUsed), tracked[place].tracker.isDwellReached(at: point.time) {
      observation.record(
        dwells: tracked.reachedDwells(place, at: point.time), of: tracked[place].region.id,
        distanceMeters: outcome.distanceMeters, at: point)
    }
    let (need, way) = (tracked[place].need, tracked[place].wayMeters)
    if need == .none {
      let (slot, circle) = (tracked[place].slot, tracked[place].circle)
      tracked.remove(at: place)
      vicinity.insert(PackedTree.Entry(circle), slot: slot)
    }
    return need == .every ? .infinity : way
  }
}
