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

  /// Creates an entry.
  public init(time: Date, place: Place.ID, kind: Transition.Kind) {
    self.time = time
    self.place = place
    self.kind = kind
  }
}
