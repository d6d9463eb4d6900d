public import Application
public import Control
import Foundation
public import Reminders

extension DaemonStatus {
  /// The latest reports of the devices that the daemon has heard.
  public var health: [Device.ID: DeviceHealth] {
    Dictionary(
      (phones ?? []).map { (Device.ID(rawValue: $0.device), DeviceHealth($0)) },
      uniquingKeysWith: { $1 })
  }
}

extension DeviceHealth {
  /// Takes the figures of a device.
  init(_ figures: DeviceFigures) {
    self.init()
    heard = figures.heard
    lastFix = figures.lastFix
    accuracyMeters = figures.medianAccuracy
    worstAccuracyMeters = figures.usualAccuracy
    battery = figures.batteryPercent
    isCharging = figures.isCharging
    mode = figures.mode
    kind = figures.kind.flatMap { Device.Kind(rawValue: $0) }
    refused = figures.refused
    rollover = figures.rollover
    late = figures.late
    repeated = figures.repeated
    placesPushed = figures.placesPushed
    waypoints = figures.regions.map(\.name)
  }
}
