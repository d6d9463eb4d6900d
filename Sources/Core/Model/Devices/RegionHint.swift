package import Foundation

/// A geofence event that a phone reports for a place which Passby sent to it (P13).
package struct RegionHint: Sendable, Hashable {
  /// The direction in which the device crossed the border.
  package enum Event: Sendable, Hashable {
    case enter, leave
  }

  package var place: UUID
  /// The direction.
  package var event: Event

  package init(place: UUID, event: Event) {
    self.place = place
    self.event = event
  }
}
