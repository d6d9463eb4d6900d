import Foundation
import Geo
import NMEA
import Testing

/// Dates of epochs.
struct DateTests {
  @Test
  func `epochs before the first date have no full time and are left out`() {
    let reading = Reading(gga("123518") + gga("123519") + rmc("123519") + gga("123520"))
    #expect(reading.times == ["2019-03-23T12:35:19.000Z", "2019-03-23T12:35:20.000Z"])
    #expect(reading.statistics.epochsWithoutDate == 1)
  }

  @Test
  func `the day goes on at midnight, and RMC of the new day agrees`() {
    let trace =
      rmc("235958", date: "311219") + gga("235959") + gga("000000") + gga("000001")
      + rmc("000001", date: "010120") + gga("000002")
    #expect(
      Reading(trace).times == [
        "2019-12-31T23:59:58.000Z", "2019-12-31T23:59:59.000Z", "2020-01-01T00:00:00.000Z",
        "2020-01-01T00:00:01.000Z", "2020-01-01T00:00:02.000Z",
      ])
  }

  @Test
  func `a ZDA of either side of midnight names the day of its own time`() {
    let trace =
      gga("235959") + sentence("GPZDA,235959,28,02,2024,,")
      + gga("000000") + sentence("GPZDA,235959,28,02,2024,,") + gga("000001")
    #expect(
      Reading(trace).times == [
        "2024-02-28T23:59:59.000Z", "2024-02-29T00:00:00.000Z", "2024-02-29T00:00:01.000Z",
      ])
  }

  @Test
  func `a ZDA in whole seconds does not split the epoch`() {
    let trace = gga("123519.96") + sentence("GPZDA,123519,23,03,2019,,") + rmc("123519.96")
    let reading = Reading(trace)
    #expect(reading.times == ["2019-03-23T12:35:19.960Z"])
    #expect(reading.statistics.epochs == 1)
  }

  @Test(arguments: ["# Date: 2019-3-23", "#Date = 2019-03-23"])
  func `the header gives the date where no sentence does`(line: String) {
    let reading = Reading("\(line)\n" + gga("123519") + gga("123520"))
    #expect(reading.times == ["2019-03-23T12:35:19.000Z", "2019-03-23T12:35:20.000Z"])
  }

  @Test
  func `the header is no match for a sentence that comes later`() {
    let reading = Reading("# Date: 2010-01-01\n" + gga("123518") + gga("123519") + rmc("123520"))
    #expect(reading.times == ["2019-03-23T12:35:20.000Z"])
    #expect(reading.statistics.epochsWithoutDate == 2)
  }

  @Test
  func `two minutes without a date in any sentence make the header believed`() {
    let trace = (0..<150).map { index in
      gga("12\(10 + index / 60)\(10 + index % 50)")
    }
    var reader = TraceReader()
    var count = 0
    reader.read(Array(("# Date: 2019-03-23\n" + trace.joined()).utf8).span.bytes) { _ in count += 1
    }
    #expect(count > 100)
    reader.finish { _ in count += 1 }
    #expect(count == reader.statistics.fixes)
    #expect(reader.statistics.epochsWithoutDate == 0)
  }

  @Test
  func `a date that the caller knows counts from the first epoch`() {
    let day = Date(timeIntervalSince1970: 1_553_344_519)
    let reading = Reading(gga("235959") + gga("000000"), date: day)
    #expect(reading.times == ["2019-03-23T23:59:59.000Z", "2019-03-24T00:00:00.000Z"])
  }

  @Test(
    arguments: zip(
      ["010180", "311299", "010100", "311279"],
      ["1980-01-01", "1999-12-31", "2000-01-01", "2079-12-31"]))
  func `two digits of a year are 1980 to 2079`(date: String, day: String) {
    #expect(Reading(rmc("123519", date: date)).times == ["\(day)T12:35:19.000Z"])
  }

  @Test(arguments: ["000000", "310419", "290219", "011319", "0101-1", "23031", ""])
  func `a day that the calendar does not have is none`(date: String) {
    let reading = Reading(rmc("123519", date: date))
    #expect(reading.fixes.isEmpty)
    #expect(reading.statistics.epochsWithoutDate == 1)
  }

  @Test
  func `the date of an invalid RMC is not believed`() {
    let reading = Reading(rmc("123518", "V", date: "260120") + gga("123519"))
    #expect(reading.fixes.isEmpty)
    #expect(reading.statistics.epochsWithoutDate == 1)
  }

  @Test
  func `a leap second counts on`() {
    #expect(Reading(rmc("235960.5", date: "311216")).times == ["2017-01-01T00:00:00.500Z"])
  }
}
