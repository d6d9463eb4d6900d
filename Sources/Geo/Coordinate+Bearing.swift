import Foundation

extension Coordinate {
  /// The course to steer from here on the way to another point, in degrees from true north, 0 up to 360.
  ///
  /// It is the course at the beginning of the great circle; 0 where both are the same point. From a pole every way leads along a meridian,
  /// and what comes out is true for the longitude that was given.
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
