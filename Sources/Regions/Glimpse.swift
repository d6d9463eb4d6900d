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
    let parallel = Turn(degrees: latitude)
    vector = UnitVector(parallel, Turn(degrees: longitude))
    cosine = parallel.cosine
    stepMeters = Self.stepMeters(
      to: vector, cosine, latitude - afterLatitude, longitude - afterLongitude)
  }

  /// At least the way to a point, in metres, whose latitude has that cosine, given by how many degrees it differs from where one came from.
  @inline(__always)
  static func stepMeters(
    to vector: UnitVector, _ cosine: Double, _ north: Double, _ longitudes: Double
  ) -> Double {
    // cos(a - r) is never above cos a + r sin a.
    let widening = min(1, cosine + abs(vector.z * north) * (.pi / 180))
    let east = longitudes * widening
    return (north * north + east * east).squareRoot() * metersPerDegree
  }

  /// The cosine of the latitude of a direction.
  @inline(__always)
  static func cosine(of vector: UnitVector) -> Double {
    (vector.x * vector.x + vector.y * vector.y).squareRoot()
  }

  /// Stays at a point.
  @inline(__always)
  init(_ point: TrackPoint) {
    latitude = point.coordinate.latitude
    longitude = point.coordinate.longitude
    vector = point.vector
    cosine = Self.cosine(of: vector)
    stepMeters = 0
  }

  /// What a degree of a great circle is on the ground, and a little more, for rounding.
  @inline(__always)
  static var metersPerDegree: Double { Earth.radiusMeters * (.pi / 180) * (1 + 1e-12) }
}
