import Foundation
import Localization
package import Model
import Text

extension EditBuilder {
  /// A device that was added, changed or removed.
  package struct DeviceOutcome: EditOutcome, Hashable {
    /// The step; without changes when there was nothing to do.
    package let edit: Edit
    /// The device after, or before it was removed.
    package let device: Device
    /// Whose it is.
    package let person: Person
  }

  /// A device with a new key.
  package struct KeyOutcome: EditOutcome, Hashable {
    package let edit: Edit
    package let device: Device
    /// Whose it is.
    package let person: Person
    package let key: DeviceKey

    fileprivate init(_ outcome: DeviceOutcome, _ key: DeviceKey) {
      (edit, device, person) = (outcome.edit, outcome.device, outcome.person)
      self.key = key
    }
  }

  /// Returns the edit that adds a device with a new key, and its person where there is none.
  ///
  /// - Throws: `Refusal`, which names the field; what the context throws.
  package func addDevice(
    _ input: DeviceInput, in context: any EditContext
  ) throws -> KeyOutcome {
    let devices = try context.devices
    var people = NamedPersons(known: try context.persons)
    let name = try DeviceNames(devices: devices, hidden: try context.hiddenDeviceNames).name(
      input.name ?? "", besides: nil)
    let person = try owner(input.person ?? "", among: &people, in: context)
    let key = DeviceKey()
    var device = Device(
      id: try context.nextDeviceID(), uuid: UUID(), name: name, person: person.id,
      keyDigest: key.digest, keyHint: key.hint, created: actionContext.now)
    try input.apply(to: &device, among: devices)
    var changes = people.changes ?? DeviceChanges()
    changes.devices = followers(of: device, among: devices)
    changes.devices.append(.init(before: nil, after: device))
    return KeyOutcome(
      outcome("device add", .added(name: name), changes, device: device, person: person), key)
  }

  /// Returns the edit that changes a device.
  ///
  /// - Throws: `Refusal`, which names the field.
  package func changeDevice(
    _ old: Device, _ input: DeviceInput, in context: any EditContext
  ) throws -> DeviceOutcome {
    let devices = try context.devices
    var people = NamedPersons(known: try context.persons)
    var new = old
    if let name = input.name {
      new.name = try DeviceNames(devices: devices, hidden: try context.hiddenDeviceNames).name(
        name, besides: old.id)
    }
    if let name = input.person { new.person = try owner(name, among: &people, in: context).id }
    try input.apply(to: &new, among: devices)
    if old.id == .receiver { try checkReceiver(input) }
    let person = try person(of: new, among: people.all)
    var changes = DeviceChanges()
    if new != old {
      changes = people.changes ?? changes
      changes.devices = followers(of: new, among: devices)
      changes.devices.append(.init(before: try context.device(old.id), after: new))
    }
    return outcome("device edit", .edited(name: new.name), changes, device: new, person: person)
  }

  /// Returns the edit that gives a device a new key; the old one opens nothing from then on.
  ///
  /// - Throws: `Refusal` for the receiver, which has none.
  package func renewKey(of old: Device, in context: any EditContext) throws -> KeyOutcome {
    guard old.id != .receiver else { throw Refusal(.refused, DevicePhrase.receiverHasNoKey) }
    let key = DeviceKey()
    var new = old
    new.keyDigest = key.digest
    new.keyHint = key.hint
    return KeyOutcome(
      outcome(
        "device key", .newKey(name: new.name),
        DeviceChanges(devices: [.init(before: old, after: new)]), device: new,
        person: try person(of: new, among: context.persons)), key)
  }

  /// Returns the edit that removes a device, and its key with it.
  package func removeDevice(_ old: Device, in context: any EditContext) throws -> DeviceOutcome {
    guard old.id != .receiver else { throw Refusal(.refused, DevicePhrase.receiverStays) }
    return outcome(
      "device remove", .removed(name: old.name),
      DeviceChanges(devices: [.init(before: old, after: nil)]), device: old,
      person: try person(of: old, among: context.persons))
  }

  /// Returns the changes that let no other device of the person lead, if this one does (P3).
  private func followers(of device: Device, among devices: [Device]) -> [Edit.Change<Device>] {
    guard device.leads else { return [] }
    return devices.filter { $0.leads && $0.person == device.person && $0.id != device.id }.map {
      var follower = $0
      follower.leads = false
      return Edit.Change(before: $0, after: follower)
    }
  }

  private func owner(
    _ name: String, among people: inout NamedPersons, in context: any EditContext
  ) throws -> Person {
    // Without a name it is of whose page it is; devices of others are for `me` to add.
    let viewer = context.viewer.person ?? .me
    if name.trimmed.isEmpty, let own = people.all.first(where: { $0.id == viewer }) { return own }
    guard !context.viewer.isMe else {
      return try people.person(name, field: .person, in: context)
    }
    guard let own = people.all.named(name, by: \.name).first, own.id == viewer else {
      throw Refusal(
        .notFound, .person, DevicePhrase.noSuchPerson(name.trimmed.quoted, suggestion: nil))
    }
    return own
  }

