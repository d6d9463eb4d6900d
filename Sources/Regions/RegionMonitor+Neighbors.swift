import Geo

/// Showing a fix to the regions that it may matter to.
extension RegionMonitor {
  /// Shows a fix to all neighbours whose border the track may have reached, and to those whose dwell is over.
  mutating func showNeighbors(
    _ point: TrackPoint, reach: Double, segment: Double, into observation: inout Observation
  ) {
    let isHeld = heldUntil.map { !Span(from: $0, to: point.time).isAtLeast(0) } ?? false
    let isDwellOver = tracked.isDwellOver(at: point.time)
    var hasMoved = false
    var place = 0
    while place < vicinity.neighbors.count {
      let neighbor = vicinity.neighbors[place]
      if neighbor.slack > reach, !isDwellOver { break }
      let isMatter =
        neighbor.tracked < 0
        ? neighbor.slack <= reach
          && showRegionAtRest(
            point, isHeld: isHeld, segment: segment, neighborAt: place, into: &observation)
        : showTracked(
          point, isHeld: isHeld, isReached: neighbor.slack <= reach, neighborAt: place,
          into: &observation)
      if isMatter { hasMoved = true } else { vicinity.effort += 1 }
      place += 1
    }
    if hasMoved {
      vicinity.sort()
      tracked.noteDwells()
    }
  }

  /// Shows a fix to a region at rest outside; tells whether its slack has changed.
  private mutating func showRegionAtRest(
    _ point: TrackPoint, isHeld: Bool, segment: Double, neighborAt place: Int,
    into observation: inout Observation
  ) -> Bool {
    let slot = Int(vicinity.neighbors[place].slot)
    let circle = Circle(table.regions[slot])
    // A chord is shorter than its arc: a chord beyond the limit proves that the distance is too.
    let limit = (circle.radiusMeters + segment + Vicinity.marginMeters) / Earth.radiusMeters
    guard point.accuracyMeters <= circle.worstAccuracy,
      circle.center.squaredChord(to: point.vector) <= limit * limit
    else { return false }
    var region = trackedRegion(at: slot, .outsideAtRest)
    show(point, isHeld: isHeld, to: &region, into: &observation)
    guard !region.tracker.isAtRest else { return false }
    vicinity.neighbors[place].slack = region.slack(from: vicinity.center)
    vicinity.neighbors[place].tracked = Int32(tracked.insert(region))
    return true
  }

  /// Shows a fix to a tracked region; tells whether its slack has changed.
  private mutating func showTracked(
    _ point: TrackPoint, isHeld: Bool, isReached: Bool, neighborAt place: Int,
    into observation: inout Observation
  ) -> Bool {
    let at = Int(vicinity.neighbors[place].tracked)
    let wasCalm = tracked[at].tracker.isCalmInside
    if wasCalm, !isReached || tracked[at].surelyHolds(point.vector),
      !tracked[at].tracker.isDwellOver(at: point.time)
    {
      return false
    }
    show(point, isHeld: isHeld, to: &tracked[at], into: &observation)
    if tracked[at].tracker.isAtRest {
      let circle = tracked[at].circle
      vicinity.neighbors[place].slack =
        circle.center.distanceMeters(to: vicinity.center) - circle.radiusMeters
        - Vicinity.marginMeters
      vicinity.neighbors[place].tracked = -1
      tracked.remove(at: at)
      return true
    }
    let isCalm = tracked[at].tracker.isCalmInside
    if isCalm || wasCalm {
      vicinity.neighbors[place].slack = tracked[at].slack(from: vicinity.center)
    }
    return isCalm || wasCalm
  }

  private func show(
    _ point: TrackPoint, isHeld: Bool, to region: inout TrackedRegion,
    into observation: inout Observation
  ) {
    let rules = table.regions[region.slot]
    let outcome =
      onlyContains
      ? region.tracker.contain(point, circle: region.circle)
      : region.tracker.update(
        with: point, after: tail.last(usableUpTo: region.circle.worstAccuracy),
        circle: region.circle, dwells: rules.dwells, firesInitially: rules.firesInitially,
        isHeld: isHeld)
    observation.record(outcome, of: rules.id, state: region.tracker.state, at: point)
  }
}
