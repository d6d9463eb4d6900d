import Geo

/// Where a region need not be shown a fix.
///
/// As long as every fix lies between two distances from its centre, nothing comes of it in this region, whichever the order: it stays what it
/// is, but for the support that a fix gives to a pending exit. Holds for fixes before `until` whose accuracy is neither better than
/// `CalmZone.bestAccuracy` nor worse than `worstAccuracy`.
struct Ring: Sendable {
  /// What a fix in the ring means.
  enum Kind: Sendable {
    /// Nothing.
    case calm
    /// Nothing, if the way from the fix before does not leave the ring either.
    case grazing
    /// It speaks for the pending exit.
    case leaving
  }

  let kind: Kind
  /// Metres from the centre, exclusive.
  let low: Double
  /// Metres from the centre, exclusive.
  let high: Double
  /// In seconds since the reference date, exclusive.
  var until = Double.infinity
  /// In metres.
  var worstAccuracy = Circle.alwaysUsableAccuracy

  /// How far one may go from a distance to the centre, in metres; not above zero when it is not in the ring.
  func way(from distance: Double) -> Double { min(distance - low, high - distance) }
}
