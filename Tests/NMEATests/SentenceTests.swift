import Foundation
import Geo
import NMEA
import Testing

struct SentenceTests {
  @Test
  func `RMC gives date, position, speed in metres per second and course`() throws {
    let trace = sentence("GPRMC,123519.25,A,4807.038,S,01131.000,W,022.4,084.4,230319,003.1,W,A")
    let fix = try #require(Reading(trace).fixes.first)
    #expect(fix.time == Date(timeIntervalSince1970: 1_553_344_519.25))
    #expect(fix.latitude == -(48 + 7.038 / 60))
    #expect(fix.longitude == -(11 + 31.0 / 60))
    #expect(fix.speedMetersPerSecond == 22.4 * (1852.0 / 3600))
    #expect(fix.courseDegrees == 84.4)
    #expect(fix.mode == 2)
    #expect(fix.altitudeMeters == nil)
    #expect(fix.satellites == nil)
  }

  @Test
  func `GGA adds satellites, HDOP and altitude, and with altitude the fix is three-dimensional`()
    throws
  {
    let fix = try #require(Reading(gga("123519") + rmc("123519")).fixes.first)
    #expect(fix.mode == 3)
    #expect(fix.satellites == 8)
    #expect(fix.hdop == 0.9)
    #expect(fix.altitudeMeters == 545.4)
  }

  @Test
  func `GSA decides the mode`() throws {
    let gsa = sentence("GPGSA,A,2,04,05,,09,12,,,24,,,,,2.5,1.3,2.1")
    let fix = try #require(Reading(gga("123519") + gsa + rmc("123519")).fixes.first)
    #expect(fix.mode == 2)
    #expect(fix.hdop == 0.9)
    let alone = try #require(Reading(rmc("123519") + gsa).fixes.first)
    #expect(alone.hdop == 1.3)
    #expect(alone.satellites == 5)
  }

  @Test
  func `several GSA of one epoch count together`() throws {
    let trace =
      rmc("123519") + sentence("GNGSA,A,3,04,05,,09,12,,,24,,,,,2.5,1.3,2.1")
      + sentence("GNGSA,A,1,70,71,,,,,,,,,,,2.5,1.3,2.1")
    let fix = try #require(Reading(trace).fixes.first)
    #expect(fix.mode == 3)
    #expect(fix.satellites == 7)
  }

  @Test
  func `GNS gives a position with its altitude; the date comes from ZDA`() throws {
    let trace =
      sentence("GNZDA,123519.00,23,03,2019,00,00")
      + sentence("GNGNS,123519.00,4807.038,N,01131.000,E,NA,11,0.8,545.4,46.9,,")
    let fix = try #require(Reading(trace).fixes.first)
    #expect(fix.time == Date(timeIntervalSince1970: 1_553_344_519))
    #expect(fix.satellites == 11)
    #expect(fix.hdop == 0.8)
    #expect(fix.altitudeMeters == 545.4)
  }

  @Test(arguments: ["NN,11,0.8,545.4,46.9,,", ",11,0.8,545.4,46.9,,", "AA,11,0.8,545.4,46.9,,,V"])
  func `a GNS that is not valid for navigation gives nothing`(rest: String) {
    let trace =
      sentence("GNZDA,123519.00,23,03,2019,00,00")
      + sentence("GNGNS,123519.00,4807.038,N,01131.000,E,\(rest)")
    let reading = Reading(trace)
    #expect(reading.fixes.isEmpty)
    #expect(reading.statistics.epochsWithoutPosition == 1)
  }

  @Test
  func `GLL alone is enough for a position once ZDA has named the day`() throws {
    let trace =
      sentence("GPGLL,4807.038,N,01131.000,E,123519,A,A")
      + sentence("GPZDA,123519,23,03,2019,,")
    let fix = try #require(Reading(trace).fixes.first)
    #expect(fix.time == Date(timeIntervalSince1970: 1_553_344_519))
    #expect(fix.mode == 2)
  }

