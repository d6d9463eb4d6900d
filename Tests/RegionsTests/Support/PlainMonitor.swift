import Foundation
import Geo

@testable import Regions

/// The oracle: applies every fix to the tracker of every region, each with its own last usable fix.
struct PlainMonitor {
  private struct Watched {
    var region: Region
    var tracker = RegionTracker()
    var last: TrackPoint?
    /// True if a first state of outside is not recorded.
    var isFromBeginning = false
  }

  private var watched: [Region.ID: Watched] = [:]
  private var heldUntil = -Double.infinity
  private var newest: Double?
  var criteria = ChangeCriteria()

  init(regions: [Region]) {
    criteria.lastMoving = -.infinity
    for region in regions { watched[region.id] = Watched(region: region, isFromBeginning: true) }
  }

  mutating func insert(_ region: Region) {
    guard var known = watched[region.id] else {
      watched[region.id] = Watched(region: region, isFromBeginning: newest == nil)
      return
    }
    if !known.region.hasSameCircle(as: region) {
      if known.tracker.state != .unknown { known.isFromBeginning = false }
      known.tracker.edit()
    }
    if let newest { known.tracker.setDwells(region.dwells, seenUntil: newest) }
    known.region = region
    watched[region.id] = known
  }

  mutating func remove(_ id: Region.ID) {
    watched[id] = nil
  }

  func state(of id: Region.ID) -> RegionState { watched[id]?.tracker.state ?? .unknown }

  /// Ends the stays that one fix up to a time has ended.
  mutating func endStays(leftUpTo time: Date) -> [Transition] {
    var update = RegionUpdate()
    for id in watched.keys.sorted() {
      guard var known = watched[id], let departure = known.tracker.departure,
        departure.time <= time.timeIntervalSinceReferenceDate + 0.0005
      else { continue }
      let center = Circle(known.region).center
      let outcome = known.tracker.confirm(
        certain: .outside, at: departure.time,
        distanceMeters: center.distanceMeters(to: departure.vector), region: known.region)
      update.record(outcome, of: id, state: .outside, at: departure)
      watched[id] = known
    }
    update.sort()
    return update.transitions
  }

  mutating func update(with fix: Fix, startsTrack: Bool) -> RegionUpdate {
    let point = TrackPoint(fix)
    let restarts = startsTrack && newest != nil
    if restarts { heldUntil = point.time + 10 }
    newest = point.time
    if fix.speedMetersPerSecond ?? .infinity >= 1 { criteria.lastMoving = point.time }
    var update = RegionUpdate()
    for id in watched.keys.sorted() {
      guard var known = watched[id] else { continue }
      if restarts {
        known.tracker.startTrack()
        known.last = nil
      }
      let circle = Circle(known.region)
      let outcome = known.tracker.update(
        with: point, distanceMeters: circle.center.distanceMeters(to: point.vector),
        after: known.last, circle: circle, region: known.region,
        isHeld: point.time < heldUntil - 0.0005, criteria: criteria)
      if point.accuracyMeters <= circle.worstAccuracy {
        if known.isFromBeginning, outcome.hasSettled,
          known.tracker.state == .outside
        {
          update.hasChanges = true
        } else {
          update.record(outcome, of: id, state: known.tracker.state, at: point)
        }
        known.last = point
        known.isFromBeginning = false
      }
      watched[id] = known
    }
    update.sort()
    return update
  }
}
