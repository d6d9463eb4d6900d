package import Foundation
import Geo
import Model

/// Messages of Overland and of the new Traccar Client.
extension PhoneReader {
  /// Reads a batch of Overland: GeoJSON features, and the present position beside them.
  ///
  /// Features of an `action`, such as a pause, repeat an old position with a new time.
  ///
  /// Source: Overland-iOS, README.
  func readOverland(_ value: PhoneValue) -> PhoneReading {
    var reading = PhoneReading(kind: .overland)
    let features = (value["locations"]?.elements ?? []) + [value["current"]].compactMap(\.self)
    if features.isEmpty { reading.refuse(.empty) }
    for feature in features {
      let properties = feature["properties"]
      let place = feature["geometry"]?["coordinates"]?.elements ?? []
      guard place.count >= 2 else {
        reading.refuse(.noPosition)
        continue
      }
      guard properties?["action"] == nil else {
        reading.refuse(.unknownType)
        continue
      }
      reading.add(
        PhonePosition(
          latitude: place[1].number, longitude: place[0].number,
          time: properties?["timestamp"].flatMap { PhoneTime.instant($0) },
          accuracy: properties?["horizontal_accuracy"]?.number,
          speed: properties?["speed"]?.number, course: properties?["course"]?.number,
          altitude: properties?["altitude"]?.number),
        arrival: arrival)
      reading.record(batteryPercent: properties?["battery_level"]?.number.map { $0 * 100 })
      switch properties?["battery_state"]?.text {
      case "charging", "full": reading.isCharging = true
      case "unplugged": reading.isCharging = false
      default: break
      }
    }
    reading.putInOrder()
    return reading
  }

  /// Reads a message of the new Traccar Client: one location, or several.
  ///
  /// Source: traccar-client, the plug-in's location schema; -1 means unknown.
  func readTraccar(_ value: PhoneValue) -> PhoneReading {
    var reading = PhoneReading(kind: .traccar)
    let locations = value["location"]?.elements ?? [value["location"] ?? .null]
    for location in locations {
      let place = location["coords"]
      reading.add(
        PhonePosition(
          latitude: place?["latitude"]?.number, longitude: place?["longitude"]?.number,
          time: location["timestamp"].flatMap { PhoneTime.instant($0) },
          accuracy: place?["accuracy"]?.number, speed: place?["speed"]?.number,
          course: place?["heading"]?.number, altitude: place?["altitude"]?.number,
          isMock: location["mock"]?.truth ?? false),
        arrival: arrival)
      reading.record(batteryPercent: location["battery"]?["level"]?.number.map { $0 * 100 })
      reading.isCharging = location["battery"]?["is_charging"]?.truth ?? reading.isCharging
    }
    reading.putInOrder()
    return reading
  }

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
