import Foundation
import Geo
import Model

/// One position of a message, still in the words of its app, but in Passby's units.
struct PhonePosition {
  /// Degrees north.
  var latitude: Double?
  /// Degrees east.
  var longitude: Double?
  /// When the phone was there; `nil` if it is missing or cannot be read.
  var time: Date?
  /// When the phone wrote the message.
  var written: Date?
  /// The radius in metres in which the phone is with 68 %.
  var accuracy: Double?
  /// Horizontal dilution of precision.
  var hdop: Double?
  /// Metres per second.
  var speed: Double?
  /// Degrees from true north.
  var course: Double?
  /// Metres above sea level.
  var altitude: Double?
  var isPing = false
  var isMock = false
  var hints: [RegionHint] = []
}

extension PhoneReading {
  /// Adds a position, or counts why it cannot be used.
  mutating func add(_ position: PhonePosition, arrival: Date) {
    guard let latitude = position.latitude, let longitude = position.longitude else {
      return refuse(.noPosition)
    }
    guard let coordinate = try? Coordinate(latitude: latitude, longitude: longitude),
      coordinate.latitude != 0 || coordinate.longitude != 0, !((position.accuracy ?? 0) < 0)
    else { return refuse(.invalid) }
    guard var time = position.time, Fix.isTime(time.timeIntervalSinceReferenceDate) else {
      return refuse(.noTime)
    }
    for reference in [position.written, arrival].compactMap(\.self) {
      guard let right = WeekRollover.corrected(time, reference: reference) else { continue }
      time = right
      rollover += 1
      break
    }
    reports.append(
      DeviceReport(
        report: FixReport(
          time: time, mode: 2, latitude: latitude, longitude: longitude,
          eph: validated(position.accuracy, .accuracy, above: 0).map {
            $0 * Fix.accuracyFactor
          },
          hdop: validated(position.hdop, .dilution, above: 0),
          speedMetersPerSecond: validated(position.speed, .speed),
          courseDegrees: validated(position.course, .course),
          altitudeMeters: validated(position.altitude, .altitude)),
        isPing: position.isPing, isMock: position.isMock, hints: position.hints))
  }

  /// Records the charge of the battery in percent; ignores `nil` and values out of range.
  mutating func record(batteryPercent percent: Double?) {
    batteryPercent = validated(percent, .battery) ?? batteryPercent
  }

  /// Returns a number that is in its range, and counts one that is beyond it (P7).
  private mutating func validated(
    _ value: Double?, _ field: PositionField, above least: Double = -.infinity
  ) -> Double? {
    field.validated(value, outOfRange: &outOfRange).flatMap { $0 > least ? $0 : nil }
  }
}