  private func person(of device: Device, among persons: [Person]) throws -> Person {
    guard let person = persons.first(where: { $0.id == device.person }) else {
      throw Refusal(.notFound, .person, DevicePhrase.noSuchPerson("?", suggestion: nil))
    }
    return person
  }

  private func checkReceiver(_ input: DeviceInput) throws {
    var allowed = DeviceInput()
    allowed.person = input.person
    allowed.leads = input.leads
    allowed.shared = input.shared
    guard input == allowed else { throw Refusal(.refused, DevicePhrase.receiverOnly) }
  }

  private func outcome(
    _ verb: String, _ step: DeviceStep, _ changes: DeviceChanges, device: Device, person: Person
  ) -> DeviceOutcome {
    var edit = Edit(summary: "\(verb) \(device.name.quoted)", action: .device(step))
    edit.devices = changes.isEmpty ? nil : changes
    return DeviceOutcome(edit: edit, device: device, person: person)
  }
}

/// The fields of a device as typed; `nil` for those not given.
package struct DeviceInput: Sendable, Hashable {
  package var name: String?
  /// The name of the person.
  package var person: String?
  /// The app: `owntracks`, `overland` and so on, or `none`.
  package var kind: String?
  /// The topic at the MQTT broker, or `none`.
  package var topic: String?
  /// True to let other persons' devices see it.
  package var shared: Bool?
  /// True if it is the one that counts, false for whichever moved last.
  package var leads: Bool?
  /// `on`, `all` or `off`.
  package var pushPlaces: String?
  /// True to send reminders in the answer to the phone.
  package var notifyInApp: Bool?
  /// True if its messages are encrypted from now on.
  package var encrypted: Bool?

  /// Creates fields of which none is given.
  package init() {}

  /// True if no field is given.
  package var isEmpty: Bool { self == DeviceInput() }

  /// Changes a device by the fields other than name and person.
  ///
  /// - Throws: `Refusal`, which names the field.
  func apply(to device: inout Device, among devices: [Device]) throws {
    if let kind { device.kind = try Self.kind(kind) }
    if let topic { device.topic = try Self.topic(topic, of: device.id, among: devices) }
    if let shared { device.isShared = shared }
    if let leads { device.leads = leads }
    if let pushPlaces {
      switch pushPlaces.lowercased() {
      case "on": (device.pushesPlaces, device.replacesPlaces) = (true, false)
      case "all": (device.pushesPlaces, device.replacesPlaces) = (true, true)
      case "off": (device.pushesPlaces, device.replacesPlaces) = (false, false)
      default: throw Self.unknown(pushPlaces, .pushPlaces, known: ["on", "all", "off"])
      }
    }
    if let notifyInApp { device.notifiesInApp = notifyInApp }
    if let encrypted { device.isEncrypted = encrypted }
  }

  private static func kind(_ text: String) throws -> Device.Kind? {
    if text.lowercased() == "none" { return nil }
    guard let kind = Device.Kind(rawValue: text.lowercased()) else {
      throw unknown(text, .kind, known: Device.Kind.allCases.map(\.rawValue))
    }
    return kind
  }

  private static func topic(
    _ text: String, of id: Device.ID, among devices: [Device]
  ) throws -> String? {
    let topic = DeviceName.stored(text)
    if ["none", ""].contains(topic.lowercased()) { return nil }
    guard !DeviceName.has("+#", in: topic), !topic.hasPrefix("$") else {
      throw Refusal(.usage, .topic, DevicePhrase.topic(topic.quoted))
    }
    if let other = devices.first(where: { $0.id != id && $0.topic == topic }) {
      throw Refusal(.refused, .topic, DevicePhrase.topicTaken(topic.quoted, by: other.name.quoted))
    }
    return topic
  }

  private static func unknown(
    _ text: String, _ field: RequestField, known: [String]
  ) -> Refusal {
    Refusal(.usage, field, value: text) {
      TaskInputPhrase.unknownValue(
        subject: $0, known: known, suggestion: Suggestion.quoted(for: text, among: known))
    }
  }
}

extension DeviceStep {
  /// The step in the middle of a sentence.
  var phrase: DevicePhrase {
    switch self {
    case .added(let name): .stepAdded(name.quoted)
    case .edited(let name): .stepEdited(name.quoted)
    case .removed(let name): .stepRemoved(name.quoted)
    case .newKey(let name): .stepNewKey(name.quoted)
    case .tookPlaces(let count, let name): .stepTookPlaces(count, name.quoted)
    case .renamed(let old, let new): .stepRenamed(old.quoted, new.quoted)
    case .personRemoved(let name): .stepPersonRemoved(name.quoted)
    }
  }
}
