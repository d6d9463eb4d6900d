public import Foundation
public import Geo
public import Model

/// A position of the user, and where it comes from.
public struct KnownPosition: Sendable, Hashable {
  /// The source of a position.
  public enum Source: String, Sendable, Hashable {
    /// The running daemon.
    case daemon
    /// gpsd, asked for it.
    case gpsd
    /// The database: the last position that mattered.
    case stored
  }

  /// The position.
  public let coordinate: Coordinate
  /// UTC time of the position.
  public let time: Date
  /// Horizontal accuracy, 95 %, metres.
  public let accuracyMeters: Double?
  /// Where it comes from.
  public let source: Source

  /// Creates a position.
  public init(
    _ coordinate: Coordinate, time: Date, accuracyMeters: Double?, source: Source
  ) {
    self.coordinate = coordinate
    self.time = time
    self.accuracyMeters = accuracyMeters
    self.source = source
  }

  /// Creates a position from a fix; `nil` without one.
  public init?(_ fix: Fix?, source: Source) {
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
  public func isElsewhere(than place: Place, now: Date) -> Bool {
    guard abs(now.timeIntervalSince(time)) <= Self.longestAgeSeconds else { return false }
    let distance = coordinate.distanceMeters(to: place.center)
    return distance - (accuracyMeters ?? Self.usualErrorMeters) > place.radiusMeters
  }

  /// The age in seconds up to which a position is of the present.
  static let presentSeconds = 120.0

  /// Returns the age in words; `nil` while the position is of the present.
  public func age(in zone: TimeZone, now: Date) -> String? {
    let isLive = now.timeIntervalSince(time) <= Self.presentSeconds
    return isLive ? nil : Wording.age(of: time, in: zone, now: now)
  }
}
