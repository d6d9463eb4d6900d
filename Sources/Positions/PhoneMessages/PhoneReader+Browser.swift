package import Foundation
import Model

extension PhoneReader {
  /// Reads a position that a browser gave to an open page.
  ///
  /// W3C's Geolocation means an accuracy of 95 %, but browsers on phones hand on that of the
  /// system, which is of 68 %; so it is multiplied as that of any app is (P7). The speed is in m/s.
  package func read(
    latitude: Double?, longitude: Double?, time: Date?, accuracy: Double?, speed: Double?,
    course: Double?, altitude: Double?
  ) -> PhoneReading {
    var reading = PhoneReading(kind: .browser)
    guard decrypt == nil else {
      reading.refuse(.plain)
      return reading
    }
    reading.add(
      PhonePosition(
        latitude: latitude, longitude: longitude, time: time, accuracy: accuracy, speed: speed,
        course: course, altitude: altitude),
      arrival: arrival)
    return reading
  }
}
