import Foundation
import Geo
import Reminders

/// Queries and forms: the old Traccar Client, OsmAnd, and GPSLogger's custom URL.
extension PhoneReader {
  /// Reads the one position of a query or form.
  ///
  /// The speed is in m/s as `spd`, in km/h as `spd_kph`, and in knots as `speed` of a query with
  /// an `id`; any other `speed` may be either, and is not used (P7).
  func read(_ form: PhoneForm) -> PhoneReading {
    let hasID = form.text("id", "deviceid") != nil
    var reading = PhoneReading(kind: hasID ? .traccar : form.isGPSLogger ? .gpslogger : .other)
    if form.truth("valid") == false {
      reading.refuse(.invalid)
      return reading
    }
    let pair = (form.text("location") ?? "").split(separator: ",", maxSplits: 2).map {
      PhoneValue.number(in: String($0))
    }
    let knots = hasID ? form.number("speed") : nil
    reading.add(
      PhonePosition(
        latitude: form.number("lat", "latitude") ?? pair.first ?? nil,
        longitude: form.number("lon", "lng", "longitude") ?? pair.dropFirst().first ?? nil,
        time: form.text("timestamp", "tst", "time").map { PhoneTime.instant(.text($0)) } ?? arrival,
        accuracy: form.number("acc", "accuracy", "gps_accuracy"), hdop: form.number("hdop"),
        speed: form.number("spd") ?? form.number("spd_kph").map { $0 / 3.6 }
          ?? knots.map { $0 * Self.metersPerSecondPerKnot },
        course: form.number("bearing", "heading", "dir"),
        altitude: form.number("altitude", "alt"), isMock: form.truth("mock") ?? false),
      arrival: arrival)
    reading.batteryPercent = form.number("batt", "battery_level").flatMap {
      (0...100).contains($0) ? $0 : nil
    }
    reading.isCharging = form.truth("charge", "ischarging")
    return reading
  }

  /// One nautical mile, 1852 m, in an hour.
  private static let metersPerSecondPerKnot = 1852.0 / 3600
}

extension PhoneForm {
  /// True if there is anything about a position.
  var isPosition: Bool {
    text("lat", "latitude", "lon", "longitude", "location") != nil
  }

  /// True for names that only GPSLogger uses.
  fileprivate var isGPSLogger: Bool {
    text("spd", "spd_kph", "sat", "prov", "aid", "ser") != nil
  }
}
