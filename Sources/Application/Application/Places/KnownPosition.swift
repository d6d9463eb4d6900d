package import Foundation
package import Geo
package import Model
package import Regions

/// A position of the user, and where it comes from.
package struct KnownPosition: Sendable, Hashable {
  /// The source of a position.
  package enum Source: String, Sendable, Hashable {
    /// The running daemon.
    case daemon
    /// gpsd, asked for it.
    case gpsd
    /// The database: the last position that mattered.
    case stored
  }

  /// The position.
  package let coordinate: Coordinate
  /// UTC time of the position.
  package let time: Date
  /// Horizontal accuracy, 95 %, metres.
  package let accuracyMeters: Double?
  /// Where it comes from.
  package let source: Source

  package init(
    _ coordinate: Coordinate, time: Date, accuracyMeters: Double?, source: Source
  ) {
    self.coordinate = coordinate
    self.time = time
    self.accuracyMeters = accuracyMeters
    self.source = source
  }

  /// Creates a position from a fix; `nil` without one.
  package init?(_ fix: Fix?, source: Source) {
    guard let fix else { return nil }
    self.init(
      fix.coordinate, time: fix.time, accuracyMeters: fix.accuracyMeters, source: source)
  }
}

extension KnownPosition {
  /// The age from which on a position says nothing about where the user is: 12 hours, in seconds.
  private static let longestAgeSeconds = 43_200.0
  /// The error of a position that names none, in metres.
  private static let usualErrorMeters = 30.0

  /// Returns true if it shows that the user is elsewhere: outside of a place by more than its
  /// error.
  package func isElsewhere(than place: Place, now: Date) -> Bool {
    guard abs(now.timeIntervalSince(time)) <= Self.longestAgeSeconds else { return false }
    return excludes(place)
  }

  /// Returns true if it is newer than a visit's beginning, and shows that the user is elsewhere.
  package func isElsewhere(than place: Place, during visit: Visit) -> Bool {
    time > visit.id.began && excludes(place)
  }

  private func excludes(_ place: Place) -> Bool {
    place.excludes(
      positionAtMeters: coordinate.distanceMeters(to: place.center),
      accuracyMeters: accuracyMeters ?? Self.usualErrorMeters)
  }

  /// The age in seconds up to which a position is of the present (G11).
  private static let presentSeconds = 600.0

  /// Returns true if a position of this time is of the present.
  package static func isPresent(_ time: Date, now: Date) -> Bool {
    now.timeIntervalSince(time) <= presentSeconds
  }

  /// Returns the age in words; `nil` while the position is of the present.
  package func age(in zone: TimeZone, now: Date) -> String? {
    Self.isPresent(time, now: now) ? nil : Formatted.age(of: time, in: zone, now: now)
  }
}

extension Visit {
  /// True if it goes on as far as is known: no newer position shows the person elsewhere (G11).
  package func isPresent(at place: Place, by position: KnownPosition?) -> Bool {
    isPresent && position?.isElsewhere(than: place, during: self) != true
  }
}

extension Place {
  /// Returns the state by the user's latest visit there; without a visit it is outside where the
  /// position says so, else unknown.
  package func state(visit: Visit?, position: KnownPosition?, now: Date) -> RegionState {
    guard let visit else {
      return position?.isElsewhere(than: self, now: now) == true ? .outside : .unknown
    }
    return visit.isPresent(at: self, by: position) ? .inside : .outside
  }
}
