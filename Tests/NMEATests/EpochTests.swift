import Foundation
import Geo
import NMEA
import Testing

struct EpochTests {
  @Test(arguments: [true, false])
  func `ten epochs a second stay apart, RMC before or after GGA`(isRMCFirst: Bool) {
    let parts = (0..<10).map { tenth in
      let time = "235958.\(tenth)0"
      let position = "4807.0\(tenth)0,N,01131.0000,E"
      let sentences = [rmc(time, at: position), gga(time, at: position)]
      return (isRMCFirst ? sentences : sentences.reversed()).joined()
    }
    let reading = Reading(parts.joined())
    #expect(reading.times == (0..<10).map { "2019-03-23T23:59:58.\($0)00Z" })
    let expected = (0..<10).map { 48 + (7 + Double($0) / 100) / 60 }
    #expect(reading.fixes.compactMap(\.latitude) == expected)
    #expect(reading.fixes.allSatisfy { $0.mode == 3 && $0.speedMetersPerSecond != nil })
    #expect(reading.statistics.epochs == 10)
    #expect(reading.statistics.fixes == 10)
  }

  @Test
  func `time and values never reach over to the next epoch`() {
    let fixes = Reading(gga("123519") + rmc("123519") + rmc("123520")).fixes
    #expect(fixes.map(\.altitudeMeters) == [545.4, nil])
    #expect(fixes.map(\.satellites) == [8, nil])
    #expect(fixes.map(\.mode) == [3, 2])
  }

  @Test
  func `GGA of two satellite systems make one fix with the satellites of both`() {
    let trace =
      gga("123519") + gga("123519", talker: "GL", satellites: "02") + rmc("123519")
    let reading = Reading(trace)
    #expect(reading.fixes.count == 1)
    #expect(reading.fixes.first?.satellites == 10)
  }

  @Test
  func `the same time again is not a second fix`() {
    let v = sentence("GPRMC,000000,V,,,,,,,,,,N")
    let reading = Reading(rmc("123519") + v + gga("123519"))
    #expect(reading.fixes.count == 1)
    #expect(reading.statistics.repeatedEpochs == 1)
  }

  @Test
  func `where sentences of an epoch contradict each other, the last one counts`() {
    let gsa = sentence("GPGSA,A,3,04,05,,09,12,,,24,,,,,2.5,1.3,2.1")
    #expect(Reading(gga("123519", quality: 0) + gsa + rmc("123519")).fixes.count == 1)
    #expect(Reading(rmc("123519") + gga("123519", quality: 0) + gsa).fixes.isEmpty)
    #expect(Reading(gga("123519") + gsa + rmc("123519", "V")).fixes.isEmpty)
    let gll = sentence("GPGLL,4807.038,N,01131.000,E,123519,V,S")
    #expect(Reading(rmc("123519") + gga("123519", quality: 8) + gsa + gll).fixes.isEmpty)
  }

  @Test
  func
    `a position of fewer than three satellites counts only when another sentence vouches for it`()
  {
    let day = Date(timeIntervalSince1970: 0)
    let few = gga("123519", satellites: "00")
    #expect(Reading(few, date: day).fixes.isEmpty)
    #expect(Reading(few + rmc("123519")).fixes.count == 1)
    let gsa = sentence("GPGSA,A,2,05,12,30,,,,,,,,,,17.0,17.0,0.0")
    #expect(Reading(few + gsa, date: day).fixes.count == 1)
  }

  @Test
  func `a loss of lock without a time does not take back the fix before`() {
    let lost = sentence("GPRMC,,V,,,,,,,,,,N") + sentence("GPGGA,,,,,,0,,,,,,,,")
    let reading = Reading(rmc("123519") + lost + rmc("123525"))
    #expect(reading.times == ["2019-03-23T12:35:19.000Z", "2019-03-23T12:35:25.000Z"])
  }

  @Test(arguments: [
    rmc("123519", "V"), rmc("123519", at: ",,,"), rmc("123519", at: "36000.0000,N,72000.0000,E"),
    rmc("123519", at: "4860.0000,N,01131.0000,E"), rmc("123519", at: "4807.0380,,01131.0000,E"),
    rmc("123519", at: "4807.0380,X,01131.0000,E"), rmc("123519", at: "-4807.0380,N,01131.0000,E"),
    rmc("123519", at: "9000.0001,N,01131.0000,E"), rmc("123519", at: "1e2,N,01131.0000,E"),
  ])
  func `without a fix there is no report`(trace: String) {
    let reading = Reading(trace)
    #expect(reading.fixes.isEmpty)
    #expect(reading.statistics.epochsWithoutPosition == 1)
  }

  @Test(arguments: ["", "1235", "240000", "126000", "123561", "12351a", "123519.x"])
  func `a time that is none begins no epoch`(time: String) {
    let reading = Reading(rmc(time))
    #expect(reading.fixes.isEmpty)
    #expect(reading.statistics.epochs == 0)
  }
}
