public import Foundation
public import Geo

/// The newest stretch of a track that goes on plainly while nothing comes of it.
///
/// A report that goes on with it is judged by some twenty additions and comparisons, and only written down as the last one. Each test is on the
/// safe side of the rule it stands for: what passes here passes the gate (G0, G1, G3) and changes nothing in the monitor; what does not
/// may do so all the same.
@usableFromInline
struct PlainStretch: Sendable {
  /// Where the monitor has nothing to look for; it has no pole and no null island in it, nor does it cross the antimeridian.
  @usableFromInline let zone: CalmZone
  @usableFromInline let limits: AccuracyLimits
  /// The last fix: seconds since the reference date, degrees, metres, and metres per second, below zero when it named none.
  @usableFromInline var time: Double
  @usableFromInline var latitude: Double
  @usableFromInline var longitude: Double
  @usableFromInline var accuracy: Double
  @usableFromInline var speed: Double
  /// How many reports were passed over.
  @usableFromInline var count = 0

  /// No report goes on with it.
  static let none = PlainStretch(zone: .none, limits: .standard, after: nil)

  /// Begins after a fix in the zone; `nil` where nothing may be passed over.
  init(zone: CalmZone, limits: AccuracyLimits, after fix: Fix?) {
    self.zone = zone
    self.limits = limits
    time = fix?.time.timeIntervalSinceReferenceDate ?? .infinity
    latitude = fix?.coordinate.latitude ?? 0
    longitude = fix?.coordinate.longitude ?? 0
    accuracy = fix?.accuracyMeters ?? 0
    speed = fix?.speedMetersPerSecond ?? -1
  }

  /// The last fix, if one was passed over.
  var lastPassedOver: Fix? {
    guard count > 0, let coordinate = try? Coordinate(latitude: latitude, longitude: longitude)
    else { return nil }
    return Fix(
      time: Date(timeIntervalSinceReferenceDate: time), coordinate: coordinate,
      accuracyMeters: accuracy, speedMetersPerSecond: speed >= 0 ? speed : nil)
  }

  /// Passes over a report if that is certainly right.
  @inlinable
  mutating func passesOver(_ report: FixReport) -> Bool {
    guard report.mode >= 2, let date = report.time, let north = report.latitude,
      let east = report.longitude, case let claimed = report.plainAccuracyMeters, claimed > 0
    else { return false }
    let now = date.timeIntervalSinceReferenceDate
    let error = max(claimed, limits.bestMeters)
    // Without any speed 100 m/s, else 15 m/s more than the larger one (G3).
    var most = speed >= 0 ? speed + FixGate.speedAllowance : FixGate.assumedSpeed
    let named = report.speedMetersPerSecond ?? -1
    if report.speedMetersPerSecond != nil {
      guard named >= 0, named < .infinity else { return false }
      most = named + FixGate.speedAllowance
    }
    let elapsed = now - time
    let reach = (most * elapsed + error + accuracy) * CalmZone.degreesPerMeter
    guard elapsed > 0, zone.holds(north, east, at: now, accuracyMeters: error),
      zone.squaredDegrees(north - latitude, east - longitude) <= reach * reach
    else { return false }
    time = now
    latitude = north
    longitude = east
    accuracy = error
    speed = named
    count += 1
    return true
  }
}
