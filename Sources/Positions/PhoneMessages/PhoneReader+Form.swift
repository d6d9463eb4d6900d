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

/// The fields of a query or a form (`application/x-www-form-urlencoded`).
struct PhoneForm {
  /// The most fields that are read; all others are dropped.
  private static let mostFields = 1_000

  private var fields: [String: String] = [:]

  /// True if there is no field.
  var isEmpty: Bool { fields.isEmpty }

  /// Reads fields; of those with the same name the last one counts, empty ones do not.
  init(_ text: some StringProtocol) {
    for pair in text.split(separator: "&", maxSplits: Self.mostFields).prefix(Self.mostFields) {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[1].isEmpty else { continue }
      fields[Self.decoded(parts[0]).lowercased()] = Self.decoded(parts[1])
    }
  }

  /// Creates a form from the texts and numbers of an object.
  init(_ object: PhoneValue) {
    guard case .object(let members) = object else { return }
    for member in members.prefix(Self.mostFields) {
      let text: String? =
        switch member.value {
        case .text(let text): text
        case .number(let number): "\(number)"
        case .bool(let value): value ? "true" : "false"
        default: nil
        }
      if let text, !text.isEmpty { fields[member.name.lowercased()] = text }
    }
  }

  /// Adds the fields of another form; its own win.
  mutating func add(_ other: PhoneForm) {
    fields.merge(other.fields) { own, _ in own }
  }

  /// Returns true if no field has another name than these.
  func has(only names: Set<String>) -> Bool { fields.keys.allSatisfy(names.contains) }

  /// Returns the first of some fields that is there.
  func text(_ names: String...) -> String? {
    names.lazy.compactMap { fields[$0] }.first
  }

  /// Returns the first of some fields that is there as a number, without NaN.
  func number(_ names: String...) -> Double? {
    names.lazy.compactMap { fields[$0] }.first.flatMap { PhoneValue.number(in: $0) }
  }

  /// Returns the value of a field of yes or no.
  func truth(_ names: String...) -> Bool? {
    names.lazy.compactMap { fields[$0] }.first.flatMap { PhoneValue.truth(in: $0) }
  }

  /// Returns text with `+` as a blank and percent-encoded bytes as characters.
  private static func decoded(_ text: some StringProtocol) -> String {
    let bytes = Array(text.utf8)
    guard bytes.contains(where: { $0 == 0x25 || $0 == 0x2B }) else { return String(text) }
    var decoded: [UInt8] = []
    decoded.reserveCapacity(bytes.count)
    var place = 0
    while place < bytes.count {
      let byte = bytes[place]
      if byte == 0x25, place + 2 < bytes.count,
        let high = Character(Unicode.Scalar(bytes[place + 1])).hexDigitValue,
        let low = Character(Unicode.Scalar(bytes[place + 2])).hexDigitValue
      {
        decoded.append(UInt8(high << 4 | low))
        place += 3
      } else {
        decoded.append(byte == 0x2B ? 0x20 : byte)
        place += 1
      }
    }
    return String(decoding: decoded, as: UTF8.self)
  }
}
