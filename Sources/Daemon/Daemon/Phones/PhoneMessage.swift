import Foundation
import Model
import PhoneMessages

/// A decoded message of a device, for the tracker.
struct PhoneMessage {
  let device: Device
  let reading: PhoneReading
  /// When it came, by the computer's clock.
  let arrival: Date
  /// True if it came over the internet without encryption.
  var isExposed = false
  /// True if a broker had kept it.
  var isRetained = false

  /// True if it has positions, or could not be decrypted.
  var isForTracker: Bool { !reading.reports.isEmpty || reading.refused[.undecryptable] != nil }

  /// The part that the tracker takes; `nil` if there is none.
  var batch: DeviceBatch? {
    guard isForTracker else { return nil }
    return DeviceBatch(
      device: device.id, arrival: arrival, reports: reading.reports, isRetained: isRetained,
      undecryptable: reading.refused[.undecryptable] ?? 0)
  }
}
