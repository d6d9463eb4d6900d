package import Geo
package import Model

/// Where a phone is by its last request; kept in memory only (P6).
package struct DevicePosition: Sendable, Hashable {
  package let device: Device.ID
  package let name: String
  /// The name of its person.
  package let person: String
  /// Whose device it is.
  package let owner: Person.ID
  /// True if it is the device that its person carries (P3).
  package let isLeading: Bool
  /// True if it is the device that the user of this machine carries (P3).
  package var isMine: Bool { owner == .me && isLeading }
  /// The newest position that was used.
  package let fix: Fix

  package init(
    device: Device.ID, name: String, person: String, owner: Person.ID = .me, isLeading: Bool,
    fix: Fix
  ) {
    self.owner = owner
    self.isLeading = isLeading
    self.device = device
    self.name = name
    self.person = person
    self.fix = fix
  }
}

extension Pipeline {
  /// True if the user of this machine carries the receiver.
  var isReceiverMine: Bool { household.isMine(.receiver) }

  /// Returns where a device is, for those who ask for it.
  func position(_ fix: Fix, of device: Device.ID) -> DevicePosition {
    let person = household.person(of: device)
    return DevicePosition(
      device: device, name: household.name(of: device), person: household.persons[person] ?? "",
      owner: person, isLeading: household.isLeading(device), fix: fix)
  }
}
