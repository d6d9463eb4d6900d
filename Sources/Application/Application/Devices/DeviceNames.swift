import Foundation
import Geo
import Localization
package import Model
import Text

/// Finds devices by name.
package struct DeviceNames: Sendable {
  /// All stored devices.
  package let devices: [Device]
  /// Further names that are taken.
  private let hidden: [String]

  /// Creates a lookup among devices.
  package init(devices: [Device]) { self.init(devices: devices, hidden: []) }

  init(devices: [Device], hidden: [String]) {
    (self.devices, self.hidden) = (devices, hidden)
  }

  /// Returns the device with a name or number.
  ///
  /// - Throws: `Refusal` where there is none, or several have the name.
  package func device(_ text: String) throws -> Device {
    let text = text.trimmed
    let found = devices.named(text, by: \.name)
    guard found.count < 2 else {
      throw Refusal.several(.device, text, found.map { ($0.id.rawValue, $0.name) })
    }
    if let one = found.first ?? numbered(text) { return one }
    throw Refusal(
      .notFound, .device,

      DevicePhrase.noSuchDevice(
        text.quoted, suggestion: Suggestion.quoted(for: text, among: devices.map(\.name))))
  }

  /// Returns a name of a device that is free.
  ///
  /// - Throws: `Refusal` for a name that is empty or taken.
  func name(_ text: String, besides own: Device.ID?) throws -> String {
    let name = DeviceName.stored(text)
    guard !name.isEmpty, !DeviceName.has("/#", in: name) else {
      throw Refusal(.usage, .name, DevicePhrase.deviceName(name.quoted))
    }
    let isReceiver = name.isSameName(as: Device.receiverName) && own != .receiver
    let other = devices.first { $0.id != own && $0.name.isSameName(as: name) }
    let isHidden = hidden.contains { $0.isSameName(as: name) }
    if isReceiver || isHidden || other != nil {
      throw Refusal(
        .refused, .name, DevicePhrase.deviceNameTaken((other?.name ?? name).quoted))
    }
    return name
  }

  private func numbered(_ text: String) -> Device? {
    Int64(text).flatMap { number in devices.first { $0.id.rawValue == number } }
  }
}

/// The name of a device or person as it is stored.
package enum DeviceName {
  /// The longest name, in characters.
  package static let longest = 200

  /// Returns a text on one line, without control characters and marks of direction, cut where it is
  /// too long.
  package static func stored(_ text: String) -> String {
    var line = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { line.append(isBlank(scalar) ? " " : scalar) }
    let words = String(line).split(separator: " ").joined(separator: " ")
    return String(words.prefix(longest)).trimmed
  }

  /// True if a name would be stored otherwise than it was typed.
  package static func changes(_ text: String) -> Bool { stored(text) != text.trimmed }

  /// Returns true if a name has one of some ASCII characters, also where another stands on it.
  static func has(_ characters: String, in name: String) -> Bool {
    name.unicodeScalars.contains { characters.unicodeScalars.contains($0) }
  }

  /// Returns true for a character that is white space, or invisible, or turns the direction; the
  /// joiner of emoji is none of them.
  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ...0x20, 0x7F...0xA0, 0xAD, 0x61C, 0x1680, 0x2000...0x200C, 0x200E, 0x200F,
      0x2028...0x202F, 0x205F...0x206F, 0x3000, 0xFEFF:
      true
    default: false
    }
  }
}

/// The latest reports of devices: from the running daemon, or else, without a daemon and before a
/// message since its start, from the stored tracks.
package struct DeviceReports: Sendable {
  private let devices: [Device]
  private let tracks: [Device.ID: TrackRecord]
  private let live: [Device.ID: DeviceFigures]
  private let leading: Set<Device.ID>

  /// Combines stored devices and tracks with the latest reports, and the devices that lead, of a
  /// running daemon.
  package init(
    _ snapshot: any DeviceSnapshot, health: [Device.ID: DeviceFigures], leading: Set<Device.ID>
  ) throws {
    devices = try snapshot.devices
    tracks = try snapshot.lastTracks
    live = health
    self.leading = leading
  }

  /// Returns the latest reports of a device; `nil` before the first message.
  package func health(of device: Device.ID) -> DeviceFigures? {
    // The receiver has its own figures, beside those of phones.
    guard device != .receiver, let fix = tracks[device]?.gate.last else { return live[device] }
    var health = live[device] ?? DeviceFigures(device: device.rawValue)
    guard health.lastFix == nil else { return health }
    if live[device] == nil { health.placesPushed = nil }
    health.heard = health.heard ?? fix.time
    health.lastFix = fix.time
    health.storedAccuracy = fix.accuracyMeters
    return health
  }

  /// Returns true if a device leads for its person now (P3): the one that the user has named, or
  /// else the one that moved last, or else the first that was added.
  package func isLeading(_ device: Device) -> Bool {
    let owned = devices.filter { $0.person == device.person }
    if let named = owned.first(where: \.leads) { return named.id == device.id }
    let isReceiverMine = !devices.contains { $0.id == .receiver } && device.person == .me
    let shown = owned.map(\.id).filter(leading.contains)
    if let id = shown.first ?? (isReceiverMine && leading.contains(.receiver) ? .receiver : nil) {
      return id == device.id
    }
    let stored = CarriedDevice.device(of: device.person, devices: devices, tracks: tracks)
    return device.id == stored ?? owned.map(\.id).filter { $0 != .receiver }.min()
  }
}
