public import Application
public import Foundation
public import Reminders

/// The daemon's knowledge of devices, beside what the store holds.
public struct DevicesPort: Sendable {
  /// Returns the latest reports by device.
  public let health: @Sendable () -> [Device.ID: DeviceHealth]
  /// Returns true if the secret of a device is on this machine.
  public let hasSecret: @Sendable (_ device: UUID) -> Bool
  /// Forgets the secret of a device that was removed.
  public let forgetSecret: @Sendable (_ device: UUID) -> Void

  /// Creates a port.
  public init(
    health: @escaping @Sendable () -> [Device.ID: DeviceHealth] = { [:] },
    hasSecret: @escaping @Sendable (_ device: UUID) -> Bool = { _ in false },
    forgetSecret: @escaping @Sendable (_ device: UUID) -> Void = { _ in }
  ) {
    self.health = health
    self.hasSecret = hasSecret
    self.forgetSecret = forgetSecret
  }
}
