import Foundation
import Geo
import Testing

@testable import GPSD

struct LineDecodingTests {
  private let connection = Connection()

  @Test func `a full position comes through`() throws {
    let line = connection.decode(
      #"{"class":"TPV","device":"/dev/ttyACM0","mode":3,"time":"2025-06-10T10:00:07.250Z","lat":52.5,"lon":13.4,"altHAE":85.0,"altMSL":40.5,"eph":7.5,"epx":3.5,"epy":4.5,"speed":1.25,"track":90.5}"#
    )
    let expected = FixReport(
      time: Date(timeIntervalSince1970: Lines.epoch + 7.25), mode: 3, latitude: 52.5,
      longitude: 13.4, eph: 7.5, epx: 3.5, epy: 4.5, speedMetersPerSecond: 1.25,
      courseDegrees: 90.5, altitudeMeters: 40.5)
    #expect(line == .position(expected, device: "/dev/ttyACM0"))
  }

  @Test func `numbers out of their ranges are unknown, and counted`() {
    let extra = #","eph":7.5,"epx":1e9,"speed":1e9,"track":-1,"altMSL":1e6"#
    guard case .position(let report, _) = connection.decode(Lines.tpv(second: 1, extra: extra))
    else {
      Issue.record("no position")
      return
    }
    #expect(report.eph == 7.5 && report.epx == nil && report.speedMetersPerSecond == nil)
    #expect(report.altitudeMeters == nil && report.outOfRange == 3)
  }

  @Test func `what a position does not say is nil, whatever was said before`() {
    _ = connection.decode(Lines.tpv(second: 1, extra: #","eph":7.5,"speed":3.0"#))
    #expect(
      connection.decode(#"{"class":"TPV","device":"/dev/a","mode":1}"#)
        == .position(FixReport(mode: 1), device: "/dev/a"))
    #expect(
      connection.decode(#"{"class":"TPV","device":"/dev/a"}"#)
        == .position(FixReport(), device: "/dev/a"))
  }

  @Test(arguments: [
    #"{"class":"ERROR","message":"Unrecognized request"}"#, Lines.version, Lines.devices([]),
    #"{"class":"SKY","device":"/dev/a","hdop":1.2,"satellites":[]}"#,
    #"{"class":"WATCH","enable":true,"json":true}"#, #"{"class":"NEW","lat":1.0}"#,
    "garbage", "", "{", "{}", "$GPGGA,1,2,3", "{\"class\":\"TPV\"",
    #"{"class":"TPV","device":"/dev/a","mode":3,"time":"2025-06-10T10:00:07.250Z","lat":52.5,"lon":13.4,"#,
    "\u{1}\u{7F}\u{FFFD}",
  ])
  func `no other line looks like a position, although libgps keeps the old one`(text: String) {
    _ = connection.decode(Lines.tpv(second: 1))
    let line = connection.decode(text)
    if case .position = line { Issue.record("\(line)") }
  }

  @Test func `a line torn inside does not leave half a position`() {
    let line = connection.decode(
      #"{"class":"TPV","device":"/dev/a","mode":3,"lat":52.5,,,"lon":13.4}"#)
    if case .position(let report, _) = line { #expect(report.longitude == nil) }
  }

  @Test func `a sky view gives dilution and satellites`() {
    let sky = #"""
      {"class":"SKY","device":"/dev/a","hdop":1.25,"satellites":[{"PRN":1,"used":true},{"PRN":2,"used":true},{"PRN":3,"used":false}]}
      """#
    #expect(connection.decode(sky) == .sky(hdop: 1.25, satellites: 2, device: "/dev/a"))
  }

  @Test func `devices come, are listed, and go`() {
    #expect(
      connection.decode(Lines.devices(["/dev/a", "/dev/b"]))
        == .devices([
          GPSDDevice(path: "/dev/a", isActive: true), GPSDDevice(path: "/dev/b", isActive: true),
        ]))
    #expect(
      connection.decode(
        #"{"class":"DEVICES","devices":[{"class":"DEVICE","path":"/dev/silent"}]}"#)
        == .devices([GPSDDevice(path: "/dev/silent", isActive: false)]))
    #expect(
      connection.decode(Lines.gone("/dev/a"))
        == .device(GPSDDevice(path: "/dev/a", isActive: false)))
  }

  @Test func `the version and an error are passed on`() {
    #expect(
      connection.decode(Lines.version)
        == .version(GPSDVersion(release: "3.22", protocolMajor: 3, protocolMinor: 14)))
    #expect(connection.decode(#"{"class":"ERROR","message":"no"}"#) == .error("no"))
  }
}
