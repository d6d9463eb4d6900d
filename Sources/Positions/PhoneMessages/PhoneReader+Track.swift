package import Foundation
import Geo
import Model

extension PhoneReader {
  /// Reads one point of a recorded track, whose values are text; with `startsSegment` nothing links
  /// it to the points before.
  package func read(
    latitude: String, longitude: String, time: String, accuracy: String = "", hdop: String = "",
    speed: String = "", course: String = "", altitude: String = "", satellites: String = "",
    startsSegment: Bool = false
  ) -> PhoneReading {
    var reading = PhoneReading(kind: .other)
    reading.add(
      PhonePosition(
        latitude: PhoneValue.number(in: latitude), longitude: PhoneValue.number(in: longitude),
        time: PhoneTime.instant(.text(time)), accuracy: PhoneValue.number(in: accuracy),
        hdop: PhoneValue.number(in: hdop),
        speed: PhoneValue.number(in: speed), course: PhoneValue.number(in: course),
        altitude: PhoneValue.number(in: altitude)),
      arrival: arrival)
    for index in reading.reports.indices {
      reading.reports[index].report.satellites = Int(satellites).flatMap {
        (0...100).contains($0) ? $0 : nil
      }
      reading.reports[index].report.startsTrack = startsSegment
    }
    return reading
  }

  /// Returns the instant of a written time, or of seconds since 1970; `nil` for anything else.
  package static func instant(_ text: String) -> Date? { PhoneTime.instant(.text(text)) }
}
