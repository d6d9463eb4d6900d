import Foundation
import Geo
import Model
import PhoneMessages
import Testing

/// Bodies that are a list, and OwnTracks' line of comma-separated values.
struct SeveralMessagesTests {
  @Test func `a list of positions is a batch, sorted, of which each is used`() throws {
    func position(_ second: Int) -> String { #"{"lat":48.2,"lon":16.37,"timestamp":\#(second)}"# }
    let seconds = [1_768_467_590, 1_768_467_570, 1_768_467_580]
    let reading = read("[\(seconds.map(position).joined(separator: ","))]")
    #expect(
      reading.reports.map { $0.report.time?.timeIntervalSince1970 }
        == seconds.sorted().map { Double($0) })
    #expect(reading.refused.isEmpty)
  }

  @Test func `a list may have messages of any app, and what is none is counted`() {
    let reading = read(
      "[\(location()),{\"locations\":[]},{\"x\":1},7,[\(location())],"
        + "{\"location\":{\"coords\":{\"latitude\":48,\"longitude\":16},\"timestamp\":1768467500}}]"
    )
    #expect(reading.kind == .owntracks && reading.reports.count == 2)
    #expect(reading.refused == [.empty: 1, .unknownType: 3])
    #expect(read("[]").refused == [.unknownType: 1])
    #expect(read("[\(location()),\(location())]").repeated == 1)
  }

  @Test func `a list of a device with a secret is heard only where it is encrypted`() {
    let reader = PhoneReader(arrival: arrival) { _ in Array(location().utf8) }
    let sealed = #"{"_type":"encrypted","data":"AAAA"}"#
    let reading = reader.read(body: Array("[\(location()),\(sealed)]".utf8))
    #expect(reading.reports.count == 1 && reading.refused == [.plain: 1])
    #expect(reader.read(body: Array("X0,6968AD94,k,1,1,1,1,1,1,1".utf8)).refused == [.plain: 1])
  }

  @Test func `a line of OwnTracks has hexadecimal seconds and millionths of degrees`() throws {
    // 0x6968AD94 is 1768467860, after the arrival; 0x6968AC54 one minute before it.
    let reading = read("X0,6968AC54,k,48200000,-16370000,26,36,7,5,872\n")
    let report = try #require(reading.reports.first).report
    #expect(reading.kind == .owntracks)
    #expect(report.latitude == 48.2 && report.longitude == -16.37)
    #expect(report.time?.timeIntervalSince1970 == 1_768_467_540)
    #expect(report.speedMetersPerSecond == 10 && report.courseDegrees == 260)
    #expect(report.altitudeMeters == 70 && report.eph == nil)
    #expect(try #require(read("X0,6968AC54,p,1,1,0,0,0,0,0").reports.first).isPing)
  }

  @Test(arguments: [
    "X0,6968AC54,k,48200000,16370000,26,36,7,5", "X0,soon,k,1,1,1,1,1,1,1",
    "X0,6968AC54,k,48.2,16.37,26,36,7,5,872", ",6968AC54,k,1,1,1,1,1,1,1", "a,b,c,d,e,f,g,h,i,j",
    "X0,-1,k,1,1,1,1,1,1,1",
  ])
  func `another line is no position`(line: String) {
    #expect(read(line).refused == [.notJSON: 1])
  }
}
