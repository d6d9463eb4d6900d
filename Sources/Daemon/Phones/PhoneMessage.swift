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
  /// True if a broker had kept it.
  var isRetained = false

  /// The positions; `nil` if there is nothing to tell of.
  var batch: DeviceBatch? {
    let undecryptable = reading.refused[.undecryptable] ?? 0
    guard !reading.reports.isEmpty || undecryptable > 0 else { return nil }
    return DeviceBatch(
      device: device.id, arrival: arrival, reports: reading.reports, isRetained: isRetained,
      undecryptable: undecryptable)
  }
}
