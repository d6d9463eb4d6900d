import Foundation
import Localization
import Model
import Text

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
  /// - Throws: `RequestFailure`, which names the field.
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
      throw RequestFailure(.usage, .topic, DevicePhrase.topic(topic.quoted))
    }
    if let other = devices.first(where: { $0.id != id && $0.topic == topic }) {
      throw RequestFailure(
        .refused, .topic, DevicePhrase.topicTaken(topic.quoted, by: other.name.quoted))
    }
    return topic
  }

  private static func unknown(
    _ text: String, _ field: RequestField, known: [String]
  ) -> RequestFailure {
    RequestFailure(.usage, field, value: text) {
      TaskInputPhrase.unknownValue(
        subject: $0, known: known, suggestion: Suggestion.quoted(for: text, among: known))
    }
  }
}
