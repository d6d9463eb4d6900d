import Foundation
import Geo
import Model
import Testing

@testable import PhoneMessages

/// The ranges of the numbers that phones and browsers send (P7, G1).
struct NumberRangeTests {
  /// Reads one position in the words of each kind of app: accuracy, speed in m/s, course, altitude.
  private static func readings(
    accuracy: String = "10", speed: String = "1", course: String = "90", altitude: String = "200"
  ) -> [PhoneReading] {
    let kilometers = "\((Double(speed) ?? 0) * 3.6)"
    let knots = "\((Double(speed) ?? 0) / 1852 * 3600)"
    let properties =
      #""timestamp":"2026-01-15T08:59:50Z","horizontal_accuracy":\#(accuracy),"#
      + #""speed":\#(speed),"course":\#(course),"altitude":\#(altitude)"#
    let coords =
      #""latitude":48.2,"longitude":16.37,"accuracy":\#(accuracy),"speed":\#(speed),"#
      + #""heading":\#(course),"altitude":\#(altitude)"#
    let query = "lat=48.2&lon=16.37&timestamp=1768467590&acc=\(accuracy)&alt=\(altitude)"
    return [
      read(
        location(
          #","acc":\#(accuracy),"vel":\#(kilometers),"cog":\#(course),"alt":\#(altitude)"#)),
      read(
        #"{"locations":[{"geometry":{"coordinates":[16.37,48.2]},"properties":{\#(properties)}}]}"#),
      read(
        #"{"device_id":"1","location":{"timestamp":"2026-01-15T08:59:50Z","coords":{\#(coords)}}}"#),
      read(query: query + "&spd=\(speed)&dir=\(course)"),
      read(query: query + "&id=7&speed=\(knots)&bearing=\(course)"),
      PhoneReader(arrival: arrival).read(
        latitude: 48.2, longitude: 16.37, time: arrival.addingTimeInterval(-10),
        accuracy: Double(accuracy), speed: Double(speed), course: Double(course),
        altitude: Double(altitude)),
    ]
  }

  @Test(arguments: [
    ("1", true), ("1000.001", false), ("1e9", false), ("277777777777777.8", false),
    ("1e300", false),
  ])
  func `a speed above 1000 m per s is unknown, whatever app claims it`(
    speed: String, isKnown: Bool
  ) {
    for reading in Self.readings(speed: speed) {
      let report = reading.reports.first?.report
      #expect(report != nil && (report?.speedMetersPerSecond != nil) == isKnown, "\(reading)")
    }
  }

  @Test func `accuracy, course and altitude out of range are unknown`() {
    for reading in Self.readings(accuracy: "100000.1", course: "360.1", altitude: "100000.1") {
      let report = reading.reports.first?.report
      #expect(report?.eph == nil && report?.courseDegrees == nil && report?.altitudeMeters == nil)
      #expect(report?.speedMetersPerSecond != nil && report?.accuracyMeters == 30)
    }
    let low = Self.readings(altitude: "-12000.1")
    #expect(low.allSatisfy { $0.reports[0].report.altitudeMeters == nil })
    let far = Self.readings(accuracy: "100000", course: "360", altitude: "-12000")
    #expect(far.allSatisfy { $0.reports[0].report.eph ?? 0 > 50_000 })
    #expect(far.allSatisfy { $0.reports[0].report.courseDegrees == 360 })
    #expect(far.allSatisfy { $0.reports[0].report.altitudeMeters == -12_000 })
  }

  @Test func `numbers out of range are counted, and what apps mean as unknown is not`() {
    for reading in Self.readings(
      accuracy: "200000", speed: "1001", course: "361", altitude: "-13000")
    {
      #expect(reading.outOfRange == 4, "\(reading)")
    }
    for reading in Self.readings(accuracy: "0", speed: "-1", course: "-1") {
      #expect(reading.outOfRange == 0, "\(reading)")
    }
    for battery in ["101", "1e400"] {
      let reading = read(location(#","batt":\#(battery)"#))
      #expect(reading.outOfRange == 1 && reading.batteryPercent == nil)
    }
    #expect(read(location(#","batt":-1"#)).outOfRange == 0)
    #expect(read(location(#","batt":100"#)).batteryPercent == 100)
  }

  @Test(arguments: ["-1", "-0.001", "-2147473", "-1e300"])
  func `a negative accuracy says that the position is invalid (G1)`(accuracy: String) {
    for reading in Self.readings(accuracy: accuracy) {
      #expect(reading.reports.isEmpty && reading.refused == [.invalid: 1], "\(reading)")
    }
  }

  @Test func `an accuracy of zero, or none, is unknown`() {
    for reading in Self.readings(accuracy: "0") {
      #expect(reading.reports.first?.report.accuracyMeters == 30 && reading.refused.isEmpty)
    }
  }

  @Test func `a dilution of 99 or more is none`() {
    let query = "lat=48.2&lon=16.37&timestamp=1768467590&hdop="
    for (dilution, known) in [("98.9", 98.9), ("99", nil), ("99.99", nil), ("1e30", nil)] {
      #expect(read(query: query + dilution).reports.first?.report.hdop == known)
      let point = PhoneReader(arrival: arrival).read(
        latitude: "48.2", longitude: "16.37", time: "2026-01-15T08:59:50Z", hdop: dilution,
        speed: "1000.5")
      #expect(point.reports.first?.report.hdop == known)
      #expect(point.reports.first?.report.speedMetersPerSecond == nil)
    }
  }
}
