import Foundation
import Geo
import Model
import PhoneMessages
import Testing

struct TimeTests {
  @Test(arguments: [
    ("1768467600", 0.0), ("1768467600.5", 0.5), ("1768467600250", 0.25),
    (#""2026-01-15T09:00:00Z""#, 0), (#""2026-01-15T09:00:00.250Z""#, 0.25),
    (#""2026-01-15T10:00:00+01:00""#, 0), (#""2026-01-15T02:00:00-0700""#, 0),
    (#""2026-01-15T10:00:00 01:00""#, 0), (#""2026-01-15 09:00:00""#, 0),
    (#""2026-01-15T11:30:00+0230""#, 0), (#""2024-02-29T00:00:00Z""#, -59_302_800),
    (#""1999-12-31T23:59:60Z""#, -821_782_800),
  ])
  func `a time is seconds, milliseconds or written`(text: String, offset: Double) throws {
    let reading = read(#"{"_type":"location","lat":48.2,"lon":16.37,"tst":\#(text)}"#)
    let time = try #require(reading.reports.first?.report.time)
    #expect(time.timeIntervalSince(arrival) == offset)
  }

  @Test(arguments: [
    "2026-13-01T00:00:00Z", "2026-02-29T00:00:00Z", "2026-01-15T24:00:00Z", "2026-01-15",
    "2026-01-15T09:00:00+1", "2026-01-15T09:00:00Zz", "2026-01-15T09:00:00.Z", "15.01.2026",
    "２０２６-01-15T09:00:00Z",
  ])
  func `what is no time is refused`(text: String) {
    let reading = read(#"{"_type":"location","lat":48.2,"lon":16.37,"tst":"\#(text)"}"#)
    #expect(reading.refused == [.noTime: 1])
  }

  @Test(arguments: [1024.0, 2048])
  func `weeks that the receiver has lost are put right`(weeks: Double) throws {
    let lost = Int(arrival.timeIntervalSince1970 - weeks * 604_800) + 3600
    let reading = read(#"{"_type":"location","lat":48.2,"lon":16.37,"tst":\#(lost)}"#)
    #expect(reading.reports.first?.report.time == arrival.addingTimeInterval(3600))
    #expect(reading.rollover == 1)
  }

  @Test func `lost weeks are counted from when the phone wrote its message`() throws {
    let written = arrival.timeIntervalSince1970 - 20 * 86_400
    let lost = Int(written - 1024 * 604_800)
    let message = #"{"_type":"location","lat":48.2,"lon":16.37,"tst":\#(lost)"#
    let reading = read(message + #","created_at":\#(Int(written))}"#)
    #expect(reading.reports.first?.report.time?.timeIntervalSince1970 == written)
    let other = read(message + "}")
    #expect(other.rollover == 0 && other.reports.count == 1)
  }
}
