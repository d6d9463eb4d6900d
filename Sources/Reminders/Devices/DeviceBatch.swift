public import Foundation

/// The positions that one request of a device brought.
public struct DeviceBatch: Sendable, Hashable {
  /// Who sent it.
  public var device: Device.ID
  /// When it came, by the computer's clock.
  public var arrival: Date
  /// The positions, sorted by time.
  public var reports: [DeviceReport]

  /// Creates a batch.
  public init(device: Device.ID, arrival: Date, reports: [DeviceReport]) {
    self.device = device
    self.arrival = arrival
    self.reports = reports
  }
}
