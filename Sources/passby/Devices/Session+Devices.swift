import Application
import Daemon
import Foundation
import Localization
import Reminders
import Runtime
import SQLiteStore
import Terminal

extension Session {
  /// Returns the views of all stored devices, with what the daemon has heard from them.
  func deviceViews(_ store: SQLiteStore) throws -> [DeviceView] {
    let (devices, persons, places) = try store.withSnapshot {
      (try $0.devices, try $0.persons, try $0.places)
    }
    guard !devices.isEmpty else { return [] }
    let health = RunningDaemon(of: databasePath).status?.health ?? [:]
    let tight = DeviceView.tightPlaces(places)
    return devices.map {
      DeviceView(
        $0, persons: persons, health: health[$0.id], places: tight, now: now, zone: zone)
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

  /// Returns the view of a device.
  func deviceView(_ device: Device, _ store: SQLiteStore) throws -> DeviceView {
    let (persons, places) = try store.withSnapshot { (try $0.persons, try $0.places) }
    let health = RunningDaemon(of: databasePath).status?.health[device.id]
    return DeviceView(
      device, persons: persons, health: health, places: DeviceView.tightPlaces(places), now: now,
      zone: zone)
  }
}
