import Geo

@testable import Regions

/// The oracle: shows every fix to the tracker of every region, with each region's own memory of its last usable fix.
struct PlainMonitor {
  private let regions: [Region]
  private var trackers: [RegionTracker]
  private var last: [TrackPoint?]
  private var heldUntil = -Double.infinity
  private var hasTrack = false

  init(regions: [Region]) {
    self.regions = regions.sorted { $0.id < $1.id }
    trackers = regions.map { _ in RegionTracker() }
    last = regions.map { _ in nil }
  }

  mutating func update(with fix: Fix, startsTrack: Bool) -> Observation {
    let point = TrackPoint(fix)
    if startsTrack, hasTrack {
      heldUntil = point.time + 10
      for index in trackers.indices {
        trackers[index].startTrack()
        last[index] = nil
      }
    }
    hasTrack = true
    var observation = Observation()
    for (index, region) in regions.enumerated() {
      let circle = Circle(region)
      let outcome = trackers[index].update(
        with: point, after: last[index], circle: circle, dwells: region.dwells,
        firesInitially: region.firesInitially, isHeld: point.time < heldUntil - 0.0005)
      observation.record(outcome, of: region.id, state: trackers[index].state, at: point)
      if point.accuracyMeters <= circle.worstAccuracy { last[index] = point }
    }
    observation.transitions.sort(by: Transition.precedes)
    return observation
  }
}
