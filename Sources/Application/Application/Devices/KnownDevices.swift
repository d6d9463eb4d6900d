import Geo
package import Model

/// The latest reports of devices: from the running daemon, or else, without a daemon and before a
/// message since its start, from the stored tracks.
package struct KnownDevices: Sendable {
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
