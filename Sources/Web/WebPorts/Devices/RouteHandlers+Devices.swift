package import Application
import Foundation
import Geo
package import HTTPServer
import HTTPTypes
package import Hummingbird
import Localization
package import Model

extension RouteHandlers {
  /// Returns the device in an address such as `/devices/3`.
  package func device(_ context: WebContext) throws -> Device {
    let id = try context.id(of: Device.self)
    guard let device = try ports.store.withSnapshot({ try $0.device(id) }) else {
      throw missingDevice(id)
    }
    return device
  }

  /// Returns the problem of a device that does not exist.
  package func missingDevice(_ id: Device.ID) -> Problem {
    Problem(.notFound, DevicePhrase.deviceGone(Int(id.rawValue)))
  }

  /// Returns the person in an address such as `/persons/2`.
  package func person(_ context: WebContext) throws -> Person {
    let id = try context.id(of: Person.self)
    let persons = try ports.store.withSnapshot { try $0.persons }
    guard let person = persons.first(where: { $0.id == id }) else { throw missingPerson(id) }
    return person
  }

  /// Returns the problem of a person who does not exist.
  package func missingPerson(_ id: Person.ID) -> Problem {
    Problem(.notFound, DevicePhrase.personGone(Int(id.rawValue)))
  }

  /// Returns a device with what is known about it.
  package func deviceView(_ device: Device) throws -> DeviceView {
    try ports.store.withSnapshot { try deviceView(device, in: $0) }
  }

  /// Returns a device with what is known about it, within a transaction.
  package func deviceView(_ device: Device, in snapshot: any StoreSnapshot) throws -> DeviceView {
    try deviceViews(of: [device], in: snapshot)[0]
  }

  /// Returns all devices with what is known about them.
  package func deviceViews() throws -> [DeviceView] {
    try ports.store.withSnapshot { try deviceViews(in: $0) }
  }

  /// Returns all devices with what is known about them, within a transaction.
  package func deviceViews(in snapshot: any StoreSnapshot) throws -> [DeviceView] {
    try deviceViews(of: try snapshot.devices, in: snapshot)
  }

  private func deviceViews(
    of devices: [Device], in snapshot: any StoreSnapshot
  ) throws -> [DeviceView] {
    let context = ports.actionContext
    let known = try DeviceReports(
      snapshot, health: ports.devices.health(), leading: ports.devices.leading())
    let (persons, places) = (try snapshot.persons, DeviceView.tightPlaces(try snapshot.places))
    return devices.map {
      DeviceView(
        $0, persons: persons, known: known, places: places, now: context.now,
        zone: context.machineZone)
    }
  }

  /// Returns where devices are, or were when it was stored last, on request (P6).
  package func devicePositions() throws -> [Device.ID: LivePosition] {
    try ports.store.withSnapshot { try devicePositions(in: $0) }
  }

  /// Returns where devices are, or were when it was stored last, within a transaction.
  package func devicePositions(in snapshot: any StoreSnapshot) throws -> [Device.ID: LivePosition] {
    let stored = try snapshot.lastTracks.compactMapValues { $0.gate.last.map(LivePosition.init) }
      .filter { $0.key != .receiver }
    let devices = Set(try snapshot.devices.map(\.id))
    let live = ports.devices.positions().filter { snapshot.viewer.isMe || devices.contains($0.key) }
    return stored.merging(live) { $1 }
  }

  /// Returns the address that a phone reaches the page at: the one from anywhere, or else the one
  /// that the browser has used, or else the likeliest of this machine.
  package func phoneBase(_ request: Request) -> String {
    if let address = ports.webSettings().publicURL { return address }
    let authority = request.head.authority ?? "127.0.0.1:7575"
    let host = URLComponents(string: "http://\(authority)")?.host ?? ""
    let isLocal = ["localhost", "127.0.0.1", "[::1]", "::1"].contains(host)
    let others = ports.otherAddresses()
    // An address that phones hardly reach, such as that of a bridge for containers.
    let isOdd =
      request.headers.forwardedScheme == nil && !others.isEmpty
      && host.allSatisfy { "0123456789.".contains($0) }
      && !others.contains { URLComponents(string: $0)?.host == host }
    if isLocal || isOdd, let other = others.first { return other }
    let isSecure = request.headers.forwardedScheme == "https"
    return "\(isSecure ? "https" : "http")://\(authority)"
  }

  /// Returns from where an address of the page can be reached.
  package func reach(of base: String) -> Reach {
    let webSettings = ports.webSettings()
    guard base != webSettings.publicURL, webSettings.listensEverywhere else {
      return Reach(url: base)
    }
    let host = URLComponents(string: base)?.host
    let isInterface = ports.otherAddresses().contains { URLComponents(string: $0)?.host == host }
    return isInterface ? Reach(interface: base) : Reach(url: base)
  }

  /// Returns what is typed into an app for a device with a new key.
  package func access(
    _ outcome: EditBuilder.KeyOutcome, _ request: Request, secret: String? = nil
  ) -> DeviceAccess {
    let base = phoneBase(request)
    return DeviceAccess(
      outcome.device, person: outcome.person, key: outcome.key, base: base, reach: reach(of: base),
      secret: secret)
  }

  /// Returns the same key at the further addresses of this computer.
  package func others(than access: DeviceAccess) -> [DeviceAccess] {
    guard access.reach == .private, ports.webSettings().publicURL == nil else { return [] }
    return ports.otherAddresses().filter { $0 != access.base }.map(access.at)
  }

  /// Makes places of regions of a phone, of all if none is named, in one step.
  package func makePlaces(
    named names: [String], of device: Device, radius: String? = nil, tags: [String] = []
  ) throws -> Applied<EditBuilder.OfferOutcome> {
    let (offers, builder) = (offers(of: device), EditBuilder(ports.actionContext))
    return try step { edit in
      try builder.makePlaces(
        offers, named: names, of: device, radius: radius, tags: tags, in: edit)
    }
  }

  /// Returns the regions that a phone has offered since the daemon started.
  package func offers(of device: Device) -> [DeviceOffer] {
    ports.devices.health()[device.id]?.offers ?? []
  }
}
