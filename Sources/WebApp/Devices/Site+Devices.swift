import Application
import Foundation
import HTTPTypes
import Hummingbird
import Localization
import Reminders

extension Site {
  /// Returns the device in an address such as `/devices/3`.
  func device(_ context: WebContext) throws -> Device {
    guard let number = context.parameters.get("id").flatMap({ Int64($0) }) else {
      throw HTTPError(.notFound)
    }
    let id = Device.ID(rawValue: number)
    guard let device = try ports.store.withSnapshot({ try $0.device(id) }) else {
      throw missingDevice(id)
    }
    return device
  }

  /// Returns the problem of a device that does not exist.
  func missingDevice(_ id: Device.ID) -> Problem {
    Problem(.notFound, DevicePhrase.deviceGone(Int(id.rawValue)).text)
  }

  /// Returns a device with what the daemon knows about it.
  func deviceView(_ device: Device, persons: [Person]) -> DeviceView {
    let context = ports.actionContext
    return DeviceView(
      device, persons: persons, health: ports.devices.health()[device.id], now: context.now,
      zone: context.machineZone)
  }

  /// Returns all devices with what the daemon knows about them.
  func deviceViews() throws -> [DeviceView] {
    let (devices, persons) = try ports.store.withSnapshot { (try $0.devices, try $0.persons) }
    let health = ports.devices.health()
    let context = ports.actionContext
    return devices.map {
      DeviceView(
        $0, persons: persons, health: health[$0.id], now: context.now, zone: context.machineZone)
    }
  }

  /// Returns the address that a phone reaches the page at: the one that the browser has used, or
  /// else the likeliest of this machine.
  func phoneBase(_ request: Request) -> String {
    let authority = request.head.authority ?? "127.0.0.1:7575"
    let host = URLComponents(string: "http://\(authority)")?.host ?? ""
    let isLocal = ["localhost", "127.0.0.1", "[::1]", "::1"].contains(host)
    if isLocal, let other = ports.otherAddresses().first { return other }
    let proto = HTTPField.Name("X-Forwarded-Proto").flatMap { request.headers[$0] }
    return "\(proto == "https" ? "https" : "http")://\(authority)"
  }

  /// Returns what is typed into an app for a device whose key is new; `nil` for any other.
  func access(_ outcome: EditBuilder.DeviceOutcome, _ request: Request) -> DeviceAccess? {
    outcome.key.map {
      DeviceAccess(
        outcome.device, person: outcome.person, key: $0, base: phoneBase(request))
    }
  }
}
