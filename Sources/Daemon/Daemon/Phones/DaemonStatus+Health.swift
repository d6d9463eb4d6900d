package import Application
package import DaemonControl
import Foundation
import Geo
package import Model

extension DaemonStatus {
  /// The latest reports of the devices, by number.
  package var health: [Device.ID: DeviceHealth] {
    Dictionary(
      (phones ?? []).map { (Device.ID(rawValue: $0.device), DeviceHealth($0)) },
      uniquingKeysWith: { $1 })
  }
}

extension DaemonStatus {
  /// The devices that lead for their persons, as far as positions have shown it.
  package var leaders: Set<Device.ID> { Set((leading ?? []).map { Device.ID(rawValue: $0) }) }
}

extension DeviceHealth {
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
    outOfRange = figures.outOfRange
    late = figures.late
    repeated = figures.repeated
    foreignEvents = figures.foreignEvents
    placesPushed = figures.placesPushed
    accuracies = figures.accuracies
    pauseSeconds = figures.medianPause
    delaySeconds = figures.medianDelay
    unusable = figures.unusable.map { Unusable(time: $0.time, reason: $0.reason) }
    isExposed = figures.exposed != nil
    offers = figures.regions.compactMap { region in
      let center = try? Coordinate(latitude: region.latitude, longitude: region.longitude)
      return center.map {
        DeviceOffer(name: region.name, center: $0, radiusMeters: region.radiusM)
      }
    }
  }
}
