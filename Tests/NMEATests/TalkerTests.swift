import Foundation
import Geo
import NMEA
import Testing

/// Which talkers are heard.
struct TalkerTests {
  /// Writes the sentence of another talker, at 50 degrees north.
  private static func other(
    _ kind: String, _ second: Int, _ status: String = "A", talker: String = "II"
  ) -> String {
    let time = "1235\(10 + second)"
    let position = "5000.0000,N,01131.0000,E"
    return switch kind {
    case "RMC": sentence("\(talker)RMC,\(time),\(status),\(position),10.0,84.4,230319,,,A")
    case "GLL": sentence("\(talker)GLL,\(position),\(time),\(status),A")
    default: sentence("\(talker)GGA,\(time),\(position),1,08,0.9,545.4,M,46.9,M,,")
    }
  }

  private static func receiver(_ second: Int, _ status: String = "A") -> String {
    rmc("1235\(10 + second)", status)
  }

  /// The seconds of the fixes, with the talker: `"3 II"`.
  private static func heard(_ trace: String) -> [String] {
    Reading(trace).fixes.map { fix in
      let second = Int((fix.time?.timeIntervalSince1970 ?? 0) - 1_553_344_510)
      return "\(second) \(fix.latitude == 50 ? "II" : "GP")"
    }
  }

  @Test
  func `other talkers are read where no receiver speaks, and not beside one with a position`() {
    #expect(
      Self.heard((0..<4).map { Self.other("RMC", $0) }.joined())
        == ["0 II", "1 II", "2 II", "3 II"])
    for order in [[0, 1], [1, 0]] {
      let trace = (0..<4).map { second in
        let both = [Self.receiver(second), Self.other("RMC", second)]
        return order.map { both[$0] }.joined()
      }
      let reading = Reading(trace.joined())
      #expect(Self.heard(trace.joined()) == ["0 GP", "1 GP", "2 GP", "3 GP"], "\(order)")
      #expect(reading.statistics.otherTalkers == 4)
      #expect(reading.statistics.fixes == 4)
    }
  }

  @Test(arguments: [
    "GPRMC,1235$$,V,,,,,,,230319,,,N", "GPZDA,1235$$,23,03,2019,,",
    "GPGSA,A,3,04,05,,09,12,,,24,,,,,2.5,1.3,2.1", "GPVTG,054.7,T,034.4,M,005.5,N,010.2,K,A",
    "GPRMC,,V,,,,,,,,,,N", "GPGGA,1235$$,,,,,0,00,99.99,,,,,,",
  ])
  func `another talker is heard while a receiver has no position, before it and after it`(
    _ body: String
  ) {
    for (kind, talker) in [("RMC", "II"), ("RMC", "SN"), ("GLL", "II"), ("GGA", "QZ")] {
      for isFirst in [true, false] {
        let parts = (0..<4).map { second in
          let silent = sentence(body.replacing("$$", with: "\(10 + second)"))
          let other = Self.other(kind, second, talker: talker)
          return isFirst ? silent + other : other + silent
        }
        // GLL and GGA have no day of their own.
        let day = sentence("\(talker)ZDA,123510,23,03,2019,,")
        #expect(
          Self.heard(day + parts.joined()) == ["0 II", "1 II", "2 II", "3 II"],
          "\(kind) \(talker) \(isFirst)")
      }
    }
  }

  @Test
  func `the date of a receiver without position counts for another talker if nobody else has one`()
  {
    let trace = (0..<3).map { second in
      sentence("GPRMC,1235\(10 + second),V,,,,,,,230319,,,N")
        + Self.other("GGA", second, talker: "QZ")
    }
    #expect(Self.heard(trace.joined()) == ["0 II", "1 II", "2 II"])
    let given = Date(timeIntervalSince1970: 1_600_000_000)
    #expect(Reading(trace.joined(), date: given).times.first == "2020-09-13T12:35:10.000Z")
  }

  @Test
  func `another talker is heard again once the receiver says that it lost its position`() {
    let lost = (0..<8).map { second in
      let isValid = second < 3 || second > 5
      return Self.receiver(second, isValid ? "A" : "V") + Self.other("RMC", second)
    }
    #expect(
      Self.heard(lost.joined())
        == ["0 GP", "1 GP", "2 GP", "3 II", "4 II", "5 II", "6 GP", "7 GP"])
  }

  @Test
  func `a receiver that falls silent is waited for ten seconds`() {
    let silent = (0..<16).map { second in
      (second < 3 ? Self.receiver(second) : "") + Self.other("RMC", second)
    }
    #expect(
      Self.heard(silent.joined())
        == ["0 GP", "1 GP", "2 GP", "13 II", "14 II", "15 II"])
    let slow = (0..<12).map { second in
      (second % 5 == 0 ? Self.receiver(second) : "") + Self.other("RMC", second)
    }
    #expect(Self.heard(slow.joined()) == ["0 GP", "5 GP", "10 GP"])
  }

  @Test
  func `no value of one talker is used for another`() {
    let trace = (0..<3).map { second in
      sentence("GPGGA,1235\(10 + second),,,,,0,00,99.99,,,,,,") + Self.other("RMC", second)
    }
    #expect(Reading(trace.joined()).fixes.map(\.hdop) == [nil, nil, nil])
  }
}
