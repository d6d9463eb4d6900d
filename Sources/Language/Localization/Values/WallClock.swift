public import Foundation

/// The wall clock of a zone at the present, on which texts show instants.
public struct WallClock: Sendable, Hashable {
  /// The zone of the clock.
  public let zone: TimeZone
  /// The present.
  public let now: Date

  /// Creates a clock that shows a present.
  public init(in zone: TimeZone, now: Date) {
    self.zone = zone
    self.now = now
  }

  /// Returns an instant as texts show it on the clock.
  public func time(_ date: Date) -> RelativeTime { RelativeTime(date, in: zone, now: now) }
}
