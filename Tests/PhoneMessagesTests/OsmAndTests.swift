import Foundation
import Geo
import Model
import PhoneMessages
import Testing

struct OsmAndTests {
  /// OsmAnd's usual address, as its settings give it.
  private static let usual =
    "lat=48.2&lon=16.37&timestamp=1768467540000&hdop=8.0&altitude=402.0&speed=3.0&bearing=90.0"

  @Test(arguments: [
    usual, "id=77&" + usual, "deviceid=77&" + usual,
    "lat=48.2&lon=16.37&timestamp=1768467540000&hdop=8.0&altitude=402.0&speed=3.0",
    usual + "&eta=0&etfa=0&eda=0&edfa=0&batproc=80",
  ])
  func `what OsmAnd calls HDOP is its accuracy in metres`(query: String) throws {
    for reading in [read(query: query), read(query)] {
      let report = try #require(reading.reports.first).report
      #expect(reading.kind == .osmand)
      #expect(report.eph == 8 * 1.62 && report.hdop == nil)
      #expect(report.speedMetersPerSecond == 3)
      #expect(arrival.timeIntervalSince(try #require(report.time)) == 60)
    }
  }

  @Test func `GPSLogger with the fields of Home Assistant tells battery and direction (case P20)`()
    throws
  {
    let query =
      "latitude=48.2&longitude=16.37&device=1&accuracy=8&battery=81&speed=3&direction=90"
      + "&altitude=402&provider=gps&activity=still"
    for reading in [read(query: query), read(query)] {
      #expect(reading.batteryPercent == 81)
      #expect(reading.reports.first?.report.courseDegrees == 90)
    }
    #expect(read(query: "lat=1&lon=2&batt=50&battery=81").batteryPercent == 50)
  }

  @Test(arguments: [
    // Seconds; fields that OsmAnd does not have; a tracker's own accuracy.
    "id=77&lat=48.2&lon=16.37&timestamp=1768467540&hdop=8&altitude=402&speed=3&bearing=90",
    usual + "&batt=80", usual + "&valid=1", usual + "&sat=9", "lat=48.2&lon=16.37&hdop=8",
  ])
  func `the HDOP of others stays one`(query: String) throws {
    let report = try #require(read(query: query).reports.first).report
    #expect(report.hdop == 8 && report.eph == nil)
  }

  @Test func `the app that the user has named decides, whatever the form`() throws {
    let seconds = "lat=48.2&lon=16.37&timestamp=1768467540&hdop=8&batt=80&speed=3"
    let osmAnd = try #require(read(query: seconds, app: .osmand).reports.first).report
    #expect(osmAnd.eph == 8 * 1.62 && osmAnd.hdop == nil && osmAnd.speedMetersPerSecond == 3)
    for app in [Device.Kind.traccar, .gpslogger, .other] {
      let report = try #require(read(query: Self.usual, app: app).reports.first).report
      #expect(report.hdop == 8 && report.eph == nil, "\(app)")
    }
  }

  @Test func `the pattern that Passby gives to OsmAnd is read`() throws {
    let reading = read(
      query: "lat=48.2&lon=16.37&timestamp=1768467540000&acc=8.0&spd=3.0&bearing=90.0")
    let report = try #require(reading.reports.first).report
    #expect(reading.kind == .osmand && report.eph == 8 * 1.62)
    #expect(report.speedMetersPerSecond == 3 && report.courseDegrees == 90)
  }
}
