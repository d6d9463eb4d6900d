import Foundation

extension Coordinate {
  /// Returns the course at the beginning of the great circle to another point, in degrees from
  /// true north, 0 up to 360.
  ///
  /// Returns 0 for the same point. From a pole every course is along a meridian, and the result is
  /// relative to the longitude of the given coordinate.
  ///
  /// Source: initial course between points, Aviation Formulary (Williams).
  public func bearingDegrees(to other: Coordinate) -> Double {
    let (from, to) = (latitude * .pi / 180, other.latitude * .pi / 180)
    let delta = (other.longitude - longitude) * .pi / 180
    let east = sin(delta) * cos(to)
    let north = cos(from) * sin(to) - sin(from) * cos(to) * cos(delta)
    let degrees = atan2(east, north) * 180 / .pi
    let positive = degrees < 0 ? degrees + 360 : degrees
    return positive == 360 ? 0 : positive
  }
}
