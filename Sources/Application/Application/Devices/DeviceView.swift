package import Foundation
import Localization
package import Model
package import Text

/// A device for every form of output.
package struct DeviceView: Sendable {
  package let device: Device
  /// The name of its person.
  package let person: String
  /// The latest reports; `nil` without a daemon, and before the first message.
  package let health: DeviceFigures?
  /// The places for which the last positions were too inaccurate (G2), the worst first, with how
  /// many of how many were.
  package let tooInaccurate: [(place: String, count: Int, of: Int)]
  /// True if it leads for its person now (P3).
  package let isLeading: Bool
  /// The present.
  let now: Date
  let zone: TimeZone

  /// The maximum number of places that are named.
  private static let mostPlaces = 20

  /// Returns the places that need the best positions, for the views of many devices.
  package static func tightPlaces(_ places: [Place]) -> [Place] {
    let sorted = places.sorted { ($0.radiusMeters, $0.id) < ($1.radiusMeters, $1.id) }
    return Array(sorted.prefix(mostPlaces))
  }

  /// Creates a view; `places` are those of `tightPlaces`.
  package init(
    _ device: Device, persons: [Person], health: DeviceFigures? = nil, isLeading: Bool = false,
    places: [Place] = [], now: Date, zone: TimeZone
  ) {
    self.isLeading = isLeading
    let accuracies = health?.accuracies ?? []
    tooInaccurate = places.map { place in
      let limit = max(place.radiusMeters, 50)
      return (place.name, accuracies.count { $0 > limit }, accuracies.count)
    }.filter { $0.count > 0 }
    self.device = device
    person = PersonNames(persons: persons).name(of: device.person)
    self.health = health
    self.now = now
    self.zone = zone
  }

  /// Creates a view with all that is known; `places` are those of `tightPlaces`.
  package init(
    _ device: Device, persons: [Person], known: KnownDevices, places: [Place], now: Date,
    zone: TimeZone
  ) {
    self.init(
      device, persons: persons, health: known.health(of: device.id),
      isLeading: known.isLeading(device), places: places, now: now, zone: zone)
  }

  /// The app: the one that the user named, or else the one of its messages.
  package var kind: Device.Kind? { device.kind ?? health?.app }

  /// The age of the newest position that was used, in seconds.
  package var fixAgeSeconds: Double? {
    health?.lastFix.map { max(0, now.timeIntervalSince($0).rounded()) }
  }

  /// The keys of a device, as every `--json` prints them.
  package var json: JSON {
    let refused = (health?.refused ?? [:]).sorted { $0.key < $1.key }
    return .object([
      ("id", .integer(Int(device.id.rawValue))),
      ("uuid", .string(device.uuid.uuidString.lowercased())),
      ("name", .string(device.name)), ("person", .string(person)),
      ("kind", JSON(kind?.rawValue)),
      ("key_hint", device.keyHint.isEmpty ? .null : .string(device.keyHint)),
      ("topic", JSON(device.topic)), ("shared", .bool(device.isShared)),
      ("leads", .bool(isLeading)), ("leads_always", .bool(device.leads)), ("push_places", pushing),
      ("notify_in_app", .bool(device.notifiesInApp)), ("encrypted", .bool(device.isEncrypted)),
      ("heard", JSON(health?.heard, in: zone)), ("fix_age_s", JSON(fixAgeSeconds)),
      ("accuracy_m", JSON(health?.medianAccuracy, decimals: 1)),
      ("battery", JSON(health?.batteryPercent)),
      ("charging", health?.isCharging.map { .bool($0) } ?? .null),
      ("mode", JSON(health?.mode)),
      ("refused", .object(refused.map { ($0.key, .integer($0.value)) })),
      ("rollover", .integer(health?.rollover ?? 0)), ("late", .integer(health?.late ?? 0)),
      ("repeated", .integer(health?.repeated ?? 0)),
      ("places_pushed", health?.placesPushed.map { .integer($0) } ?? .null),
      ("created", JSON(device.created, in: zone)),
      ("out_of_range", .integer(health?.outOfRange ?? 0)),
      ("accuracy_95_m", JSON(health?.usualAccuracy, decimals: 1)),
      (
        "too_inaccurate",
        .array(
          tooInaccurate.map {
            .object([
              ("place", .string($0.place)), ("count", .integer($0.count)), ("of", .integer($0.of)),
            ])
          })
      ),
      ("pause_s", JSON(health?.medianPause, decimals: 0)),
      (
        "unusable",
        .array(
          (health?.unusable ?? []).map {
            .object([("time", JSON($0.time, in: zone)), ("reason", .string($0.reason))])
          })
      ),
      ("advice", DeviceAdvice(self).json),
    ])
  }

  private var pushing: JSON {
    .string(device.replacesPlaces ? "all" : device.pushesPlaces ? "on" : "off")
  }
}
