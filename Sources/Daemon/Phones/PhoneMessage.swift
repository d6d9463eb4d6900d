import Foundation
import Phones
import Reminders

/// A message of a device that was read, on its way to the tracker.
struct PhoneMessage {
  let device: Device
  let reading: PhoneReading
  /// When it came, by the computer's clock.
  let arrival: Date
  /// True if it came over the internet without encryption.
  var isExposed = false

  /// The positions; `nil` if there are none.
  var batch: DeviceBatch? {
    guard !reading.reports.isEmpty else { return nil }
    return DeviceBatch(device: device.id, arrival: arrival, reports: reading.reports)
  }
}
