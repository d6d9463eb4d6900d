import Geo

/// Where the receiver has come to, and what it takes to tell at a glance that nothing comes of that.
struct Glimpse: Sendable {
  /// Degrees, on the globe.
  let latitude: Double
  let longitude: Double
  let vector: UnitVector
  /// The cosine of the latitude.
  let cosine: Double
  /// At least the way from the fix before, in metres.
  let stepMeters: Double

  /// Comes to a point after another, both in degrees on the globe.
  @inline(__always)
  init(
    latitude: Double, longitude: Double, afterLatitude: Double, longitude afterLongitude: Double
  ) {
    self.latitude = latitude
    self.longitude = longitude
    let parallel = SinCos(degrees: latitude)
    vector = UnitVector(parallel, SinCos(degrees: longitude))
    cosine = parallel.cosine
    let north = latitude - afterLatitude
    // cos(a - r) is never above cos a + r sin a.
    let widening = min(1, cosine + abs(vector.z * north) * (.pi / 180))
    let east = (longitude - afterLongitude) * widening
    stepMeters = (north * north + east * east).squareRoot() * Self.metersPerDegree
  }

  /// Stays at a point.
  @inline(__always)
  init(_ point: TrackPoint) {
    latitude = point.coordinate.latitude
    longitude = point.coordinate.longitude
    vector = point.vector
    cosine = (vector.x * vector.x + vector.y * vector.y).squareRoot()
    stepMeters = 0
  }

  /// What a degree of a great circle is on the ground, and a little more, for rounding.
  @inline(__always)
  static var metersPerDegree: Double { Earth.radiusMeters * (.pi / 180) * (1 + 1e-12) }
}
