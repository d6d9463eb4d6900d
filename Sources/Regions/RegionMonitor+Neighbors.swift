import Geo

/// Showing a fix to the regions that it may matter to.
extension RegionMonitor {
  /// Shows a fix to the regions for which something is under way, and to those whose dwell is over.
  ///
  /// Of the active ones only the first `count`; those behind have just seen it.
  mutating func showActive(
    _ point: TrackPoint, count: Int, isHeld: Bool, into observation: inout Observation
  ) {
    // Backwards: what becomes calm or goes leaves its place in the list to the last one.
    for index in (0..<count).reversed() {
      show(point, isHeld: isHeld, toTracked: tracked.active[index], into: &observation)
    }
    guard tracked.isDwellOver(at: point.time) else { return }
    for place in tracked.placesOfDwells(until: point.time) {
      show(point, isHeld: isHeld, toTracked: place, into: &observation)
    }
    tracked.noteDwells()
  }

  /// Looks at all regions around, shows the fix to those that it may matter to, and finds out how far the others are.
  mutating func lookAround(
    _ point: TrackPoint, step: Double, isHeld: Bool, into observation: inout Observation
  ) {
    var leaving: [Int] = []
    let inside = tracked.look(from: point.vector) { leaving.append($0) }

    var arriving: [Int] = []
    let outside = vicinity.look(from: point.vector, step: step) { slot in
      let circle = Circle(table.regions[slot])
      // A chord is shorter than its arc: a chord beyond the limit proves that the distance is too.
      let limit = (circle.radiusMeters + step + Self.marginMeters) / Earth.radiusMeters
      guard point.accuracyMeters <= circle.worstAccuracy,
        circle.center.squaredChord(to: point.vector) <= limit * limit
      else { return false }
      arriving.append(slot)
      return true
    }
    calmCenter = point
    calmRadius = min(inside, outside)
    for place in leaving { show(point, isHeld: isHeld, toTracked: place, into: &observation) }
    for slot in arriving {
      let place = tracked.insert(trackedRegion(at: slot, .outsideAtRest))
      show(point, isHeld: isHeld, toTracked: place, into: &observation)
    }
  }

  /// Shows a fix to a tracked region in its place, nothing copied; what is at rest afterwards, or calm, limits how far the look around holds.
  private mutating func show(
    _ point: TrackPoint, isHeld: Bool, toTracked place: Int, into observation: inout Observation
  ) {
    let slot = tracked[place].slot
    let circle = tracked[place].circle
    let id = table.regions[slot].id
    let outcome: RegionTracker.Outcome
    if onlyContains {
      outcome = tracked.track(place) { $0.contain(point, circle: circle) }
    } else {
      let previous = tail.last(usableUpTo: circle.worstAccuracy)
      outcome = tracked.track(place) {
        $0.update(
          with: point, after: previous, circle: circle, dwells: table.regions[slot].dwells,
          firesInitially: table.regions[slot].firesInitially, isHeld: isHeld)
      }
    }
    if outcome.isSomething {
      observation.record(outcome, of: id, state: tracked[place].tracker.state, at: point)
    }
    guard tracked[place].isCalm || tracked[place].isAtRest, let calmCenter else { return }
    let distance = circle.center.distanceMeters(to: calmCenter.vector)
    if tracked[place].isCalm {
      calmRadius = min(calmRadius, tracked[place].leavingMeters - distance - Self.marginMeters)
    } else {
      calmRadius = min(calmRadius, distance - circle.radiusMeters - Self.marginMeters)
      tracked.remove(at: place)
      vicinity.insert(PackedTree.Entry(circle), slot: slot)
    }
  }
}
