import Foundation
import Geo
import Model
import PhoneMessages
import Testing

struct TraccarTests {
  @Test func `the new client sends one location`() throws {
    let reading = read(
      #"{"device_id":"77","location":{"timestamp":"2026-01-15T08:59:00.000Z","coords":"#
        + #"{"latitude":48.2,"longitude":16.37,"accuracy":10,"speed":2.5,"heading":-1,"#
        + #""altitude":171},"is_moving":true,"battery":{"level":0.9,"is_charging":false}}}"#)
    let report = try #require(reading.reports.first)
    #expect(reading.kind == .traccar && !report.isMock)
    #expect(report.report.eph == 10 * 1.62 && report.report.speedMetersPerSecond == 2.5)
    #expect(report.report.courseDegrees == nil)
    #expect(reading.batteryPercent == 90 && reading.isCharging == false)
  }

  @Test func `invented and missing positions of the new client are seen`() throws {
    let place = #""coords":{"latitude":48.2,"longitude":16.37}"#
    let mock = read(#"{"location":{"timestamp":1768467590,\#(place),"mock":true}}"#)
    #expect(try #require(mock.reports.first).isMock)
    #expect(read(#"{"device_id":"77","location":{"event":"start"}}"#).refused == [.noPosition: 1])
    #expect(read(#"{"device_id":"77"}"#).refused == [.noPosition: 1])
    let level = read(#"{"location":{"timestamp":1768467590,\#(place),"battery":{"level":-1}}}"#)
    #expect(level.batteryPercent == nil)
  }

  @Test func `the old client sends a query or a form with a speed in knots`() throws {
    let text = "id=77&timestamp=1768467540&lat=48.2&lon=16.37&speed=10&bearing=45&altitude=171"
    for reading in [read("", query: text), read(text), read(text, query: "lat=1&lon=1")] {
      let report = try #require(reading.reports.first).report
      #expect(reading.kind == .traccar)
      #expect(abs((report.speedMetersPerSecond ?? 0) - 5.1444) < 0.0001)
      #expect(report.courseDegrees == 45)
      #expect(arrival.timeIntervalSince(try #require(report.time)) == 60)
    }
    #expect(read(text, query: "lat=1&lon=1").reports.first?.report.latitude == 48.2)
  }

  @Test func `a pair is a position, and without a time it is that of the arrival`() throws {
    let report = try #require(
      read(query: "deviceid=77&location=48.2,16.37&hdop=2").reports.first
    ).report
    #expect(report.latitude == 48.2 && report.longitude == 16.37 && report.hdop == 2)
    #expect(report.eph == nil && report.time == arrival)
  }

  @Test func `an invalid position is refused, and a time that is none too`() {
    #expect(read(query: "id=7&lat=48&lon=16&valid=0").refused == [.invalid: 1])
    #expect(read(query: "id=7&lat=48&lon=16&valid=false").refused == [.invalid: 1])
    #expect(read(query: "id=7&lat=48&lon=16&valid=1").reports.count == 1)
    #expect(read(query: "id=7&lat=48&lon=16&timestamp=soon").refused == [.noTime: 1])
    #expect(read(query: "id=7&lat=abc&lon=16").refused == [.noPosition: 1])
    #expect(read(query: "lat=NaN&lon=16").refused == [.noPosition: 1])
    #expect(read(query: "lat=1e400&lon=16").refused == [.invalid: 1])
  }

  @Test func `GPSLogger's speed is in metres per second, and no accuracy is unknown`() throws {
    let text = "lat=48.2&lon=16.37&acc=0.0&spd=3&batt=80&ischarging=false&timestamp=1768467540"
    let reading = read(query: text + "&speed=99")
    let report = try #require(reading.reports.first).report
    #expect(reading.kind == .gpslogger)
    #expect(report.eph == nil && report.speedMetersPerSecond == 3)
    #expect(reading.batteryPercent == 80 && reading.isCharging == false)
    let kilometres = read("lat=48.2&lon=16.37&spd_kph=36&time=2026-01-15T10:00:00.000%2B01:00")
    #expect(kilometres.reports.first?.report.speedMetersPerSecond == 10)
    #expect(kilometres.reports.first?.report.time == arrival)
  }

  @Test func `a speed without a known unit is not used`() {
    #expect(
      read(query: "lat=48.2&lon=16.37&speed=9").reports.first?.report.speedMetersPerSecond == nil)
  }
}
