import Foundation
import Geo
package import Model

/// The content of one message of a phone.
package struct PhoneReading: Sendable, Hashable {
  /// The app, as the form of the message shows it.
  package var kind: Device.Kind?
  /// The positions, sorted by time; of those with the same time only the most accurate.
  package var reports: [DeviceReport] = []
  /// How many positions or messages could not be used, by reason.
  package var refused: [PhoneRefusal: Int] = [:]
  /// How many positions had the time of another one that was more accurate.
  package var repeated = 0
  /// The number of times that were corrected by 1024 or 2048 weeks.
  package var rollover = 0
  /// How many numbers were out of their range, and count as unknown (P7).
  package var outOfRange = 0
  /// How many events came of regions that the user made on the phone; they are not used (P13).
  package var foreignEvents = 0
  /// The regions that the phone offers as places (P13).
  package var offered: [OfferedPlace] = []
  /// The charge of the battery in percent, if it was sent.
  package var batteryPercent: Double?
  /// True while the phone is being charged, if it was sent.
  package var isCharging: Bool?
  /// How the app reports, in a word: `quiet`, `manual`, `significant` or `move`.
  package var mode: String?

  /// The most positions of one request that are used: the newest 5 000.
  package static let mostReports = 5_000

  /// Creates an empty reading.
  package init(kind: Device.Kind? = nil) { self.kind = kind }

  /// Counts what could not be used.
  mutating func refuse(_ reason: PhoneRefusal, _ count: Int = 1) {
    refused[reason, default: 0] += count
  }

  /// Adds a later message of the same request.
  mutating func add(_ other: PhoneReading) {
    kind = kind ?? other.kind
    reports += other.reports
    refused.merge(other.refused, uniquingKeysWith: +)
    repeated += other.repeated
    rollover += other.rollover
    foreignEvents += other.foreignEvents
    offered += other.offered
    batteryPercent = other.batteryPercent ?? batteryPercent
    isCharging = other.isCharging ?? isCharging
    mode = other.mode ?? mode
  }

  /// Sorts the reports (P9), keeps the best of each time, and of these the newest.
  mutating func putInOrder() {
    guard reports.count > 1 else { return }
    let sorted = reports.enumerated().sorted { left, right in
      let (leftTime, rightTime) = (left.element.seconds, right.element.seconds)
      return leftTime == rightTime ? left.offset < right.offset : leftTime < rightTime
    }
    var kept: [DeviceReport] = []
    kept.reserveCapacity(sorted.count)
    for (_, report) in sorted {
      guard let last = kept.last, last.seconds == report.seconds else {
        kept.append(report)
        continue
      }
      repeated += 1
      if report.isBetter(than: last) { kept[kept.count - 1] = report }
    }
    if kept.count > Self.mostReports {
      refuse(.old, kept.count - Self.mostReports)
      kept.removeFirst(kept.count - Self.mostReports)
    }
    reports = kept
  }
}

extension DeviceReport {
  /// The time in seconds; reports without one are never made.
  fileprivate var seconds: Double { report.time?.timeIntervalSinceReferenceDate ?? 0 }

  /// Returns true if this report contains more than another one of the same time.
  ///
  /// A mock position is the worst, and a geofence event of the phone the best.
  fileprivate func isBetter(than other: DeviceReport) -> Bool {
    if isMock != other.isMock { return other.isMock }
    if hints.isEmpty != other.hints.isEmpty { return other.hints.isEmpty }
    if isPing != other.isPing { return other.isPing }
    return report.accuracyMeters < other.report.accuracyMeters
  }
}

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
