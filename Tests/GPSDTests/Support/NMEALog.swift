import Foundation
import TestSupport

/// Recordings made for these tests.
enum NMEALog {
  /// A walk to the north from 52.5 N, 13.4 E, a fix a second on 2025-06-10.
  static func walk(firstSecond: Int, seconds: Int) -> Data {
    var text = "# Date: 2025-06-10\r\n"
    for second in firstSecond..<(firstSecond + seconds) {
      let (hours, rest) = (36_000 + second).quotientAndRemainder(dividingBy: 3600)
      let time = String(format: "%02d%02d%02d.00", hours, rest / 60, rest % 60)
      let latitude = String(format: "52%07.4f", 30 + Double(second) * 0.001)
      text += NMEAText.sentence(
        "GPGGA,\(time),\(latitude),N,01324.0000,E,1,08,1.1,40.0,M,45.0,M,,")
      text += NMEAText.sentence(
        "GPRMC,\(time),A,\(latitude),N,01324.0000,E,2.0,0.0,100625,,,A")
    }
    return Data(text.utf8)
  }
}
