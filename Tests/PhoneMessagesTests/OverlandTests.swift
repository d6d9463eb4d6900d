import Foundation
import Geo
import Model
import PhoneMessages
import Testing

struct OverlandTests {
  /// Returns a feature so many seconds before the arrival.
  private func feature(_ age: Int, _ properties: String = "", longitude: Double = 16.37) -> String {
    #"{"type":"Feature","geometry":{"type":"Point","coordinates":[\#(longitude),48.2]},"#
      + #""properties":{"timestamp":"2026-01-15T08:\#(59 - age):00Z"\#(properties)}}"#
  }

  @Test func `a batch is sorted, and the present position belongs to it`() throws {
    let properties =
      #","speed":3,"horizontal_accuracy":10,"course":-1,"battery_level":0.4,"#
      + #""battery_state":"charging""#
    let reading = read(
      #"{"locations":[\#(feature(3)),\#(feature(9, properties)),\#(feature(5, #","speed":-1"#))],"#
        + #""current":\#(feature(1)),"trip":{"distance":4}}"#)
    #expect(reading.kind == .overland)
    let ages = reading.reports.compactMap { $0.report.time.map(arrival.timeIntervalSince) }
    #expect(ages == [600, 360, 240, 120])
    #expect(reading.reports[0].report.speedMetersPerSecond == 3)
    #expect(reading.reports[0].report.eph == 10 * 1.62)
    #expect(reading.reports[0].report.courseDegrees == nil)
    #expect(reading.reports[1].report.speedMetersPerSecond == nil)
    #expect(reading.batteryPercent == 40 && reading.isCharging == true)
  }

  @Test func `features without a position, and those of actions, are no positions`() {
    let action = #"{"type":"Feature","properties":{"action":"visit"}}"#
    let reading = read(
      #"{"locations":[\#(action),\#(feature(2, #","action":"paused""#)),\#(feature(3)),7,null]}"#)
    #expect(reading.reports.count == 1)
    #expect(reading.refused == [.noPosition: 3, .unknownType: 1])
    #expect(read(#"{"locations":[]}"#).refused == [.empty: 1])
  }

  @Test func `of equal times the most accurate position stays`() {
    let reading = read(
      #"{"locations":[\#(feature(3, #","horizontal_accuracy":50"#, longitude: 1)),"#
        + #"\#(feature(3, #","horizontal_accuracy":20"#, longitude: 2)),"#
        + #"\#(feature(3, #","horizontal_accuracy":90"#, longitude: 3))]}"#)
    #expect(reading.reports.map(\.report.longitude) == [2])
    #expect(reading.repeated == 2)
  }

  @Test func `of too many positions the newest stay`() {
    let features = (0..<10_000).map { second in
      #"{"geometry":{"coordinates":[16.37,48.2]},"properties":{"timestamp":\#(1_768_400_000 + second)}}"#
    }
    let reading = read(#"{"locations":[\#(features.joined(separator: ","))]}"#)
    #expect(reading.reports.count == PhoneReading.mostReports)
    #expect(reading.refused == [.old: 5_000])
    #expect(reading.reports.first?.report.time?.timeIntervalSince1970 == 1_768_405_000)
  }
}
