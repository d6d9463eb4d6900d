import Foundation
import Geo
import NMEA
import Testing

/// Dates of epochs.
struct DateTests {
  @Test
  func `epochs before the first date get it from there`() {
    let reading = Reading(gga("123518") + gga("123519") + rmc("123519") + gga("123520"))
    #expect(
      reading.times == [
        "2019-03-23T12:35:18.000Z", "2019-03-23T12:35:19.000Z", "2019-03-23T12:35:20.000Z",
      ])
    #expect(reading.statistics.epochsWithoutDate == 0)
    #expect(reading.statistics.fixes == 3)
  }

  @Test(arguments: [true, false])
  func `the first date counts backwards over midnights, from RMC or ZDA`(_ isRMC: Bool) {
    let first = isRMC ? rmc("000001", date: "010320") : sentence("GPZDA,000001,01,03,2020,,")
    let trace =
      gga("235959") + gga("115958") + gga("120001") + gga("235958") + gga("235959")
      + gga("000000") + first + gga("000002")
    let times = Reading(trace).times
    #expect(
      times == [
        "2020-02-28T23:59:59.000Z", "2020-02-29T11:59:58.000Z", "2020-02-29T12:00:01.000Z",
        "2020-02-29T23:59:58.000Z", "2020-02-29T23:59:59.000Z", "2020-03-01T00:00:00.000Z",
      ] + (isRMC ? ["2020-03-01T00:00:01.000Z"] : []) + ["2020-03-01T00:00:02.000Z"])
  }

  /// Writes a GGA for each second from midnight on.
  private static func seconds(_ range: Range<Int>) -> String {
    range.map { second in
      let text = [second / 3600, second / 60 % 60, second % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
      return gga(text.joined())
    }.joined()
  }

  @Test
  func `at least an hour without a date waits for it, and no more than a little more`() {
    let hour = Reading(Self.seconds(0..<3600) + rmc("010000"))
    #expect(hour.times.first == "2019-03-23T00:00:00.000Z")
    #expect(hour.fixes.count == 3601)
    let hours = Reading(Self.seconds(0..<9000) + rmc("023000"))
    #expect((3601...4001).contains(hours.fixes.count))
    #expect(hours.statistics.epochsWithoutDate == 9001 - hours.fixes.count)
    #expect(hours.statistics.fixes == hours.fixes.count)
    #expect(hours.times.last == "2019-03-23T02:30:00.000Z")
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

  @Test(arguments: [nil, "2010-01-01"])
  func `the header, and the caller's day, are no match for a sentence that comes later`(
    _ day: String?
  ) {
    let trace = "# Date: 2010-01-01\n" + gga("123518") + gga("123519") + rmc("123520")
    let given = day.flatMap { try? Date("\($0)T00:00:00Z", strategy: .iso8601) }
    #expect(
      Reading(trace, date: given).times == [
        "2019-03-23T12:35:18.000Z", "2019-03-23T12:35:19.000Z", "2019-03-23T12:35:20.000Z",
      ])
  }

  @Test
  func `the caller's day counts before that of the header`() throws {
    let given = try Date("2019-03-23T15:00:00Z", strategy: .iso8601)
    let reading = Reading("# Date: 2010-01-01\n" + gga("123518"), date: given)
    #expect(reading.times == ["2019-03-23T12:35:18.000Z"])
  }

  @Test
  func `an hour without a date in any sentence makes the header believed`() {
    var reader = TraceReader()
    var count = 0
    let trace = "# Date: 2019-03-23\n" + Self.seconds(0..<3700)
    reader.read(Array(trace.utf8).span.bytes) { _ in count += 1 }
    #expect(count == 3699)
    reader.finish { _ in count += 1 }
    #expect(count == reader.statistics.fixes)
    #expect(reader.statistics.epochsWithoutDate == 0)
  }

  @Test(arguments: [
    ("2026-11-25T10:00:00Z", "095958", "2026-11-25T09:59:58.000Z"),
    ("2026-11-25T00:00:02Z", "235959", "2026-11-24T23:59:59.000Z"),
    ("2026-11-25T23:59:58Z", "000001", "2026-11-26T00:00:01.000Z"),
    ("2026-11-25T12:00:01Z", "000000", "2026-11-26T00:00:00.000Z"),
    ("2026-11-25T11:59:59Z", "000000", "2026-11-25T00:00:00.000Z"),
    ("1969-12-31T23:59:59Z", "000001", "1970-01-01T00:00:01.000Z"),
  ])
  func `a live receiver without a date gets the day that is nearest to the present, at once`(
    _ now: String, time: String, expected: String
  ) throws {
    var reader = TraceReader()
    reader.now = try Date(now, strategy: .iso8601)
    var times: [Date?] = []
    reader.read(Array((gga(time) + gga("120000")).utf8).span.bytes) { times.append($0.time) }
    #expect(times == [try Date(expected.replacing(".000", with: ""), strategy: .iso8601)])
    #expect(reader.statistics.epochsDatedByClock == 1)
  }

  @Test
  func `a live receiver that says its date is believed`() throws {
    var reader = TraceReader()
    reader.now = try Date("2026-11-25T12:35:20Z", strategy: .iso8601)
    var times: [Date?] = []
    let trace = rmc("123519") + gga("123520") + gga("123521")
    reader.read(Array(trace.utf8).span.bytes) { times.append($0.time) }
    let day = try Date("2019-03-23T12:35:19Z", strategy: .iso8601)
    #expect(times == [day, day + 1])
    #expect(reader.statistics.epochsDatedByClock == 0)
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
