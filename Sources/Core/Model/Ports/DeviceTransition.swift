public import Regions

/// A transition, with the person and the device that it is of.
public struct DeviceTransition: Sendable, Hashable {
  /// The transition.
  public let transition: Transition
  /// The device that came or went.
  public let device: Device.ID
  /// Whose device it is.
  public let person: Person.ID
  /// True if it became known late (P10).
  public let isLate: Bool

  /// Adds a device to a transition, the user's receiver unless another is given.
  public init(
    _ transition: Transition, device: Device.ID = .receiver, person: Person.ID = .me,
    isLate: Bool = false
  ) {
    self.transition = transition
    self.device = device
    self.person = person
    self.isLate = isLate
  }
}
