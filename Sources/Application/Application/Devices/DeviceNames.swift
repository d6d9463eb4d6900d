import Foundation
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
  /// - Throws: `RequestFailure` where there is none, or several have the name.
  package func device(_ text: String) throws -> Device {
    let text = text.trimmed
    let found = devices.named(text, by: \.name)
    guard found.count < 2 else {
      throw RequestFailure.several(.device, text, found.map { ($0.id.rawValue, $0.name) })
    }
    if let one = found.first ?? numbered(text) { return one }
    throw RequestFailure(
      .notFound, .device,

      DevicePhrase.noSuchDevice(
        text.quoted, suggestion: Suggestion.quoted(for: text, among: devices.map(\.name))))
  }

  /// Returns a name of a device that is free.
  ///
  /// - Throws: `RequestFailure` for a name that is empty or taken.
  func name(_ text: String, besides own: Device.ID?) throws -> String {
    let name = DeviceName.stored(text)
    guard !name.isEmpty, !DeviceName.has("/#", in: name) else {
      throw RequestFailure(.usage, .name, DevicePhrase.deviceName(name.quoted))
    }
    let isReceiver = name.isSameName(as: Device.receiverName) && own != .receiver
    let other = devices.first { $0.id != own && $0.name.isSameName(as: name) }
    let isHidden = hidden.contains { $0.isSameName(as: name) }
    if isReceiver || isHidden || other != nil {
      throw RequestFailure(
        .refused, .name, DevicePhrase.deviceNameTaken((other?.name ?? name).quoted))
    }
    return name
  }

  private func numbered(_ text: String) -> Device? {
    Int64(text).flatMap { number in devices.first { $0.id.rawValue == number } }
  }
}
