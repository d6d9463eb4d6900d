import Geo

/// A region with a tracker of its own: inside, undecided, or with something under way.
struct TrackedRegion: Sendable {
  let slot: Int
  let circle: Circle
  var region: Region
  var tracker: RegionTracker
  /// Where the tracker needs no fix; out of date while the region is active.
  private(set) var band = QuietBand(kind: .still, low: 0, high: 0)
  /// How far the receiver may move before the tracker needs a fix again, in metres.
  private(set) var slackMeters = 0.0
  /// The row of the region's band while it is quiet; `nil` while it is active.
  var row: Int?

  init(slot: Int, _ region: Region, _ tracker: RegionTracker) {
    self.slot = slot
    self.region = region
    self.tracker = tracker
    circle = Circle(region)
  }

  /// Returns true if the circle can use a fix that is in it or within some metres of it.
  func canUse(_ point: TrackPoint, within meters: Double) -> Bool {
    point.accuracyMeters <= circle.worstAccuracy
      && circle.center.distanceMeters(to: point.vector)
        <= circle.radiusMeters + meters + RegionMonitor.marginMeters
  }

  /// True if the region may become quiet.
  @inline(__always)
  var canRest: Bool { band.kind != .passing && slackMeters > RegionMonitor.marginMeters }

  /// Applies the rules to a fix, given the last one before it that the circle could use.
  mutating func update(
    with point: TrackPoint, after previous: TrackPoint?, isHeld: Bool, criteria: ChangeCriteria,
    bestAccuracy: Double, into update: inout RegionUpdate
  ) {
    let distance = circle.center.distanceMeters(to: point.vector)
    let (nearestPass, departure) = (tracker.nearestPass, tracker.departure)
    let outcome = tracker.update(
      with: point, distanceMeters: distance, after: previous, circle: circle, region: region,
      isHeld: isHeld, criteria: criteria)
    if tracker.isPending || tracker.nearestPass != nearestPass { update.isPending = true }
    if tracker.departure != departure { update.changesDepartures = true }
    update.record(outcome, of: region.id, state: tracker.state, at: point)
    if tracker.isAtRest {
      slackMeters = distance - circle.radiusMeters
    } else {
      band = tracker.quietBand(
        after: point, distanceMeters: distance, circle: circle, bestAccuracy: bestAccuracy)
      slackMeters = band.slack(at: distance)
    }
  }

  /// Confirms a definite state at once.
  mutating func confirm(
    _ state: RegionState, at point: TrackPoint, distanceMeters: Double,
    into update: inout RegionUpdate
  ) {
    let outcome = tracker.confirm(
      certain: state, at: point.time, distanceMeters: distanceMeters, region: region)
    update.record(outcome, of: region.id, state: tracker.state, at: point)
  }

  /// Ends the stay if one fix up to a time, in seconds since the reference date, has ended it.
  mutating func endStay(leftUpTo time: Double, into update: inout RegionUpdate) {
    guard let departure = tracker.departure, departure.time <= time + Span.tolerance else { return }
    let distance = circle.center.distanceMeters(to: departure.vector)
    confirm(.outside, at: departure, distanceMeters: distance, into: &update)
  }

  /// Records the dwells that a stay has reached at a fix.
  mutating func extendStay(to point: TrackPoint, into update: inout RegionUpdate) {
    var outcome = RegionTracker.Outcome(
      distanceMeters: circle.center.distanceMeters(to: point.vector))
    outcome.dwells = tracker.reachedDwells(at: point.time)
    update.record(outcome, of: region.id, state: tracker.state, at: point)
  }

  /// Applies d <= R to a fix, and none of the rules.
  mutating func contain(_ point: TrackPoint, into update: inout RegionUpdate) {
    let distance = circle.center.distanceMeters(to: point.vector)
    let outcome = tracker.contain(distanceMeters: distance, circle: circle)
    update.record(outcome, of: region.id, state: tracker.state, at: point)
    band = QuietBand(kind: .still, low: -.infinity, high: circle.radiusMeters)
    slackMeters = abs(circle.radiusMeters - distance)
  }
}
