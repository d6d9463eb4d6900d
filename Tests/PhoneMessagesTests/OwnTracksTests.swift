import Foundation
import Geo
import Model
import Testing

@testable import PhoneMessages

struct OwnTracksTests {
  @Test func `a location comes in Passby's units`() throws {
    let reading = read(
      location(
        #","acc":10,"alt":171,"vel":36,"cog":90,"batt":55,"bs":2,"m":2,"t":"u","conn":"w""#))
    let report = try #require(reading.reports.first)
    #expect(reading.kind == .owntracks)
    #expect(report.report.latitude == 48.2 && report.report.longitude == 16.37)
    #expect(report.report.time == arrival.addingTimeInterval(-10))
    #expect(report.report.mode == 2)
    #expect(report.report.eph == 10 * 1.62)
    #expect(report.report.speedMetersPerSecond == 10)
    #expect(report.report.courseDegrees == 90)
    #expect(report.report.altitudeMeters == 171)
    #expect(!report.isPing && !report.isMock && report.hints.isEmpty)
    #expect(reading.batteryPercent == 55 && reading.isCharging == true && reading.mode == "move")
    #expect(reading.refused.isEmpty)
  }

  @Test func `numbers may come as text, and negative ones are unknown`() throws {
    let reading = read(
      #"{"_type":"location","lat":"48.2","lon":" 16.37 ","tst":"1768467590","acc":"0","#
        + #""vel":-1,"cog":-1,"batt":"200"}"#)
    let report = try #require(reading.reports.first).report
    #expect(report.latitude == 48.2 && report.longitude == 16.37)
    #expect(report.time == arrival.addingTimeInterval(-10))
    #expect(report.eph == nil && report.speedMetersPerSecond == nil)
    #expect(report.courseDegrees == nil && reading.batteryPercent == nil)
  }

  @Test func `a ping is a sign of life`() throws {
    #expect(try #require(read(location(#","t":"p""#)).reports.first).isPing)
  }

  @Test(arguments: [
    ("", PhoneRefusal.empty), (" \r\n", .empty), ("{", .notJSON), ("[1,2", .notJSON),
    ("nonsense", .notJSON), (#"{"_type":"location","lat":NaN}"#, .notJSON),
    ("[]", .unknownType), ("{}", .unknownType), (#"{"_type":"elsewhere"}"#, .unknownType),
    (#"{"_type":7}"#, .unknownType),
    (#"{"_type":"location","tst":1768467590}"#, .noPosition),
    (#"{"_type":"location","lat":"abc","lon":1,"tst":1768467590}"#, .noPosition),
    (#"{"_type":"location","lat":"NaN","lon":1,"tst":1768467590}"#, .noPosition),
    (#"{"_type":"location","lat":91,"lon":1,"tst":1768467590}"#, .invalid),
    (#"{"_type":"location","lat":1e400,"lon":1,"tst":1768467590}"#, .invalid),
    (#"{"_type":"location","lat":0,"lon":0,"tst":1768467590}"#, .invalid),
    (#"{"_type":"location","lat":1,"lon":1}"#, .noTime),
    (#"{"_type":"location","lat":1,"lon":1,"tst":null}"#, .noTime),
    (#"{"_type":"location","lat":1,"lon":1,"tst":"soon"}"#, .noTime),
    (#"{"_type":"location","lat":1,"lon":1,"tst":1e400}"#, .noTime),
    (#"{"_type":"encrypted","data":"AAAA"}"#, .undecryptable),
  ])
  func `what cannot be used is counted by its reason`(body: String, reason: PhoneRefusal) {
    let reading = read(body)
    #expect(reading.refused == [reason: 1])
    #expect(reading.reports.isEmpty)
  }

  @Test(arguments: ["lwt", "status", "steps", "card", "beacon", "configuration", "request"])
  func `other messages are signs of life without a position`(type: String) {
    let reading = read(#"{"_type":"\#(type)","tst":1768467590}"#)
    #expect(reading == PhoneReading(kind: .owntracks))
  }

  @Test func `a picture is skipped, and of repeated members the last one counts`() throws {
    let reading = read(
      location(#","image":"\#(String(repeating: "A", count: 100_000))","acc":5,"acc":20"#))
    #expect(reading.reports.first?.report.eph == 20 * 1.62)
    let kept = try PhoneValue(document: Array(#"{"image":"QUJD","x":{"image":"QUJD"}}"#.utf8))
    #expect(kept["image"] == nil && kept["x"]?["image"] == nil && kept["x"] != nil)
  }

  @Test func `more than 32 levels, and bytes that are not UTF-8, are no JSON`() {
    func nested(_ levels: Int) -> String {
      let inner = levels - 1
      return location(
        #","x":"# + String(repeating: "[", count: inner) + String(repeating: "]", count: inner))
    }
    #expect(read(nested(32)).reports.count == 1)
    #expect(read(nested(33)).refused == [.notJSON: 1])
    #expect(read(nested(200_000)).refused == [.notJSON: 1])
    let bytes = Array(#"{"_type":""#.utf8) + [0xFF, 0xFE] + Array(#""}"#.utf8)
    #expect(PhoneReader(arrival: arrival).read(body: bytes).refused == [.notJSON: 1])
  }

  @Test func `regions of the user's are offered, with names on one line`() throws {
    let reading = read(
      #"{"_type":"waypoints","waypoints":[{"_type":"waypoint","desc":"Home\u202e\u0007","#
        + #""lat":48.2,"lon":16.4,"rad":80,"tst":5},{"desc":"Beacon","lat":1,"lon":2,"rad":0},"#
        + #"{"desc":"\#(String(repeating: "n", count: 10_000))","lat":1,"lon":2},"#
        + #"{"desc":"Gone","lat":1000,"lon":1000}]}"#)
    #expect(reading.offered.map(\.radiusMeters) == [80, 0, nil])
    #expect(reading.offered[0].name == "Home\u{FFFD}\u{FFFD}")
    #expect(reading.offered[2].name.count == 200)
    #expect(reading.refused == [.noPosition: 1])
  }

  @Test func `a device with a secret is heard encrypted only`() {
    let reader = PhoneReader(arrival: arrival) { message in
      message == [1, 2, 3] ? Array(location().utf8) : nil
    }
    func read(_ body: String, query: String = "") -> PhoneReading {
      reader.read(body: Array(body.utf8), query: query)
    }
    #expect(read(#"{"_type":"encrypted","data":"AQID"}"#).reports.count == 1)
    #expect(read(#"{"_type":"encrypted","data":"AQIE"}"#).refused == [.undecryptable: 1])
    #expect(read(#"{"_type":"encrypted","data":7}"#).refused == [.undecryptable: 1])
    #expect(read(location()).refused == [.plain: 1])
    #expect(read("", query: "lat=1&lon=2").refused == [.plain: 1])
  }
}
