import Foundation
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
}
