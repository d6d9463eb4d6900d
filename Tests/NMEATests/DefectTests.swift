import Foundation
import Geo
import NMEA
import Testing

/// Defects of traces.
struct DefectTests {
  private let good = rmc("123519")

  @Test
  func `a wrong checksum drops the sentence`() {
    let reading = Reading(good.replacing("4807", with: "4907"))
    #expect(reading.fixes.isEmpty)
    #expect(reading.statistics.badChecksums == 1)
    #expect(reading.statistics.sentences == 0)
  }

  @Test
  func `a checksum may be written in lower case`() {
    let line =
      "$GPRMC,205206.00,A,4405.556,N,12118.398,W,000.0,000.0,090605,0.0,E*49\r\n"
      + "$GPRMC,205210.00,A,4405.556,N,12118.398,W,000.0,000.0,090605,0.0,E*4e\r\n"
    #expect(Reading(line).fixes.count == 2)
  }

  @Test
  func `a missing checksum is accepted and counted`() {
    let trace =
      "$GPRMC,123519,A,4807.038,N,01131.000,E,022.4,084.4,230319,003.1,W\r\n"
      + "$GPGGA,123519,4807.038,N,01131.000,E,1,08,0.9,545.4,M,46.9,M,,\n"
    let reading = Reading(trace)
    #expect(reading.fixes.count == 1)
    #expect(reading.fixes.first?.altitudeMeters == 545.4)
    #expect(reading.statistics.withoutChecksum == 2)
  }

  @Test(arguments: [true, false])
  func `a sentence cut anywhere without a checksum gives no position of its own`(hasLineEnd: Bool) {
    let whole = "$GPRMC,123520,A,5012.345,N,01234.567,E,022.4,084.4,230319"
    for length in 1...whole.utf8.count {
      let reading = Reading(good + whole.prefix(length) + (hasLineEnd ? "\r\n" : ""))
      #expect(reading.fixes.count == 1, "cut after \(length)")
    }
  }

  @Test
  func `a last line with a right checksum needs no line end`() {
    let trace = good + rmc("123520").dropLast()
    #expect(Reading(trace).fixes.count == 2)
    #expect(Reading(String(trace.dropLast(1))).fixes.count == 1)
    #expect(Reading(String(trace.dropLast(1))).statistics.truncatedSentences == 1)
  }

  @Test
  func `a sentence cut by the next one loses nothing of the next one`() {
    let reading = Reading("$GPGGA,123518,4807.0" + good)
    #expect(reading.fixes.count == 1)
    #expect(reading.statistics.truncatedSentences == 1)
  }

  @Test(arguments: ["\r\n", "\n", "\r"])
  func `lines may end in CR LF, LF or CR`(end: String) {
    // CR LF is one character of Swift.
    let line = good.dropLast()
    let reading = Reading(
      "# Note: x\(end)\(line)\(end)!AIVDM,1,1,,A,14eG;o@034o8sd<L9i:a;WF>062D,0*7D\(end)")
    #expect(reading.fixes.count == 1)
    #expect(reading.statistics.comments == 1)
    #expect(reading.statistics.sentences(of: .encapsulated) == 1)
  }

  @Test
  func `binary blocks, text and comments may stand between`() {
    let ubx: [UInt8] = [0xB5, 0x62, 0x01, 0x07, 0x04, 0x00, 0x24, 0x47, 0x0A, 0x23, 0x21, 0x99]
    let rtcm: [UInt8] = [0xD3, 0x00, 0x02, 0x5C, 0x24, 0xFF, 0x13]
    let sirf: [UInt8] = [0xA0, 0xA2, 0x00, 0x02, 0x29, 0x0D, 0xB0, 0xB3]
    var bytes: [UInt8] = []
    for (second, block) in [ubx, rtcm, sirf].enumerated() {
      bytes += block + rmc("12351\(second)").utf8
    }
    bytes += Array("+ 6: 28 (.....)\r\n# a comment with $GPRMC in it\r\n".utf8) + rmc("123513").utf8
    let reading = Reading(bytes)
    #expect(reading.fixes.count == 4)
    #expect(reading.statistics.comments == 1)
    #expect(reading.statistics.garbageBytes > 30)
    #expect(reading.statistics.badChecksums == 0)
  }

  @Test
  func `a byte that no sentence may hold ends the sentence`() {
    let bytes = Array("$GPRMC,123519,A,48".utf8) + [0xB5, 0x62] + Array(rmc("123520").utf8)
    let reading = Reading(bytes)
    #expect(reading.times == ["2019-03-23T12:35:20.000Z"])
    #expect(reading.statistics.truncatedSentences == 1)
  }

  @Test
  func `tag blocks may stand before sentences`() {
    let reading = Reading(
      "\\s:rORBCOMM000,c:1426032001*55\\" + good + "\\g:1-2-1234,s:r3669961*00\\"
        + "!AIVDM,1,1,,A,14eG;o@034o8sd<L9i:a;WF>062D,0*7D\r\n" + "\\s:cut" + rmc("123520"))
    #expect(reading.fixes.count == 2)
    #expect(reading.statistics.tagBlocks == 2)
    #expect(reading.statistics.sentences(of: .encapsulated) == 1)
  }

  @Test
  func `a sentence may be 1000 characters long, but not endless`() {
    let text = String(repeating: "x", count: 900)
    let reading = Reading(sentence("GPTXT,\(text)") + sentence("GPTXT,\(text)\(text)") + good)
    #expect(reading.statistics.sentences(of: .other) == 1)
    #expect(reading.statistics.overlongSentences == 1)
    #expect(reading.fixes.count == 1)
  }

  @Test(arguments: [
    "", "\n\n", "id,name\n1,$x,y\n", "{\"a\":\"$GP\"}\n", "$$$$$$\n", "$,,,*00\n", "*",
  ])
  func `what is no trace has no sentences`(text: String) {
    #expect(Reading(text).statistics.sentences == 0)
  }

  @Test
  func `what the taker of a fix throws is passed on`() {
    struct Stop: Error {}
    var reader = TraceReader()
    #expect(throws: Stop.self) {
      try reader.read(Array((good + rmc("123520")).utf8).span.bytes) { _ throws(Stop) in
        throw Stop()
      }
    }
  }
}
