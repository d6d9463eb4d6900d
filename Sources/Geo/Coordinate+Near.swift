extension Coordinate {
  /// Tells without trigonometry that another coordinate is within some metres; "no" may be wrong.
  ///
  /// The great circle is never longer than the straight line on a map whose meridians are drawn as far apart as where they are farthest. Near
  /// the poles such a map is bad, and across the antimeridian it sees two edges.
  @inlinable
  public func isSurely(withinMeters meters: Double, of other: Coordinate) -> Bool {
    let north = latitude - other.latitude
    let degrees = min(abs(latitude), abs(other.latitude))
    // 1 - x²/2 + x⁴/24 is never below the cosine.
    let square = degrees * degrees * (Double.pi * .pi / 32400)
    let widening = 1 - square * (0.5 - square * (1 / 24))
    let east = (longitude - other.longitude) * widening
    let limit = meters * (180 / (.pi * Earth.radiusMeters))
    return north * north + east * east <= limit * limit && meters >= 0
  }
}
