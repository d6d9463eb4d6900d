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

  /// Tells whether a fix outside the calm zone may be passed over all the same, and moves the zone there if so.
  ///
  /// That is so when it is calm, no border is reached, and the step is too short to cross a circle.
  mutating func finds(nothingAt point: TrackPoint) -> Bool {
    guard isCalm, calmCenter != nil, point.time < tracked.nextExit,
      point.time < tracked.nextDwell, point.accuracyMeters >= CalmZone.bestAccuracy,
      point.accuracyMeters <= calmAccuracy, onlyContains || isStepTooShortToCross(to: point)
    else { return false }
    let radius = min(
      vicinity.wayOfNothing(from: point.vector), tracked.wayOfNothing(from: point.vector),
      tracked.wayBack(from: point.vector, accuracyMeters: calmAccuracy + Self.marginMeters))
    guard radius > 0 else { return false }
    calmCenter = point
    calmRadius = radius
    moveZone()
    return true
  }

  // Inlined, because a call would copy the whole monitor.
  @inline(__always)
  private func isStepTooShortToCross(to point: TrackPoint) -> Bool {
    guard let before = passedOver?.coordinate ?? tail.points.last?.coordinate else { return false }
    let longest = blindStep(accuracyMeters: CalmZone.bestAccuracy)
    return point.coordinate.isSurely(withinMeters: longest, of: before)
      || UnitVector(before).distanceMeters(to: point.vector) < longest
  }

  /// Shorter steps cross no circle there is (G8).
  @inline(__always)
  private func blindStep(accuracyMeters: Double) -> Double {
    Pass.longestBlindStep(
      radiusMeters: index.smallestRadius, accuracyMeters: accuracyMeters)
  }

  /// Looks at all regions around, shows the fix to those that it may matter to, and finds out how far the others are.
  mutating func lookAround(
    _ point: TrackPoint, step: Double, within back: Double, isHeld: Bool,
    into observation: inout Observation
  ) {
    var leaving: [Int] = []
    let inside = tracked.look(from: point) { leaving.append($0) }

    var arriving: [Int] = []
    let isBlind = step < blindStep(accuracyMeters: point.accuracyMeters)
    let beside = isBlind ? 0 : step
    let outside = vicinity.look(from: point.vector, withinMeters: beside) { slot in
      let circle = Circle(table.regions[slot])
      // A chord is shorter than its arc: a chord beyond the limit proves that the distance is too.
      let limit = (circle.radiusMeters + beside + Self.marginMeters) / Earth.radiusMeters
      guard point.accuracyMeters <= circle.worstAccuracy,
        circle.center.squaredChord(to: point.vector) <= limit * limit
      else { return false }
      arriving.append(slot)
      return true
    }
    calmCenter = point
    calmRadius = min(inside, outside, back)
    for place in leaving { show(point, isHeld: isHeld, toTracked: place, into: &observation) }
    for slot in arriving {
      let place = tracked.insert(
        TrackedRegion(
          slot: slot, table.regions[slot], .outsideAtRest, onlyContains: onlyContains))
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
    settle(place, after: point)
  }

  /// Takes a tracked region that was just shown a fix out of the active ones if it may be: what is at rest, calm or leaving now limits how
  /// far the look around holds.
  private mutating func settle(_ place: Int, after point: TrackPoint) {
    guard let calmCenter else { return }
    let circle = tracked[place].circle
    if tracked[place].isCalm {
      let distance = circle.center.distanceMeters(to: calmCenter.vector)
      calmRadius = min(calmRadius, tracked[place].holdMeters - distance - Self.marginMeters)
    } else if tracked[place].isAtRest {
      let distance = circle.center.distanceMeters(to: calmCenter.vector)
      calmRadius = min(calmRadius, distance - circle.radiusMeters - Self.marginMeters)
      let slot = tracked[place].slot
      tracked.remove(at: place)
      vicinity.insert(PackedTree.Entry(circle), slot: slot)
    } else if let exit = tracked[place].tracker.earliestExit(supportedAt: point.time),
      point.time < exit
    {
      let margin = circle.outerLimit + calmAccuracy + Self.marginMeters
      let distance = circle.center.distanceMeters(to: calmCenter.vector)
      if distance > margin {
        calmRadius = min(calmRadius, distance - margin)
        tracked.beginLeaving(place, notBefore: exit)
      } else if circle.center.distanceMeters(to: point.vector)
        > circle.outerLimit + tracked.accuracyToAllow(after: point) + Self.marginMeters
      {
        // It could be leaving, had the last look around been here.
        calmRadius = -1
      }
    }
  }

  /// Finds out which regions go on leaving.
  ///
  /// This fix speaks for their exits; the others have to be shown it. Returns how far a look around may hold for their sake, in metres.
  mutating func watchLeaving(
    _ point: TrackPoint, after lastFix: Double, isLookingAround: Bool
  ) -> Double {
    defer { tracked.countSupport(1) }
    guard tracked.nextExit < .infinity else { return .infinity }
    if point.accuracyMeters > calmAccuracy {
      tracked.endLeaving(lastFix: lastFix)
    } else if isLookingAround || point.time >= tracked.nextExit {
      return tracked.endLeaving(
        before: point.time, at: isLookingAround ? point.vector : nil,
        accuracyMeters: calmAccuracy + Self.marginMeters, lastFix: lastFix)
    }
    return .infinity
  }
}
