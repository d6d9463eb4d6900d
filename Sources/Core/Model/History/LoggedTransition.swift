public import Foundation
public import Regions

/// A transition as it is kept: what, when and at which place, but not where exactly.
public struct LoggedTransition: Sendable, Hashable {
  /// When it became certain.
  public let time: Date
  /// The place, which may be gone by now.
  public let place: Place.ID
  /// The kind of transition.
  public let kind: Transition.Kind
  /// The device that came or went.
  public let device: Device.ID
  /// Whose device it was.
  public let person: Person.ID
  /// True if it became known late (P10).
  public let isLate: Bool

  /// Creates an entry, of the user's receiver unless another device is given.
  public init(
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
