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

/// Who came or went, and how it became known.
package struct TransitionSource: Sendable, Hashable {
  /// The person whose device it was.
  package var person: Person.ID
  /// The name of that device; `nil` where there is only one receiver.
  package var device: String?
  /// How long after an exit a return continues the visit, in seconds, if that is longer than in the
  /// rules (P12).
  package var coolDownSeconds: Double
  /// True if the position came late: reminders wait for the end of the burst (P10).
  package var isLate: Bool
  /// True if an exit ends the visit and may still be withdrawn: it sends no reminder (P12).
  package var isDoubtful: Bool
  /// When an exit was found that time alone has made certain; `nil` if its position did (P12).
  package var foundAt: Date?

  package init(
    person: Person.ID, device: String? = nil, coolDownSeconds: Double = 0, isLate: Bool = false,
    isDoubtful: Bool = false, foundAt: Date? = nil
  ) {
    self.person = person
    self.device = device
    self.coolDownSeconds = coolDownSeconds
    self.isLate = isLate
    self.isDoubtful = isDoubtful
    self.foundAt = foundAt
  }

  /// The user's own receiver.
  package static let receiver = TransitionSource(person: .me)
}
