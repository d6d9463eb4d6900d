import Geo

extension RegionTracker {
  /// By how much fixes may become worse than now while a region is leaving.
  ///
  /// The more, the seldomer it has to be seen again, but the farther off it begins; between 1.1 and 2 it makes no difference.
  private static var allowance: Double { 1.3 }

  /// Where this tracker need not be shown a fix after the one that it was just shown, which need not itself be there.
  ///
  /// A region at rest needs no tracker, and is not asked.
  @inline(__always)
  func ring(after fix: TrackPoint, distanceMeters distance: Double, circle: Circle) -> Ring {
    let inner = circle.innerLimit(accuracyMeters: CalmZone.bestAccuracy)
    let outer = circle.outerLimit + CalmZone.bestAccuracy
    switch state {
    case .unknown:
      return Ring(kind: .calm, low: inner, high: outer)
    case .outside:
      return Ring(
        kind: .grazing, low: max(inner, nearestPass), high: circle.radiusMeters, until: fading)
    case .inside:
      guard isPending else { return Ring(kind: .calm, low: -.infinity, high: outer) }
      if let exit = earliestExit(supportedAt: fix.time), fix.time < exit {
        let worst = min(
          Circle.alwaysUsableAccuracy,
          Self.allowance * max(fix.accuracyMeters, CalmZone.bestAccuracy))
        let low = circle.outerLimit + worst
        if distance > low {
          return Ring(
            kind: .leaving, low: low, high: .infinity, until: exit, worstAccuracy: worst)
        }
      }
      return Ring(kind: .calm, low: inner, high: outer, until: fading)
    }
  }
}
