import Foundation
public import Geo

/// What a glance in vain has found out.
struct Glimpsed {
  let time: Double
  let vector: UnitVector
  /// How far one may go from there without coming to a region at rest, as an angle.
  let free: Float
  /// How far without leaving the ring of a tracked one.
  let held: Float
}

/// Telling at a glance that nothing comes of a fix.
extension RegionMonitor {
  /// Tells whether nothing comes of a fix outside the calm zone either, and moves the zone there if so.
  @usableFromInline
  mutating func glances(at fix: Fix) -> Bool {
    let time = fix.time.timeIntervalSinceReferenceDate
    // One who was told so once may ask again.
    if let glimpsed, glimpsed.time == time { return false }
    // The way does not matter where only containment does.
    let before = passedOver?.coordinate ?? tail.points.last?.coordinate
    guard let before = before ?? (onlyContains ? fix.coordinate : nil) else { return false }
    let glimpse = Glimpse(
      latitude: fix.coordinate.latitude, longitude: fix.coordinate.longitude,
      afterLatitude: before.latitude, longitude: before.longitude)
    return glances(at: glimpse, time: time, accuracyMeters: fix.accuracyMeters)
  }

  /// The same for a fix that is newer than the last.
  ///
  /// Nothing comes of it as long as it is in all rings, and the way there as well, or too short to cross a circle at rest (G8).
  @inline(__always)
  mutating func glances(at glimpse: Glimpse, time: Double, accuracyMeters: Double) -> Bool {
    guard isCalm, time < tracked.nextEnd, time < tracked.nextDwell,
      accuracyMeters >= CalmZone.bestAccuracy, accuracyMeters <= tracked.worstAccuracy
    else { return false }
    let here = PackedBall(PackedTree.Entry(glimpse.vector), 0)
    let (free, held) = (vicinity.way(from: here), tracked.way(from: here))
    let way = min(free, held, vicinity.edge(from: glimpse.vector))
    guard way > 0 else {
      glimpsed = Glimpsed(time: time, vector: glimpse.vector, free: free, held: held)
      return false
    }
    let radius = Double(way) * Earth.radiusMeters
    guard
      onlyContains || glimpse.stepMeters <= radius
        || !tracked.isGrazed && glimpse.stepMeters < index.shortestBlindStep
    else { return false }
    moveZone(to: glimpse, radiusMeters: radius)
    return true
  }

  /// How far the last glance or look lets one go on from a point, in metres; not above zero when one has to look again.
  func wayLeft(to point: TrackPoint) -> Double {
    guard tail.points.count == 1, point.accuracyMeters >= CalmZone.bestAccuracy,
      point.accuracyMeters <= tracked.worstAccuracy
    else { return -1 }
    return restRadius - restCenter.distanceMeters(to: point.vector) - Self.marginMeters
  }

  /// Notes how far one may go from a point without leaving a ring; there fixes are passed over, unless something is under way.
  @inline(__always)
  mutating func moveZone(to center: Glimpse, radiusMeters: Double) {
    restCenter = center.vector
    restRadius = radiusMeters
    guard isCalm else {
      calm = .none
      return
    }
    calm = CalmZone(
      around: center, radiusMeters: radiusMeters - Self.marginMeters,
      until: min(tracked.nextDwell, tracked.nextEnd), worstAccuracyMeters: tracked.worstAccuracy)
  }
}
