import Foundation
import Geo
import Model
import PhoneMessages
import Testing

/// Lines of the OwnTracks Recorder.
struct RecordingLineTests {
  private static let message =
    #"{"_type":"location","lat":48.2,"lon":16.37,"acc":10,"tst":1767603600}"#

  @Test(arguments: [
    "2026-01-05T09:00:00Z\t*                 \t\(message)",
    "2026-01-05T09:00:00Z    *                       \(message)",
    "2026-01-05T09:00:00Z\t*                 \t\(message) 00",
    "2026-01-05T09:00:00Z\tcmd               \t\(message.replacing(",", with: ", 0D 0A   "))",
    "2026-01-05T09:00:00Z\t*                 \t{ 0A   \(message.dropFirst()) 0A",
    "2026-01-05T09:00:00Z\t*                 \t{ 09 0A\(message.dropFirst().dropLast()) 0A}",
  ])
  func `a line is read, also with the bytes that the Recorder writes as hexadecimal numbers`(
    _ line: String
  ) throws {
    let read = try #require(PhoneRecording().read(Array(line.utf8)))
    let report = try #require(read.reading.reports.first?.report, "\(read.reading.refused)")
    #expect(report.latitude == 48.2 && report.longitude == 16.37)
    #expect(read.arrival == Date(timeIntervalSince1970: 1_767_603_600))
  }

  @Test func `texts keep what looks like such bytes`() throws {
    let text =
      #"{"_type":"waypoint","desc":"Room 0A \" 00","lat":48.2,"lon":16.37,"rad":50,"tst":1}"#
    let line = "2026-01-05T09:00:00Z\t*                 \t\(text)"
    let read = try #require(PhoneRecording().read(Array(line.utf8)))
    #expect(read.reading.offered.map(\.name) == ["Room 0A \" 00"])
  }

  @Test(arguments: [
    "", "2026-01-05T09:00:00Z", "x\ty\t{}", "2026-01-05T09:00:00Z\t*\t[]", "# a b {",
  ])
  func `a line of another form is none`(_ line: String) {
    #expect(PhoneRecording().read(Array(line.utf8)) == nil)
  }
}
