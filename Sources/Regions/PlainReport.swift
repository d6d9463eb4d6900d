public import Foundation
public import Geo

/// What a report says, when it says nothing unusual.
@usableFromInline
struct PlainReport: Sendable {
  /// Seconds since the reference date.
  @usableFromInline let time: Double
  /// Degrees, unchecked.
  @usableFromInline let latitude: Double
  @usableFromInline let longitude: Double
  /// Metres, above zero.
  @usableFromInline let accuracy: Double
  /// Metres per second; below zero when it named none.
  @usableFromInline let speed: Double

  /// Reads a report; `nil` when more thought is needed.
  @inlinable
  init?(_ report: FixReport, within limits: AccuracyLimits) {
    guard report.mode >= 2, let date = report.time, let north = report.latitude,
      let east = report.longitude, case let claimed = report.plainAccuracyMeters, claimed > 0
    else { return nil }
    if let named = report.speedMetersPerSecond {
      guard named >= 0, named < .infinity else { return nil }
      speed = named
    } else {
      speed = -1
    }
    time = date.timeIntervalSinceReferenceDate
    latitude = north
    longitude = east
    accuracy = max(claimed, limits.bestMeters)
  }

  /// Says what another report said.
  init(
    time: Double, latitude: Double, longitude: Double, accuracy: Double, speed: Double
  ) {
    self.time = time
    self.latitude = latitude
    self.longitude = longitude
    self.accuracy = accuracy
    self.speed = speed
  }

  /// The fix that the report makes, if it is on the globe.
  @usableFromInline
  var fix: Fix? {
    guard let coordinate = try? Coordinate(latitude: latitude, longitude: longitude) else {
      return nil
    }
    return Fix(
      time: Date(timeIntervalSinceReferenceDate: time), coordinate: coordinate,
      accuracyMeters: accuracy, speedMetersPerSecond: speed >= 0 ? speed : nil)
  }
}
