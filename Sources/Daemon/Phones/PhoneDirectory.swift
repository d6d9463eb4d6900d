import Application
import Foundation
import Phones
import Reminders
import Sodium

/// The persons and devices of one version of the store, as requests of phones need them.
struct PhoneDirectory: Sendable {
  let devices: [Device.ID: Device]
  let persons: [Person.ID: Person]
  /// True if a device is heard encrypted only.
  let hasSecrets: Bool
  /// The devices that the phones of others see, by number.
  let shared: [Device]
  /// The devices by the first bytes of the digests of their keys: one, or by chance more.
  private let bySlot: [UInt64: [Device]]
  private let byTopic: [String: Device.ID]
  private let names: Set<String>
  private let boxes: [Device.ID: SecretBox]
  private let pushed: PushedPlaces

  /// Reads a store; `secrets` are those of encrypted devices.
  init(_ snapshot: any StoreSnapshot, secrets: [UUID: String]) throws {
    let devices = try snapshot.devices
    let persons = try snapshot.persons
    self.devices = Dictionary(devices.map { ($0.id, $0) }) { first, _ in first }
    self.persons = Dictionary(persons.map { ($0.id, $0) }) { first, _ in first }
    bySlot = Dictionary(grouping: devices.filter { !$0.keyDigest.isEmpty }) {
      Self.slot($0.keyDigest)
    }
    var byTopic: [String: Device.ID] = [:]
    for device in devices.reversed() {
      let person = self.persons[device.person]?.name ?? ""
      for name in [device.name, device.name.topicPart] {
        byTopic["\(person)/\(name)".lowercased()] = device.id
      }
    }
    for device in devices {
      if let topic = device.topic { byTopic[topic.lowercased()] = device.id }
    }
    self.byTopic = byTopic
    names = Set((devices.map(\.name) + persons.map(\.name)).map { $0.lowercased() })
    boxes = Dictionary(
      devices.filter(\.isEncrypted).compactMap { device in
        secrets[device.uuid].flatMap { SecretBox(secret: $0) }.map { (device.id, $0) }
      }
    ) { first, _ in first }
    shared = devices.filter(\.isShared).sorted { $0.id < $1.id }
    hasSecrets = devices.contains(where: \.isEncrypted)
    let isAnyPushed = devices.contains(where: \.pushesPlaces)
    pushed = try isAnyPushed ? PushedPlaces(snapshot.places) : .none
  }

  /// Returns the device of a key by its digest; `nil` for a wrong one.
  ///
  /// A table finds it by the first bytes, which tells nothing about keys: who knows a part of a
  /// digest knows nothing about the key. All of it is compared in constant time all the same.
  func device(digest: Data) -> Device? {
    bySlot[Self.slot(digest)]?.first { ConstantTime.areEqual($0.keyDigest, digest) }
  }

  /// Returns the place of a digest in the table: its first eight bytes.
  private static func slot(_ digest: Data) -> UInt64 {
    digest.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// Returns the device of a topic: its own, or one that ends in its person and name, without
  /// regard to case; `nil` if it belongs to none.
  func device(topic: String) -> Device? {
    let topic = topic.lowercased()
    let usual = topic.split(separator: "/").suffix(2).joined(separator: "/")
    return (byTopic[topic] ?? byTopic[usual]).flatMap { devices[$0] }
  }

  /// Returns true for the name of a person or device, without regard to case.
  func knows(_ name: String) -> Bool { names.contains(name.lowercased()) }

  /// Returns the box of a device with a secret.
  func box(_ device: Device) -> SecretBox? { boxes[device.id] }

  /// Returns what decrypts the messages of a device; `nil` if they come as they are.
  ///
  /// Where the secret is missing nothing can be decrypted, and plain messages are still refused.
  func decryption(of device: Device) -> (@Sendable ([UInt8]) -> [UInt8]?)? {
    guard let box = boxes[device.id] else {
      guard device.isEncrypted else { return nil }
      return { _ in nil }
    }
    return { message in box.open(message) }
  }

  /// Returns the places that a device watches for Passby.
  func pushed(_ device: Device) -> PushedPlaces { device.pushesPlaces ? pushed : .none }

  /// Returns the topic of a device: its own, or `owntracks/PERSON/DEVICE`.
  func topic(of device: Device) -> String {
    device.topic ?? "owntracks/\(persons[device.person]?.name ?? "me")/\(device.name)"
  }
}

extension String {
  /// The name as a part of a topic, as the app of a phone is set up: ASCII letters, digits, dashes.
  fileprivate var topicPart: String {
    let word = lowercased().map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }
    return String(word).split(separator: "-").joined(separator: "-")
  }
}
