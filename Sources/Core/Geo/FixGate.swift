public import Foundation

/// Decides which reports become fixes: the admission rules G0, G1 and G3.
///
/// A pure state machine. Time only comes in with the reports, so that a replay decides exactly as
/// the live run did. Every admission is O(1) and keeps at most two suspects.
public struct FixGate: Sendable, Hashable, Codable {
  /// The decision about one report.
  public enum Admission: Sendable, Hashable {
    /// The fix continues the track; with `startsTrack`, a new track begins, and nothing links it
    /// to the fixes before.
    case accepted(Fix, startsTrack: Bool)
    /// The report becomes no fix.
    case refused(FixRefusal)
  }

  /// The largest plausible speed between two fixes without a reported speed: 100 m/s.
  @inlinable public static var assumedSpeed: Double { 100 }
  /// Added to the larger reported speed, because it may change between two fixes: 15 m/s.
  @inlinable public static var speedAllowance: Double { 15 }

  /// The last accepted fix, if any.
  public var last: Fix? { lastAccepted }
  /// The time of the newest report that had a valid position, accepted or held.
  public var newest: Date? { newestSeen }

  @usableFromInline var lastAccepted: Fix?
  @usableFromInline var newestSeen: Date?
  /// Fixes that jumped away from the track, in order; at most the last two.
  @usableFromInline var suspects: [Fix] = []

  private enum CodingKeys: String, CodingKey {
    case lastAccepted = "last"
    case newestSeen = "newest"
    case suspects
  }

  /// Creates a gate without a track, which refuses reports up to `newest`, if it is given.
  public init(newest: Date? = nil) {
    newestSeen = newest
  }

  /// Decodes a gate.
  ///
  /// - Throws: `DecodingError.dataCorrupted` when no reports bring such a state about.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    lastAccepted = try container.decodeIfPresent(Fix.self, forKey: .lastAccepted)
    newestSeen = try container.decodeIfPresent(Date.self, forKey: .newestSeen)
    suspects = try container.decode([Fix].self, forKey: .suspects)
    try decoder.check(
      newestSeen.map { Fix.isTime($0.timeIntervalSinceReferenceDate) } ?? true,
      expected: "a time of a fix as \"newest\"")
    try decoder.check(
      suspects.count <= 2
        && ([lastAccepted].compactMap(\.self) + suspects).allSatisfy {
          $0.time <= newestSeen ?? .distantPast
        },
      expected: "at most two suspects, and no fix after \"newest\"")
  }

  /// Records the time of a report that carries no evidence of movement, such as a sign of life.
  ///
  /// Later reports must be newer than `time`; the track continues from its last fix.
  public mutating func recordTime(_ time: Date) {
    newestSeen = newestSeen.map { max($0, time) } ?? time
  }

  /// Decides about one report.
  ///
  /// Refused: mode below 2, a position that is not finite, out of range or exactly (0, 0), no
  /// time, a time not newer than the last (G0), an accuracy that is negative or worse than the
  /// limit (G1). A speed out of its range is unknown, so that G3 stays in force. A jump is held
  /// until three fixes in a row agree among themselves; then a new track starts with the third. A
  /// fix that agrees with the old track ends the suspicion at once.
  @inlinable
  @inline(__always)
  public mutating func admit(
    _ report: FixReport, within limits: AccuracyLimits = .standard
  ) -> Admission {
    guard report.mode >= 2 else { return .refused(.noFix(mode: report.mode)) }
    guard let latitude = report.latitude, let longitude = report.longitude,
      let coordinate = try? Coordinate(latitude: latitude, longitude: longitude)
    else { return .refused(.invalidPosition) }
    guard abs(latitude) + abs(longitude) > 0 else { return .refused(.nullIsland) }
    guard let time = report.time,
      PositionField.time.range.contains(time.timeIntervalSinceReferenceDate)
    else { return .refused(.noTime) }
    guard !report.hasNegativeAccuracy else { return .refused(.negativeAccuracy) }
    if let newestSeen, time <= newestSeen { return .refused(.notNewer(than: newestSeen)) }
    newestSeen = time
    let accuracy = report.accuracyMeters(within: limits)
    if let worst = limits.worstMeters, accuracy > worst {
      return .refused(.inaccurate(meters: accuracy, limit: worst))
    }
    let fix = Fix(
      time: time, coordinate: coordinate, accuracyMeters: accuracy,
      speedMetersPerSecond: PositionField.speed.validated(report.speedMetersPerSecond))
    guard let lastAccepted, Self.isReachable(fix, from: lastAccepted) else { return hold(fix) }
    self.lastAccepted = fix
    if !suspects.isEmpty { suspects = [] }
    return .accepted(fix, startsTrack: report.startsTrack)
  }

  /// Holds a fix that does not continue the track, or starts a new track with it.
  @usableFromInline
  mutating func hold(_ fix: Fix) -> Admission {
    if let previous = suspects.last, !Self.isReachable(fix, from: previous) { suspects = [] }
    guard let lastAccepted, suspects.count < 2 else {
      self.lastAccepted = fix
      suspects = []
      return .accepted(fix, startsTrack: true)
    }
    suspects.append(fix)
    return .refused(
      .jump(
        meters: fix.coordinate.distanceMeters(to: lastAccepted.coordinate),
        seconds: fix.time.timeIntervalSince(lastAccepted.time)))
  }

  /// Returns true if a receiver could have moved from one fix to the next (G3).
  @inlinable
  static func isReachable(_ fix: Fix, from earlier: Fix) -> Bool {
    let speed = max(fix.speedMetersPerSecond ?? -1, earlier.speedMetersPerSecond ?? -1)
    let limit = speed >= 0 ? speed + speedAllowance : assumedSpeed
    let elapsed =
      fix.time.timeIntervalSinceReferenceDate - earlier.time.timeIntervalSinceReferenceDate
    let reach = limit * elapsed + fix.accuracyMeters + earlier.accuracyMeters
    return fix.coordinate.isCertainly(withinMeters: reach, of: earlier.coordinate)
      || fix.coordinate.distanceMeters(to: earlier.coordinate) <= reach
  }
}
