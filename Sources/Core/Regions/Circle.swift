import Geo

/// The geometry of one region: which fixes it can use (G2), and the limits of G4 and G8.
struct Circle: Sendable {
  /// The accuracy in metres up to which a fix is usable for every region, however small (G2).
  static let alwaysUsableAccuracy = 50.0

  let center: UnitVector
  let radiusMeters: Double

  init(center: UnitVector, radiusMeters: Double) {
    self.center = center
    self.radiusMeters = radiusMeters
  }

  init(_ region: Region) {
    self.init(center: UnitVector(region.center), radiusMeters: region.radiusMeters)
  }

  /// The worst accuracy in metres that this circle can use (G2).
  var worstAccuracy: Double { Self.worstAccuracy(forRadius: radiusMeters) }

  /// Returns the worst accuracy in metres that a circle of some radius can use (G2).
  static func worstAccuracy(forRadius radius: Double) -> Double {
    max(radius, alwaysUsableAccuracy)
  }

  /// Returns the distance in metres up to which a fix is certainly in (G4).
  func innerLimit(accuracyMeters: Double) -> Double {
    max(radiusMeters - accuracyMeters, radiusMeters / 2)
  }

  /// Returns the distance in metres up to which the track has come near the centre (G8).
  func nearLimit(accuracyMeters: Double) -> Double {
    max(radiusMeters - accuracyMeters / 2, radiusMeters / 2)
  }

  /// A fix is certainly out when it is this far plus its accuracy away (G4), in metres.
  var outerLimit: Double { Self.outerLimit(forRadius: radiusMeters) }

  /// Returns the radius plus a margin of a tenth, at least 20 m.
  static func outerLimit(forRadius radius: Double) -> Double { radius + max(0.1 * radius, 20) }

  /// Returns `inside` or `outside` for a fix that is certain, and `unknown` for one that
  /// straddles the border (G4).
  func verdict(distanceMeters: Double, accuracyMeters: Double) -> RegionState {
    if distanceMeters <= innerLimit(accuracyMeters: accuracyMeters) { return .inside }
    return distanceMeters - accuracyMeters >= outerLimit ? .outside : .unknown
  }
}
