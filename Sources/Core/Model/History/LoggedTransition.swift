package import Foundation
package import Regions

/// A transition as it is kept: what, when and at which place, but not where exactly.
package struct LoggedTransition: Sendable, Hashable {
  /// When it became certain.
  package let time: Date
  /// The place, which may be gone by now.
  package let place: Place.ID
  package let kind: Transition.Kind
  /// The device that came or went.
  package let device: Device.ID
  /// Whose device it was.
  package let person: Person.ID
  /// True if it became known late (P10).
  package let isLate: Bool

  /// Creates an entry, of the user's receiver unless another device is given.
  package init(
    time: Date, place: Place.ID, kind: Transition.Kind, device: Device.ID = .receiver,
    person: Person.ID = .me, isLate: Bool = false
  ) {
    self.time = time
    self.place = place
    self.kind = kind
    self.device = device
    self.person = person
    self.isLate = isLate
  }
}
