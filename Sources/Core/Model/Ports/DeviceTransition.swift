package import Regions

/// A transition, with the person and the device that it is of.
package struct DeviceTransition: Sendable, Hashable {
  package let transition: Transition
  /// The device that came or went.
  package let device: Device.ID
  /// Whose device it is.
  package let person: Person.ID
  /// True if it became known late (P10).
  package let isLate: Bool

  /// Adds a device to a transition, the user's receiver unless another is given.
  package init(
    _ transition: Transition, device: Device.ID = .receiver, person: Person.ID = .me,
    isLate: Bool = false
  ) {
    self.transition = transition
    self.device = device
    self.person = person
    self.isLate = isLate
  }
}
