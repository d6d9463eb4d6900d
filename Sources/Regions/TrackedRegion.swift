import Geo

/// A region with a state of its own: inside, undecided, or with something under way.
struct TrackedRegion: Sendable {
  let slot: Int
  let circle: Circle
  /// Nearer than this, no fix takes one who is inside for gone.
  let leavingMeters: Double
  var tracker: RegionTracker

  /// How far from a point the receiver may go before the region has to see a fix, in metres; negative infinity when it has to see each.
  ///
  /// Inside with nothing under way a fix says nothing new unless it is certainly out, whatever its accuracy (G4). Dwells are no matter of
  /// distance.
  func slack(from point: UnitVector) -> Double {
    guard tracker.isCalmInside else { return -.infinity }
    return leavingMeters - circle.center.distanceMeters(to: point) - Vicinity.marginMeters
  }

  /// Tells by a quick look that a fix is not certainly out; "no" may be wrong.
  func surelyHolds(_ point: UnitVector) -> Bool {
    // Up to a tenth of a radian, an arc is less than a thousandth longer than its chord.
    let limit = leavingMeters / (1.001 * Earth.radiusMeters)
    return circle.center.squaredChord(to: point) < limit * limit
  }
}
