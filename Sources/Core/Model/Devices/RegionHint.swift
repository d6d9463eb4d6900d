public import Foundation

/// A remark of a phone about a place that Passby sent it to watch (P13).
public struct RegionHint: Sendable, Hashable {
  /// Which way the border was crossed.
  public enum Event: Sendable, Hashable {
    case enter, leave
  }

  /// The place, by its UUID.
  public var place: UUID
  /// Which way.
  public var event: Event

  /// Creates a hint.
  public init(place: UUID, event: Event) {
    self.place = place
    self.event = event
  }
}
