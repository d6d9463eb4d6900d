extension Coordinate {
  /// Returns true if another coordinate is certainly within a distance; false proves nothing.
  ///
  /// Computes no trigonometric function, for short distances. Often false within a kilometre of a
  /// pole and across the antimeridian.
  @inlinable
  public func isCertainly(withinMeters meters: Double, of other: Coordinate) -> Bool {
    let north = latitude - other.latitude
    let east = longitude - other.longitude
    let limit = meters * (180 / (.pi * Earth.radiusMeters))
    // Meridian plus parallel is an upper bound of the distance; no parallel exceeds the equator.
    if abs(north) + abs(east) <= limit { return true }
    // So is a straight line on a map with the scale of the parallel, among those that the line
    // touches, that is nearest to the equator. The scale is a cosine, and its series up to x⁸ is
    // never below it.
    let degrees = max(
      0, min(latitude, other.latitude), -max(latitude, other.latitude))
    let square = degrees * degrees * (Double.pi * .pi / 32400)
    let scale =
      1 - square * (1 / 2 - square * (1 / 24 - square * (1 / 720 - square * (1 / 40320))))
    let eastward = east * scale
    return north * north + eastward * eastward <= limit * limit && meters >= 0
  }
}
