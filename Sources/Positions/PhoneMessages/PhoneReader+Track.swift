public import Foundation
import Model

extension PhoneReader {
  /// Reads one point of a recorded track, whose values are text.
  public func read(
    latitude: String, longitude: String, time: String, accuracy: String = "", hdop: String = "",
    speed: String = "", course: String = "", altitude: String = ""
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
    return reading
  }

  /// Returns the instant of a written time, or of seconds since 1970; `nil` for anything else.
  public static func instant(_ text: String) -> Date? { PhoneTime.instant(.text(text)) }
}
