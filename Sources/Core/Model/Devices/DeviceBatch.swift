package import Foundation

/// The positions that one request of a device brought.
package struct DeviceBatch: Sendable, Hashable {
  /// Who sent it.
  package var device: Device.ID
  /// When it came, by the computer's clock.
  package var arrival: Date
  /// The positions, sorted by time.
  package var reports: [DeviceReport]
  /// True if a broker had kept them, for days or for a moment: they are of the past either way.
  package var isRetained: Bool
  /// How many messages could not be decrypted.
  package var undecryptable: Int

  package init(
    device: Device.ID, arrival: Date, reports: [DeviceReport], isRetained: Bool = false,
    undecryptable: Int = 0
  ) {
    self.device = device
    self.arrival = arrival
    self.reports = reports
    self.isRetained = isRetained
    self.undecryptable = undecryptable
  }
}
