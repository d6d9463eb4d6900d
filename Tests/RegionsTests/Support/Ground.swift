import Foundation
import Geo
import TestSupport

/// A flat piece of ground around a point, in metres east and north of it.
struct Ground {
  var origin = Coordinate.at(52.5, 13.4)
  /// All times are seconds after this one.
  static let start = Date(timeIntervalSince1970: 1_790_000_000)

  func coordinate(east: Double, north: Double = 0) -> Coordinate {
    let degrees = 180 / (Double.pi * Earth.radiusMeters)
    let widening = cos(origin.latitude * .pi / 180)
    return .at(origin.latitude + north * degrees, origin.longitude + east * degrees / widening)
  }

  func fix(
    at seconds: Double, east: Double, north: Double = 0, accuracy: Double = 10, speed: Double? = nil
  ) -> Fix {
    Fix(
      time: Self.start + seconds, coordinate: coordinate(east: east, north: north),
      accuracyMeters: accuracy, speedMetersPerSecond: speed)
  }
}
