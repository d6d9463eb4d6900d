public import Geo
public import Model

/// Where a phone is by its last request; kept in memory only (P6).
public struct DevicePosition: Sendable, Hashable {
  /// The device.
  public let device: Device.ID
  /// Its name.
  public let name: String
  /// The name of its person.
  public let person: String
  /// Whose device it is.
  public let owner: Person.ID
  /// True if it is the device that its person carries (P3).
  public let isLeading: Bool
  /// True if it is the device that the user of this machine carries (P3).
  public var isMine: Bool { owner == .me && isLeading }
  /// The newest position that was used.
  public let fix: Fix

  /// Creates a position.
  public init(
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
