import Control
import Foundation
import Geo
import Phones
import Reminders
import Synchronization

/// The figures of each device since the daemon began, only in memory (P21).
final class PhoneBoard: Sendable {
  private let figures = Mutex(DeviceTable<DeviceFigures>())
  private let positions = Mutex(DeviceTable<Fix>())

  /// The figures of all devices that were heard, by number; `nil` while there are none.
  var snapshot: [DeviceFigures]? {
    let figures = figures.withLock { $0.all }
    return figures.isEmpty ? nil : figures.sorted { $0.device < $1.device }
  }

  /// Notes a message, and what became of the positions in it.
  func note(
    _ reading: PhoneReading, _ receipt: DeviceReceipt?, of device: Device, at arrival: Date,
    isExposed: Bool
  ) {
    change(device.id) { figures in
      figures.heard = arrival
      figures.messages += 1
      figures.kind = reading.kind?.rawValue ?? figures.kind
      figures.accepted += receipt?.accepted ?? 0
      figures.late += receipt?.late ?? 0
      figures.repeated += reading.repeated + (receipt?.repeated ?? 0)
      figures.rollover += reading.rollover + (receipt?.rollover ?? 0)
      figures.foreignEvents += reading.foreignEvents
      for (reason, count) in reading.refused {
        figures.refused[reason.rawValue, default: 0] += count
      }
      for (reason, count) in receipt?.refused ?? [:] {
        figures.refused[reason, default: 0] += count
      }
      if let time = receipt?.lastAccepted?.time { figures.follow(time) }
      if reading.reports.isEmpty, let reason = reading.refused.keys.map(\.rawValue).min() {
        figures.note(unusable: reason, at: arrival)
      }
      figures.batteryPercent = reading.batteryPercent ?? figures.batteryPercent
      figures.isCharging = reading.isCharging ?? figures.isCharging
      figures.mode = reading.mode ?? figures.mode
      if isExposed { figures.exposed = arrival }
      for offer in reading.offered { figures.offer(offer) }
      for report in reading.reports { figures.note(accuracy: report.report.accuracyMeters) }
    }
  }

  /// The last position of each device since the daemon began.
  var lastFixes: [Device.ID: Fix] {
    positions.withLock { positions in
      Dictionary(positions.ids.compactMap { id in positions[id].map { (id, $0) } }) { $1 }
    }
  }

  /// Notes where a device is.
  func note(_ fix: Fix, of device: Device.ID) {
    positions.withLock { $0.change(device, from: fix) { $0 = fix } }
  }

  /// Notes how many places a phone watches.
  func note(placesPushed count: Int, of device: Device) {
    change(device.id) { $0.placesPushed = count }
  }

  /// Forgets devices that are gone.
  func keep(_ devices: Set<Device.ID>) {
    positions.withLock { $0.keep { devices.contains($0) } }
    figures.withLock { $0.keep { devices.contains($0) } }
  }

  private func change(_ device: Device.ID, _ body: (inout DeviceFigures) -> Void) {
    figures.withLock { $0.change(device, from: DeviceFigures(device: device.rawValue), body) }
  }
}

extension DeviceFigures {
  /// Notes the time of the newest position, and the pause before it.
  fileprivate mutating func follow(_ time: Date) {
    if let lastFix, time > lastFix {
      if pauses.count >= Self.mostPauses { pauses.removeFirst() }
      pauses.append(time.timeIntervalSince(lastFix))
    }
    lastFix = time
  }

  fileprivate mutating func note(unusable reason: String, at time: Date) {
    if unusable.count >= Self.mostUnusable { unusable.removeFirst() }
    unusable.append(Unusable(time: time, reason: reason))
  }

  fileprivate mutating func note(accuracy meters: Double) {
    if accuracies.count >= Self.mostAccuracies { accuracies.removeFirst() }
    accuracies.append((meters * 10).rounded() / 10)
  }

  /// Notes a region; one of the same name replaces it.
  fileprivate mutating func offer(_ place: OfferedPlace) {
    regions.removeAll { $0.name == place.name }
    if regions.count >= OfferedPlace.most { regions.removeFirst() }
    regions.append(
      Region(
        name: place.name, latitude: place.coordinate.latitude,
        longitude: place.coordinate.longitude, radiusM: place.radiusMeters))
  }
}
