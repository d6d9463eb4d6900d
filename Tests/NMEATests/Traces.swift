import Foundation
import Geo
import NMEA

/// Writes a sentence as a receiver does: `$`, checksum, CR LF.
func sentence(_ body: String) -> String {
  let sum = body.utf8.reduce(UInt8(0), ^)
  return "$\(body)*\(hexadecimal(sum))\r\n"
}

/// Writes a byte with two hexadecimal digits.
func hexadecimal(_ byte: UInt8) -> String {
  let digits = String(byte, radix: 16, uppercase: true)
  return digits.count == 1 ? "0" + digits : digits
}

/// Writes an RMC at 48 degrees north, 11 degrees east, unless told otherwise.
func rmc(
  _ time: String, _ status: String = "A", at position: String = "4807.0380,N,01131.0000,E",
  date: String = "230319"
) -> String {
  sentence("GPRMC,\(time),\(status),\(position),10.0,84.4,\(date),,,A")
}

/// Writes a GGA at 48 degrees north, 11 degrees east, unless told otherwise.
func gga(
  _ time: String, quality: Int = 1, at position: String = "4807.0380,N,01131.0000,E",
  talker: String = "GP", satellites: String = "08"
) -> String {
  sentence("\(talker)GGA,\(time),\(position),\(quality),\(satellites),0.9,545.4,M,46.9,M,,")
}

/// The result of reading a whole trace.
struct Reading: Hashable {
  var fixes: [FixReport] = []
  var statistics = ReadingStatistics()

  /// The times of the fixes as RFC 3339 with milliseconds.
  var times: [String] { fixes.map { $0.time.map(Self.text) ?? "none" } }

  /// Reads a trace in pieces of a size.
  init(_ bytes: [UInt8], by size: Int = .max, date: Date? = nil) {
    var reader = TraceReader(date: date)
    var rest = bytes[...]
    while !rest.isEmpty {
      let piece = rest.prefix(size)
      reader.read(piece.span.bytes) { fixes.append($0) }
      rest = rest.dropFirst(size)
    }
    reader.finish { fixes.append($0) }
    statistics = reader.statistics
  }

  init(_ trace: String, by size: Int = .max, date: Date? = nil) {
    self.init(Array(trace.utf8), by: size, date: date)
  }

  private static func text(_ date: Date) -> String {
    // The style cuts digits off, and the nearest double may lie below the millisecond.
    (date + 0.000_1).formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
  }
}
