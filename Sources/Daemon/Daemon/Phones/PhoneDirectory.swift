import Application
import Foundation
import Model
import PhoneMessages
import Sodium
import Synchronization
import Text

/// The persons and devices of one version of the store, as requests of phones need them.
struct PhoneDirectory: Sendable {
  /// All devices, by number.
  let devices: [Device]
  let persons: [Person.ID: Person]
  /// True if a device is heard encrypted only.
  let hasSecrets: Bool
  /// The devices that the phones of others see, by number.
  let shared: [Device]
  /// The first bytes of the digests of the keys, ascending, and where their devices stand.
  private let slots: [(slot: UInt64, index: Int)]
  private let topics = TopicTable()
  private let names: Set<FoldedText>
  private let boxes: [Device.ID: SecretBox]
  private let pushed: PushedPlaces

  /// Reads a store; `secrets` are those of encrypted devices.
  init(_ snapshot: any StoreSnapshot, secrets: [UUID: String]) throws {
    let devices = try snapshot.devices.sorted { $0.id < $1.id }
    let persons = try snapshot.persons
    self.devices = devices
    self.persons = Dictionary(persons.map { ($0.id, $0) }) { first, _ in first }
    slots = devices.indices.filter { !devices[$0].keyDigest.isEmpty }
      .map { (Self.slot(devices[$0].keyDigest), $0) }.sorted { $0.slot < $1.slot }
    names = Set((devices.map(\.name) + persons.map(\.name)).map(FoldedText.init))
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

  /// Returns the device with a number.
  func device(_ id: Device.ID) -> Device? {
    let index = devices.firstIndex(notBefore: { $0.id < id })
    return index < devices.count && devices[index].id == id ? devices[index] : nil
  }

  /// Returns the device of a key by its digest; `nil` for a wrong one.
  ///
  /// A table finds it by the first bytes, which tells nothing about keys: who knows a part of a
  /// digest knows nothing about the key. All of it is compared in constant time all the same.
  func device(digest: Data) -> Device? {
    let slot = Self.slot(digest)
    return slots[slots.firstIndex(notBefore: { $0.slot < slot })...].prefix { $0.slot == slot }
      .lazy.map { devices[$0.index] }.first { ConstantTime.areEqual($0.keyDigest, digest) }
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
    let table = topics.table { self.byTopic }
    return (table[topic] ?? table[usual]).flatMap { device($0) }
  }

  /// The devices by their topics, and by those that their names make up.
  private var byTopic: [String: Device.ID] {
    var byTopic: [String: Device.ID] = [:]
    for device in devices.reversed() {
      let person = persons[device.person]?.name ?? ""
      for name in [device.name, device.name.topicPart] {
        byTopic["\(person)/\(name)".lowercased()] = device.id
      }
    }
    for device in devices {
      if let topic = device.topic { byTopic[topic.lowercased()] = device.id }
    }
    return byTopic
  }

  /// Returns true for the name of a person or device, without regard to case.
  func knows(_ name: String) -> Bool { names.contains(FoldedText(name)) }

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

/// The devices by topic, which only a broker asks for.
private final class TopicTable: Sendable {
  private let known = Mutex<[String: Device.ID]?>(nil)

  /// Returns the table, made up when it is asked for first.
  func table(_ make: () -> [String: Device.ID]) -> [String: Device.ID] {
    known.withLock { known in
      let table = known ?? make()
      known = table
      return table
    }
  }
}

extension Array {
  /// Returns the first index whose element does not come before what is looked for, by halving;
  /// those that do come first.
  fileprivate func firstIndex(notBefore comesBefore: (Element) -> Bool) -> Int {
    var range = indices
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range =
        comesBefore(self[middle]) ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }
}

extension String {
  /// The name as a part of a topic, as the app of a phone is set up: ASCII letters, digits, dashes.
  fileprivate var topicPart: String {
    let word = lowercased().map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }
    return String(word).split(separator: "-").joined(separator: "-")
  }
}
