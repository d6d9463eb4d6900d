import Foundation
public import Geo

/// The newest stretch of a track that goes on plainly while nothing comes of it.
///
/// A report that goes on with it is judged by some twenty additions and comparisons, and only written down as the last one. Each test is on the
/// safe side of the rule it stands for: what passes here passes the gate (G0, G1, G3) and changes nothing in the monitor; what does not
/// may do so all the same.
@usableFromInline
struct PlainStretch: Sendable {
  /// Where nothing has to be looked for; it has no pole and no null island in it, nor does it cross the antimeridian.
  @usableFromInline var zone: CalmZone
  @usableFromInline let limits: AccuracyLimits
  /// The last fix: seconds since the reference date, degrees, metres, and metres per second, below zero when it named none.
  @usableFromInline var time: Double
  @usableFromInline var latitude: Double
  @usableFromInline var longitude: Double
  @usableFromInline var accuracy: Double
  @usableFromInline var speed: Double
  /// Whether reports may be passed over at all.
  let isOpen: Bool
  /// How many reports were passed over.
  @usableFromInline var count = 0

  /// No report goes on with it.
  static var none: PlainStretch { PlainStretch(zone: .none, limits: .standard, after: nil) }

  /// Begins after a fix; `nil` where nothing may be passed over.
  init(zone: CalmZone, limits: AccuracyLimits, after fix: Fix?) {
    self.zone = zone
    self.limits = limits
    isOpen = fix != nil
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
  mutating func passesOver(_ report: PlainReport) -> Bool {
    let elapsed = report.time - time
    let reach = reach(to: report, elapsed) * CalmZone.degreesPerMeter
    guard elapsed > 0,
      zone.holds(
        report.latitude, report.longitude, at: report.time, accuracyMeters: report.accuracy),
      zone.squaredDegrees(report.latitude - latitude, report.longitude - longitude)
        <= reach * reach
    else { return false }
    follow(report)
    return true
  }

  /// The position of a report outside the zone if it certainly passes the gate.
  @inline(__always)
  func glimpse(of report: PlainReport) -> Glimpse? {
    guard isOpen, report.time > time, report.time < .infinity,
      report.accuracy <= limits.worstMeters ?? .greatestFiniteMagnitude,
      abs(report.latitude) <= 90, abs(report.longitude) <= 180,
      report.latitude != 0 || report.longitude != 0
    else { return nil }
    let glimpse = Glimpse(
      latitude: report.latitude, longitude: report.longitude, afterLatitude: latitude,
      longitude: longitude)
    return glimpse.stepMeters <= reach(to: report, report.time - time) ? glimpse : nil
  }

  /// Goes on with a report.
  @inlinable
  mutating func follow(_ report: PlainReport) {
    time = report.time
    latitude = report.latitude
    longitude = report.longitude
    accuracy = report.accuracy
    speed = report.speed
    count += 1
  }

  /// How far the receiver may have come at most, in metres (G3).
  @inlinable
  func reach(to report: PlainReport, _ elapsed: Double) -> Double {
    // Without any speed 100 m/s, else 15 m/s more than the larger one; the one of the report is as good as the larger one.
    let named = report.speed >= 0 ? report.speed : speed
    let most = named >= 0 ? named + FixGate.speedAllowance : FixGate.assumedSpeed
    return most * elapsed + report.accuracy + accuracy
  }
}
