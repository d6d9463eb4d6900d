import Geo

/// The distances from a region's centre between which a fix changes nothing in its tracker.
///
/// Holds for fixes before `deadline` whose accuracy is at most `Circle.alwaysUsableAccuracy` and
/// not better than the one the band was computed for.
struct QuietBand: Sendable {
  /// The kinds of bands, by what they ask for.
  enum Kind: Sendable {
    /// Nothing.
    case still
    /// The band must hold the track between two fixes as well, because of a possible pass (G8).
    case passing
    /// Each fix in the band supports the pending exit; only the time of the newest one matters.
    case leaving
  }

  let kind: Kind
  /// Metres, exclusive.
  let low: Double
  /// Metres, exclusive.
  let high: Double
  /// Seconds since the reference date, exclusive.
  var deadline = Double.infinity

  /// Returns how far the receiver may move from a distance without leaving the band, in metres;
  /// negative outside of it.
  func slack(at distance: Double) -> Double { min(distance - low, high - distance) }
}

extension RegionTracker {
  /// Returns the band around the fix that the tracker was updated with last.
  ///
  /// The band need not hold that fix. It holds for accuracies from `best` metres on. A tracker at
  /// rest has no band.
  @inline(__always)
  func quietBand(
    after fix: TrackPoint, distanceMeters distance: Double, circle: Circle,
    bestAccuracy best: Double
  ) -> QuietBand {
    let inner = circle.innerLimit(accuracyMeters: best)
    let outer = circle.outerLimit + best
    switch state {
    case .unknown:
      return QuietBand(kind: .still, low: inner, high: outer)
    case .outside:
      return QuietBand(
        kind: .passing,
        low: nearestPass.map { max(inner, $0) } ?? circle.nearLimit(accuracyMeters: best),
        high: circle.radiusMeters,
        deadline: nearestPass == nil
          ? supportEnds : min(supportEnds, fix.time + Pass.longestSegmentSeconds))
    case .inside:
      guard isPending else {
        return QuietBand(kind: .still, low: -.infinity, high: outer, deadline: nextDwell)
      }
      let low = circle.outerLimit + Circle.alwaysUsableAccuracy
      if let exit = earliestExit(supportedAt: fix.time), fix.time < exit, distance > low {
        return QuietBand(kind: .leaving, low: low, high: .infinity, deadline: exit)
      }
      // A fix on the border changes what a departure needs.
      guard departure == nil else {
        return QuietBand(kind: .still, low: .infinity, high: -.infinity)
      }
      return QuietBand(kind: .still, low: inner, high: outer, deadline: supportEnds)
    }
  }
}
