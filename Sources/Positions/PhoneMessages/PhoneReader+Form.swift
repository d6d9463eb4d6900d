import Foundation
import Geo
import Model

/// Queries and forms: the old Traccar Client, OsmAnd, and GPSLogger's custom URL.
extension PhoneReader {
  /// Reads the one position of a query or form.
  ///
  /// The speed is in m/s as `spd`, in km/h as `spd_kph`, and in knots as `speed` of a query with
  /// an `id`; any other `speed` may be either, and is not used (P7). OsmAnd's `hdop` is the
  /// accuracy in metres, and its `speed` is in m/s.
  func read(_ form: PhoneForm) -> PhoneReading {
    let hasID = form.text("id", "deviceid") != nil
    let isOsmAnd = app.map { $0 == .osmand } ?? form.isOsmAnd
    var reading = PhoneReading(
      kind: isOsmAnd ? .osmand : hasID ? .traccar : form.isGPSLogger ? .gpslogger : .other)
    if form.truth("valid") == false {
      reading.refuse(.invalid)
      return reading
    }
    let pair = (form.text("location") ?? "").split(separator: ",", maxSplits: 2).map {
      PhoneValue.number(in: String($0))
    }
    let speed = form.number("speed").flatMap { speed in
      isOsmAnd ? speed : hasID ? speed * Self.metersPerSecondPerKnot : nil
    }
    let (accuracy, hdop) = (
      form.number("acc", "accuracy", "gps_accuracy"), form.number("hdop")
    )
    reading.add(
      PhonePosition(
        latitude: form.number("lat", "latitude") ?? pair.first ?? nil,
        longitude: form.number("lon", "lng", "longitude") ?? pair.dropFirst().first ?? nil,
        time: form.text("timestamp", "tst", "time").map { PhoneTime.instant(.text($0)) } ?? arrival,
        accuracy: accuracy ?? (isOsmAnd ? hdop : nil), hdop: isOsmAnd ? nil : hdop,
        speed: form.number("spd") ?? form.number("spd_kph").map { $0 / 3.6 } ?? speed,
        course: form.number("bearing", "heading", "dir", "direction"),
        altitude: form.number("altitude", "alt"), isMock: form.truth("mock") ?? false),
      arrival: arrival)
    reading.record(batteryPercent: form.number("batt", "battery_level", "battery", "batproc"))
    reading.isCharging = form.truth("charge", "ischarging")
    return reading
  }

  /// One nautical mile, 1852 m, in an hour.
  private static let metersPerSecondPerKnot = 1852.0 / 3600
}

extension PhoneForm {
  /// The names in OsmAnd's usual address of online tracking; the user may add an id.
  ///
  /// Source: OsmAnd, `live_monitoring_url`.
  private static let osmAndNames: Set<String> = [
    "id", "deviceid", "lat", "lon", "timestamp", "hdop", "altitude", "speed", "bearing", "eta",
    "etfa", "eda", "edfa", "batproc", "acc", "spd",
  ]

  /// True for OsmAnd's usual address, or for the pattern that Passby gives it.
  ///
  /// They have none but their names, and a time in milliseconds. Trackers that send a real HDOP
  /// send further fields, or seconds.
  fileprivate var isOsmAnd: Bool {
    text("hdop", "spd") != nil && number("timestamp").map(PhoneTime.isMilliseconds) == true
      && has(only: Self.osmAndNames)
  }

  /// True if there is anything about a position.
  var isPosition: Bool {
    text("lat", "latitude", "lon", "longitude", "location") != nil
  }

  /// True for names that only GPSLogger uses.
  fileprivate var isGPSLogger: Bool {
    text("spd", "spd_kph", "sat", "prov", "aid", "ser") != nil
  }
}
