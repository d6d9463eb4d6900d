package import Foundation

/// The wall clock of a zone at the present, on which texts show instants.
package struct WallClock: Sendable, Hashable {
  /// The zone of the clock.
  package let zone: TimeZone
  /// The present.
  package let now: Date
  /// True on the clock of a task that counts days, which opens on a day (R26).
  package let opensOnDays: Bool

  /// Creates a clock that shows a present.
  package init(in zone: TimeZone, now: Date, opensOnDays: Bool = false) {
    self.zone = zone
    self.now = now
    self.opensOnDays = opensOnDays
  }

  /// Returns an instant as texts show it on the clock.
  package func time(_ date: Date) -> RelativeTime { RelativeTime(date, in: zone, now: now) }

  /// Returns when a task opens as texts show it on the clock.
  package func opening(_ date: Date) -> RelativeTime { time(date).asDay(opensOnDays) }
}
