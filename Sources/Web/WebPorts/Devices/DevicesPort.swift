package import Foundation
package import Model

/// The daemon's knowledge of devices, beside what the store holds.
package struct DevicesPort: Sendable {
  /// Returns the latest reports by device.
  package let health: @Sendable () -> [Device.ID: DeviceFigures]
  /// Returns the devices that lead for their persons, as far as positions have shown it.
  package let leading: @Sendable () -> Set<Device.ID>
  /// Returns where devices are, for those who ask for it (P6).
  package let positions: @Sendable () -> [Device.ID: LivePosition]
  /// Returns true if the secret of a device is on this machine.
  package let hasSecret: @Sendable (_ device: UUID) -> Bool
  /// Stores the secret of a device, or removes it.
  package let setSecret: @Sendable (_ secret: String?, _ device: UUID) throws -> Void
  /// Sends a test reminder with the answer to the next message of a device (P17).
  package let sendTest: @Sendable (Device.ID) -> Void

  package init(
    health: @escaping @Sendable () -> [Device.ID: DeviceFigures] = { [:] },
    leading: @escaping @Sendable () -> Set<Device.ID> = { [] },
    positions: @escaping @Sendable () -> [Device.ID: LivePosition] = { [:] },
    hasSecret: @escaping @Sendable (_ device: UUID) -> Bool = { _ in false },
    setSecret: @escaping @Sendable (_ secret: String?, _ device: UUID) throws -> Void = { _, _ in },
    sendTest: @escaping @Sendable (Device.ID) -> Void = { _ in }
  ) {
    self.health = health
    self.leading = leading
    self.positions = positions
    self.hasSecret = hasSecret
    self.setSecret = setSecret
    self.sendTest = sendTest
  }

  /// Forgets the secret of a device that was removed; one that stays does no harm.
  package func forgetSecret(_ device: UUID) { try? setSecret(nil, device) }
}
