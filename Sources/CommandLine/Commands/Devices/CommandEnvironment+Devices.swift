import Application
import CommandSupport
import Daemon
import DaemonControl
import Foundation
import Localization
import Model
import SQLiteStore

extension CommandEnvironment {
  /// Returns the views of all stored devices, with their reports from the daemon.
  func deviceViews(_ store: SQLiteStore) throws -> [DeviceView] {
    try views(store) { try $0.devices }
  }

  private func views(
    _ store: SQLiteStore, of devices: (any StoreSnapshot) throws -> [Device]
  ) throws -> [DeviceView] {
    let status = RunningDaemon(of: databasePath).status
    return try store.withSnapshot { snapshot in
      let known = try KnownDevices(
        snapshot, health: status?.health ?? [:], leading: status?.leaders ?? [])
      let (persons, places) = (try snapshot.persons, DeviceView.tightPlaces(try snapshot.places))
      return try devices(snapshot).map {
        DeviceView($0, persons: persons, known: known, places: places, now: now, zone: zone)
      }
    }
  }

  /// Names the devices whose secrets have to be given again.
  func noteMissingSecrets() throws {
    let devices = try openForReading().withSnapshot { try $0.devices }.filter(\.isEncrypted)
    guard !devices.isEmpty else { return }
    let secrets = DeviceSecrets(database: databasePath).all
    for device in devices where secrets[device.uuid] == nil {
      output.note(DoctorPhrase.deviceNeedsSecret("\"\(device.name.oneLine)\"").text)
    }
  }

  func deviceView(_ device: Device, _ store: SQLiteStore) throws -> DeviceView {
    try views(store) { _ in [device] }[0]
  }
}
