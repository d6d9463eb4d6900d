public import Foundation

/// A geofence event that a phone reports for a place which Passby sent to it (P13).
public struct RegionHint: Sendable, Hashable {
  /// The direction in which the device crossed the border.
  public enum Event: Sendable, Hashable {
    case enter, leave
  }

  /// The place, by its UUID.
  public var place: UUID
  /// The direction.
  public var event: Event

  /// Creates a hint.
  public init(place: UUID, event: Event) {
    self.place = place
    self.event = event
  }
}
