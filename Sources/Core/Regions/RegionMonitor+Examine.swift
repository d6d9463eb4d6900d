public import Foundation
public import Geo

/// The examination of a fix that cannot be skipped, and evidence of a phone's own.
extension RegionMonitor {
  /// Applies all rules to a fix, and finds the ball in which the next ones are skipped.
  @usableFromInline
  mutating func examine(_ fix: Fix, startsTrack: Bool) -> RegionUpdate {
    var update = RegionUpdate()
    let point = TrackPoint(fix)
    guard point.time > newest else { return update }
    appendSkipped()
    let lastFix = newest
    newest = point.time
    if fix.mayBeMoving { lastMoving = point.time }
    if startsTrack, lastFix > -.infinity {
      tail.removeAll()
      heldUntil = point.time + Self.holdSeconds
      tracked.startTrack(lastFix: lastFix)
    }
    if point.accuracyMeters < bandAccuracy {
      // Halved, so that this happens only a few times, however accuracies vary.
      bandAccuracy = min(point.accuracyMeters, bandAccuracy / 2)
      tracked.activateAll(lastFix: lastFix)
    }
    if settledAccuracy > Circle.alwaysUsableAccuracy { settle(by: point, into: &update) }

    tracked.activateExpired(
      at: point.time, accuracyMeters: point.accuracyMeters, lastFix: lastFix)
    var slack = slackOfOthers(from: point, lastFix: lastFix)
    slack = min(slack, updateActive(with: point, into: &update))
    if !containsOnly { tail.append(point) }
    ball = .none
    // While some regions cannot use the newest fix, they do not all see the same track.
    if slack > Self.marginMeters, point.accuracyMeters <= Circle.alwaysUsableAccuracy,
      settledAccuracy <= Circle.alwaysUsableAccuracy
    {
      ball = SkipBall(
        center: fix.coordinate, radiusMeters: slack - Self.marginMeters,
        deadline: tracked.deadline, accuracies: bandAccuracy...Circle.alwaysUsableAccuracy)
    }
    if criteria.leavesByOne || firstDeparture < .infinity {
      firstDeparture = tracked.firstDeparture
    }
    update.sort()
    return update
  }

  /// Makes the regions active that a fix may matter to; returns how far the receiver may move
  /// before it matters to one of the others, in metres.
  private mutating func slackOfOthers(from point: TrackPoint, lastFix: Double) -> Double {
    let step = containsOnly ? 0 : tail.longestSegment(endingIn: point)
    // A shorter step passes through no circle that holds neither of its ends.
    let isBlind =
      step
      < Pass.longestBlindStep(
        radiusMeters: index.smallestRadius, accuracyMeters: point.accuracyMeters)
    let reach = isBlind ? 0 : step
    var covered = neighbors.coveredMeters(from: point.vector)
    if covered <= 2 * step {
      neighbors.search(index, around: point.vector, atLeast: 4 * step + 50) { slot in
        table.isLive(slot) && tracked.place(of: slot) == nil
      }
      covered = neighbors.coveredMeters(from: point.vector)
    }
    let here = PackedBall(PackedTree.Entry(point.vector), 0)
    let quiet = tracked.slackOfQuiet(from: here, lastFix: lastFix)
    let atRest = neighbors.slack(from: here, limit: Float(reach / Earth.radiusMeters)) { slot in
      let region = TrackedRegion(slot: slot, table.regions[slot], RegionTracker(.outside))
      guard region.canUse(point, within: reach) else { return false }
      tracked.insert(region)
      return true
    }
    return min(Double(min(quiet, atRest)) * Earth.radiusMeters, covered)
  }

  /// Updates the active regions; returns how far the receiver may move before a fix matters to
  /// one of them, in metres, not above zero if each fix does.
  private mutating func updateActive(
    with point: TrackPoint, into update: inout RegionUpdate
  ) -> Double {
    let isHeld = heldUntil.map { !Span(from: $0, to: point.time).isAtLeast(0) } ?? false
    var (slack, criteria) = (Double.infinity, criteria)
    criteria.lastMoving = lastMoving
    // Descending, because a region that becomes quiet leaves its index to the last one.
    for index in tracked.active.indices.reversed() {
      let place = tracked.active[index]
      if containsOnly {
        tracked[place].contain(point, into: &update)
      } else {
        tracked[place].update(
          with: point, after: tail.last(usableUpTo: tracked[place].circle.worstAccuracy),
          isHeld: isHeld, criteria: criteria, bestAccuracy: bandAccuracy, into: &update)
      }
      slack = min(slack, tracked[place].slackMeters)
      if tracked[place].tracker.isAtRest {
        neighbors.insert(PackedTree.Entry(tracked[place].circle), slot: tracked[place].slot)
        tracked.removeActive(at: index)
      } else {
        tracked.noteBand(ofActive: index)
      }
    }
    return slack
  }

