public import Foundation
import Localization
public import Reminders

/// A device for every form of output.
public struct DeviceView: Sendable, Hashable {
  /// The device.
  public let device: Device
  /// The name of its person.
  public let person: String
  /// The latest reports; `nil` without a daemon, and for a device that it has not heard.
  public let health: DeviceHealth?
  /// The present.
  let now: Date
  let zone: TimeZone

  /// Creates a view.
  public init(
    _ device: Device, persons: [Person], health: DeviceHealth? = nil, now: Date, zone: TimeZone
  ) {
    self.device = device
    person = PersonNames(persons: persons).name(of: device.person)
    self.health = health
    self.now = now
    self.zone = zone
  }

  /// The app: the one that the user named, or else the one that was heard.
  public var kind: Device.Kind? { device.kind ?? health?.kind }

  /// The age of the newest position that was used, in seconds.
  public var fixAgeSeconds: Double? {
    health?.lastFix.map { max(0, now.timeIntervalSince($0).rounded()) }
  }

  /// The keys of a device, as every `--json` prints them.
  public var json: JSON {
    let refused = (health?.refused ?? [:]).sorted { $0.key < $1.key }
    return .object([
      ("id", .integer(Int(device.id.rawValue))),
      ("uuid", .string(device.uuid.uuidString.lowercased())),
      ("name", .string(device.name)), ("person", .string(person)),
      ("kind", JSON(kind?.rawValue)),
      ("key_hint", device.keyHint.isEmpty ? .null : .string(device.keyHint)),
      ("topic", JSON(device.topic)), ("shared", .bool(device.isShared)),
      ("leads", .bool(device.leads)), ("push_places", pushing),
      ("notify_in_app", .bool(device.notifiesInApp)), ("encrypted", .bool(device.isEncrypted)),
      ("heard", JSON(health?.heard, in: zone)), ("fix_age_s", JSON(fixAgeSeconds)),
      ("accuracy_m", JSON(health?.accuracyMeters, decimals: 1)),
      ("battery", JSON(health?.battery)),
      ("charging", health?.isCharging.map { .bool($0) } ?? .null),
      ("mode", JSON(health?.mode)),
      ("refused", .object(refused.map { ($0.key, .integer($0.value)) })),
      ("rollover", .integer(health?.rollover ?? 0)), ("late", .integer(health?.late ?? 0)),
      ("repeated", .integer(health?.repeated ?? 0)),
      ("places_pushed", health?.placesPushed.map { .integer($0) } ?? .null),
      ("created", JSON(device.created, in: zone)),
    ])
  }

  private var pushing: JSON {
    .string(device.replacesPlaces ? "all" : device.pushesPlaces ? "on" : "off")
  }
}