  @Test(arguments: ["005.5,N,,K", ",N,10.186,K"])
  func `VTG gives speed and course where RMC has none`(speeds: String) throws {
    let trace = gga("123519") + sentence("GPVTG,054.7,T,034.4,M,\(speeds),A")
    let fix = try #require(Reading(trace, date: Date(timeIntervalSince1970: 0)).fixes.first)
    #expect(fix.courseDegrees == 54.7)
    #expect(abs((fix.speedMetersPerSecond ?? 0) - 2.8294) < 0.0001)
  }

  @Test
  func `GST gives errors of 95 % out of one sigma, to the epoch of its own time only`() throws {
    let gst = sentence("GPGST,123520,0.006,0.023,0.020,273.6,2.0,3.0,0.031")
    let fixes = Reading(rmc("123519") + gst + rmc("123520") + rmc("123521")).fixes
    #expect(fixes.map(\.epy) == [nil, 2.0 * 1.96, nil])
    #expect(fixes.map(\.epx) == [nil, 3.0 * 1.96, nil])
    #expect(Reading(rmc("123520") + gst).fixes.first?.epy == 2.0 * 1.96)
  }

  @Test(arguments: ["GP", "GN", "GL", "GA", "GB", "BD", "GQ", "GI"])
  func `every talker of a satellite receiver is read`(talker: String) {
    let trace = sentence("\(talker)RMC,123519,A,4807.038,N,01131.000,E,,,230319,,,A")
    #expect(Reading(trace).fixes.count == 1)
    #expect(Reading(trace).statistics.otherTalkers == 0)
  }

  @Test
  func `unknown, proprietary and AIS sentences are counted, and are no errors`() {
    let trace =
      sentence("GPRMB,A,,,,,,,,,,,,A,S") + sentence("PGRME,15.0,M,22.5,M,27.0,M")
      + sentence("GPACCURACY,961.2") + "!AIVDM,1,1,,A,14eG;o@034o8sd<L9i:a;WF>062D,0*7D\r\n"
      + sentence("GPGSV,3,3,09,30,67,294,50") + rmc("123519")
    let reading = Reading(trace)
    #expect(reading.statistics.sentences(of: .other) == 2)
    #expect(reading.statistics.sentences(of: .proprietary) == 1)
    #expect(reading.statistics.sentences(of: .encapsulated) == 1)
    #expect(reading.statistics.sentences(of: .gsv) == 1)
    #expect(reading.statistics.sentences(of: .rmc) == 1)
    #expect(reading.statistics.sentences == 6)
    #expect(reading.statistics.garbageBytes == 0)
    #expect(reading.fixes.count == 1)
  }

  @Test
  func `a dilution of 99 or more counts where no other says more`() throws {
    func hdop(gga: String, gsa: String) throws -> Double? {
      let trace =
        sentence("GPGSA,A,3,01,02,03,04,,,,,,,,,2.0,\(gsa),1.5")
        + sentence("GPGGA,123519,4807.038,N,01131.000,E,1,08,\(gga),545.4,M,46.9,M,,")
      return try #require(Reading(trace, date: Date(timeIntervalSince1970: 0)).fixes.first).hdop
    }
    #expect(try hdop(gga: "99.99", gsa: "") == 99.99)
    #expect(try hdop(gga: "99.99", gsa: "1.4") == 1.4)
    #expect(try hdop(gga: "1.1", gsa: "99.99") == 1.1)
  }

  @Test(arguments: ["0.0", ""])
  func `dilutions that receivers send for unknown are no dilutions`(value: String) throws {
    let trace = sentence("GPGGA,123519,4807.038,N,01131.000,E,1,08,\(value),545.4,M,46.9,M,,")
    let fix = try #require(Reading(trace, date: Date(timeIntervalSince1970: 0)).fixes.first)
    #expect(fix.hdop == nil)
  }
}
