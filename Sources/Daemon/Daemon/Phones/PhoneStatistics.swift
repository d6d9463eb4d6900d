import Foundation
import Geo
import Model
import PhoneMessages
import Synchronization
import Text
import WebPorts

/// The figures of each device since the daemon began, only in memory (P21).
final class PhoneStatistics: Sendable {
  private let figures = Mutex<[Device.ID: DeviceFigures]>([:])
  private let positions = Mutex<[Device.ID: Fix]>([:])
  private let leaders = Mutex<[Person.ID: Device.ID]>([:])
  private let tests = Mutex<[Device.ID: DeviceTest]>([:])

  /// The figures of all devices that have sent messages, by number; `nil` while there are none.
  var snapshot: [DeviceFigures]? {
    let figures = figures.withLock { Array($0.values) }
    return figures.isEmpty ? nil : figures.sorted { $0.device < $1.device }
  }

  /// Counts a message, and what became of the positions in it.
  func record(
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
      figures.outOfRange += reading.outOfRange
      figures.foreignEvents += reading.foreignEvents
      for (reason, count) in reading.refused {
        figures.refused[reason.rawValue, default: 0] += count
      }
      for (reason, count) in receipt?.refused ?? [:] {
        figures.refused[reason, default: 0] += count
      }
      if let time = receipt?.lastAccepted?.time { figures.record(position: time) }
      if reading.reports.isEmpty, let reason = reading.refused.keys.map(\.rawValue).min() {
        figures.record(unusable: reason, at: arrival)
      }
      figures.batteryPercent = reading.batteryPercent ?? figures.batteryPercent
      figures.isCharging = reading.isCharging ?? figures.isCharging
      figures.mode = reading.mode ?? figures.mode
      if isExposed { figures.exposed = arrival }
      for offer in reading.offered { figures.offer(offer) }
      for report in reading.reports { figures.record(accuracy: report.report.accuracyMeters) }
      for time in reading.reports.suffix(DeviceFigures.mostDelays).compactMap(\.report.time) {
        figures.record(delay: arrival.timeIntervalSince(time))
      }
    }
  }

  /// Lets the answer to the next message of a device bring a test reminder.
  func requestTest(of device: Device.ID) {
    tests.withLock { $0[device] = DeviceTest(asked: Date()) }
  }

  /// Returns true, once, if a device is to get a test reminder.
  func consumeTest(of device: Device.ID) -> Bool {
    tests.withLock { tests in
      guard tests[device].map({ $0.handed == nil }) == true else { return false }
      tests[device]?.handed = Date()
      return true
    }
  }

  /// Returns the last test of a device; `nil` without one.
  func test(of device: Device.ID) -> DeviceTest? { tests.withLock { $0[device] } }

  /// The last position of each device since the daemon began.
  var lastFixes: [Device.ID: Fix] { positions.withLock(\.self) }

  /// The devices that lead for their persons, as far as positions have shown it since the daemon
  /// began (P3).
  var leading: Set<Device.ID> { Set(leaders.withLock(\.values)) }

  /// Records whether a device leads for a person.
  func record(isLeading: Bool, _ device: Device.ID, of person: Person.ID) {
    leaders.withLock { leaders in
      if isLeading { leaders[person] = device }
      if !isLeading, leaders[person] == device { leaders[person] = nil }
    }
  }

  /// Records where a device is.
  func record(_ fix: Fix, of device: Device.ID) { positions.withLock { $0[device] = fix } }

  /// Records how many places a phone watches.
  func record(placesPushed count: Int, of device: Device) {
    change(device.id) { $0.placesPushed = count }
  }

  /// Removes the figures of all other devices.
  func removeAll(except devices: Set<Device.ID>) {
    positions.withLock { $0 = $0.filter { devices.contains($0.key) } }
    leaders.withLock { $0 = $0.filter { devices.contains($0.value) } }
    figures.withLock { $0 = $0.filter { devices.contains($0.key) } }
  }

  private func change(_ device: Device.ID, _ body: (inout DeviceFigures) -> Void) {
    figures.withLock { body(&$0[device, default: DeviceFigures(device: device.rawValue)]) }
  }
}

extension DeviceFigures {
  /// Records the time of the newest position, and the pause before it.
  fileprivate mutating func record(position time: Date) {
    if let lastFix, time > lastFix {
      if pauses.count >= Self.mostPauses { pauses.removeFirst() }
      pauses.append(time.timeIntervalSince(lastFix))
    }
    lastFix = time
  }

  fileprivate mutating func record(unusable reason: String, at time: Date) {
    if unusable.count >= Self.mostUnusable { unusable.removeFirst() }
    unusable.append(Unusable(time: time, reason: reason))
  }

  fileprivate mutating func record(delay seconds: Double) {
    if delays.count >= Self.mostDelays { delays.removeFirst() }
    delays.append(max(0, seconds.rounded()))
  }

  fileprivate mutating func record(accuracy meters: Double) {
    if accuracies.count >= Self.mostAccuracies { accuracies.removeFirst() }
    accuracies.append((meters * 10).rounded() / 10)
  }

  /// Adds a region; the same one replaces it, and another one of its name gets a number.
  fileprivate mutating func offer(_ place: OfferedPlace) {
    let (latitude, longitude) = (place.coordinate.latitude, place.coordinate.longitude)
    let key = "\(place.name)\n\(place.key ?? "\(latitude),\(longitude)")"
    regions.removeAll { $0.key == key }
    if regions.count >= OfferedPlace.most { regions.removeFirst() }
    // A region without a name stays without: a number alone would become one.
    let isNamed = !place.name.allSatisfy { $0 == "#" || $0.isWhitespace }
    let name = place.name.distinct { name in
      isNamed && regions.contains { $0.name.isSameName(as: name) }
    }
    regions.append(
      Region(
        name: name, latitude: latitude, longitude: longitude, radiusM: place.radiusMeters, key: key)
    )
  }
}
