public import Foundation

/// The positions that one request of a device brought.
public struct DeviceBatch: Sendable, Hashable {
  /// Who sent it.
  public var device: Device.ID
  /// When it came, by the computer's clock.
  public var arrival: Date
  /// The positions, sorted by time.
  public var reports: [DeviceReport]
  /// True if a broker had kept them, for days or for a moment: they are of the past either way.
  public var isRetained: Bool
  /// How many messages could not be decrypted.
  public var undecryptable: Int

  /// Creates a batch.
  public init(
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
