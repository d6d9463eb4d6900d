import Application
import Foundation
import Model
import PhoneMessages
import Sodium
import Text
import Tracking

/// The stored devices as messages of phones name them: by key, topic and name.
struct PhoneDirectory: Sendable {
  /// The devices, persons and places that it is made of.
  let known: StoredDevices
  /// True if a device must send encrypted messages.
  let hasSecrets: Bool
  /// The devices that the phones of others see, by number.
  let shared: [Device]
  /// The devices by the first bytes of the digests of their keys.
  private let byDigest: [Data: [Device]]
  /// The devices by their topics, and by those that their names make up.
  private let byTopic: [String: Device.ID]
  private let names: Set<FoldedText>
  private let boxes: [Device.ID: SecretBox]
  private let pushed: PushedPlaces

  /// Creates the directory; `secrets` are those of encrypted devices.
  init(_ known: StoredDevices, secrets: [UUID: String]) {
    self.known = known
    let phones = known.devices.values.filter { $0.id != .receiver }.sorted { $0.id < $1.id }
    shared = phones.filter(\.isShared)
    hasSecrets = phones.contains(where: \.isEncrypted)
    byDigest = Dictionary(grouping: phones.filter { !$0.keyDigest.isEmpty }) {
      Self.beginning($0.keyDigest)
    }
    byTopic = Self.topics(of: phones, persons: known.persons)
    names = Set((phones.map(\.name) + known.persons.values).map(FoldedText.init))
    boxes = Dictionary(
      phones.filter(\.isEncrypted).compactMap { device in
        secrets[device.uuid].flatMap { SecretBox(secret: $0) }.map { (device.id, $0) }
      }
    ) { first, _ in first }
    pushed =
      phones.contains(where: \.pushesPlaces) ? PushedPlaces(Array(known.places.values)) : .none
  }

  /// Returns the device with a number.
  func device(_ id: Device.ID) -> Device? { known.devices[id] }

  func browser(_ uuid: UUID) -> Device? {
    known.devices.values.first { $0.uuid == uuid && $0.kind == .browser }
  }

  /// Returns the device of a key by its digest; `nil` for a wrong one.
  ///
  /// A table finds it by the first bytes: a part of a digest reveals nothing about the key. The
  /// whole digest is compared in constant time all the same.
  func device(digest: Data) -> Device? {
    byDigest[Self.beginning(digest)]?.first { ConstantTime.areEqual($0.keyDigest, digest) }
  }

  /// Returns the part of a digest by which it is looked up: eight bytes.
  private static func beginning(_ digest: Data) -> Data { Data(digest.prefix(8)) }

  /// Returns the device of a topic: its own, or one that ends in its person and name, without
  /// regard to case; `nil` if it belongs to none.
  func device(topic: String) -> Device? {
    let topic = topic.lowercased()
    let usual = topic.split(separator: "/").suffix(2).joined(separator: "/")
    return (byTopic[topic] ?? byTopic[usual]).flatMap { device($0) }
  }

  private static func topics(
    of phones: [Device], persons: [Person.ID: String]
  ) -> [String: Device.ID] {
    var byTopic: [String: Device.ID] = [:]
    for device in phones.reversed() {
      let person = persons[device.person] ?? ""
      for name in [device.name, device.name.topicPart] {
        byTopic["\(person)/\(name)".lowercased()] = device.id
      }
    }
    for device in phones {
      if let topic = device.topic { byTopic[topic.lowercased()] = device.id }
    }
    return byTopic
  }

  /// Returns true for the name of a person or device, without regard to case.
  func knows(_ name: String) -> Bool { names.contains(FoldedText(name)) }

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
    device.topic ?? "owntracks/\(known.persons[device.person] ?? "me")/\(device.name)"
  }
}

extension String {
  /// The name as a part of a topic, as the app of a phone is set up: ASCII letters, digits, dashes.
  fileprivate var topicPart: String {
    let word = lowercased().map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }
    return String(word).split(separator: "-").joined(separator: "-")
  }
}