  /// Finds the regions for which a fix is the first usable one and which it does not certainly
  /// leave outside, and gives them trackers.
  ///
  /// All others that can use the fix are outside from now on, which `settledAccuracy` implies.
  private mutating func settle(by point: TrackPoint, into update: inout RegionUpdate) {
    let accuracy = point.accuracyMeters
    guard accuracy < settledAccuracy else { return }
    func isUndecided(_ slot: Int) -> Bool {
      table.isLive(slot) && tracked.place(of: slot) == nil && !isImpliedOutside(slot)
        && accuracy <= Circle.worstAccuracy(forRadius: table.regions[slot].radiusMeters)
    }
    let widest = Circle.outerLimit(forRadius: index.largestRadius) - index.largestRadius
    let near = index.slots(
      around: point.vector, withinMeters: widest + accuracy + Self.marginMeters)
    for slot in near where isUndecided(slot) {
      let circle = Circle(table.regions[slot])
      let distance = circle.center.distanceMeters(to: point.vector)
      let verdict = circle.verdict(distanceMeters: distance, accuracyMeters: accuracy)
      if verdict != .outside { tracked.insert(trackedRegion(at: slot, RegionTracker())) }
    }
    if table.regions.indices.contains(where: isUndecided) { update.hasChanges = true }
    settledAccuracy = accuracy
    neighbors.invalidate()
  }

  // MARK: Evidence of a phone

  /// Applies a state that the phone's own geofence reports, and returns the changes.
  ///
  /// Call `update` with the fix of the same message first. Ignores a state that this fix
  /// contradicts: d - a beyond the outer limit for inside, d + a below the inner one for outside.
  public mutating func confirm(_ state: RegionState, of id: Region.ID, by fix: Fix) -> RegionUpdate
  {
    var update = RegionUpdate()
    guard state != .unknown, let slot = table.slot(of: id) else { return update }
    let circle = Circle(table.regions[slot])
    let point = TrackPoint(fix)
    let distance = circle.center.distanceMeters(to: point.vector)
    let isDenied =
      state == .inside
      ? distance - fix.accuracyMeters > circle.outerLimit
      : distance + fix.accuracyMeters < circle.innerLimit(accuracyMeters: fix.accuracyMeters)
    guard !isDenied, tracker(at: slot).state != state else { return update }
    forgetNeighbors()
    if tracked.place(of: slot) == nil { tracked.insert(trackedRegion(at: slot, tracker(at: slot))) }
    guard let place = tracked.place(of: slot) else { return update }
    tracked[place].confirm(state, at: point, distanceMeters: distance, into: &update)
    return update
  }

  /// The time of the earliest position that ends a stay by itself, or a little before; `nil`
  /// without one (P12).
  public var firstDepartureTime: Date? {
    firstDeparture < .infinity ? Date(timeIntervalSinceReferenceDate: firstDeparture) : nil
  }

  /// Ends the stays that one position up to `time` has ended by itself (P12), each at the time of
  /// that position, and returns the changes.
  public mutating func endStays(leftUpTo time: Date) -> RegionUpdate {
    var update = RegionUpdate()
    forgetNeighbors()
    tracked.forEachInside {
      $0.endStay(leftUpTo: time.timeIntervalSinceReferenceDate, into: &update)
    }
    firstDeparture = tracked.firstDeparture
    update.sort()
    return update
  }

  /// Extends all stays to the time of a report without movement, and returns the dwells reached.
  ///
  /// Supports no other change. Ignores a fix that is not newer than the last one.
  public mutating func extendStays(to fix: Fix) -> RegionUpdate {
    var update = RegionUpdate()
    let point = TrackPoint(fix)
    guard point.time > newest else { return update }
    tracked.forEachInside { $0.extendStay(to: point, into: &update) }
    update.sort()
    return update
  }
}
