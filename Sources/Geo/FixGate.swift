public import Foundation

/// Decides which reports become fixes: the admission rules G0, G1 and G3.
///
/// A pure state machine. Time only comes in with the reports, so that a replay decides exactly as the live run did. Every admission is
/// O(1) and keeps at most the last two suspects.
public struct FixGate: Sendable, Hashable, Codable {
  /// What became of one report.
  public enum Admission: Sendable, Hashable {
    /// The fix continues the track; with `startsTrack` the track starts anew here, and nothing links it to the fixes before.
    case accepted(Fix, startsTrack: Bool)
    case refused(FixRefusal)
  }

  @usableFromInline var lastAccepted: Fix?
  @usableFromInline var newestSeen: Date?
  /// Fixes that jumped away from the track, in order; at most the last two.
  @usableFromInline var suspects: [Fix] = []

  private enum CodingKeys: String, CodingKey {
    case lastAccepted = "last"
    case newestSeen = "newest"
    case suspects
  }

  /// The last accepted fix, if any.
  public var last: Fix? { lastAccepted }
  /// The time of the newest report that was a position at all, accepted or held.
  public var newest: Date? { newestSeen }

  /// Opens a gate that has seen nothing, or nothing after `newest`.
  public init(newest: Date? = nil) {
    newestSeen = newest
  }

  /// Judges one report.
  ///
  /// Refused: mode below 2, a position that is not finite, out of range or exactly (0, 0), no time, a time not newer than the last (G0), an
  /// accuracy worse than the limit. A
  /// jump is held until three fixes in a row agree among themselves; then the track starts anew with the third. A fix that agrees with the
  /// old track again ends the suspicion at once.
  @inlinable
  public mutating func admit(
    _ report: FixReport, within limits: AccuracyLimits = .standard
  ) -> Admission {
    if let fix = plainContinuation(report, within: limits) {
      lastAccepted = fix
      newestSeen = fix.time
      return .accepted(fix, startsTrack: false)
    }
    return judge(report, within: limits)
  }

  /// The fix that a report makes which continues the track at first sight; most do.
  ///
  /// `nil` says nothing.
  @inlinable
  func plainContinuation(_ report: FixReport, within limits: AccuracyLimits) -> Fix? {
    guard report.mode >= 2, suspects.isEmpty, let lastAccepted, let newestSeen,
      let time = report.time, let latitude = report.latitude, let longitude = report.longitude,
      case let claimed = report.plainAccuracyMeters, claimed > 0, claimed < .infinity,
      latitude != 0 || longitude != 0,
      abs(latitude) <= 90, abs(longitude) <= 180
    else { return nil }
    let seconds = time.timeIntervalSinceReferenceDate
    guard seconds > newestSeen.timeIntervalSinceReferenceDate, seconds < .infinity else {
      return nil
    }
    let accuracy = max(claimed, limits.bestMeters)
    if let worst = limits.worstMeters, accuracy > worst { return nil }
    var limit = Self.assumedSpeed
    let speed = report.speedMetersPerSecond
    if let speed {
      guard speed >= 0, speed < .infinity else { return nil }
      limit = max(speed, lastAccepted.speedMetersPerSecond ?? 0) + Self.speedAllowance
    } else if let earlier = lastAccepted.speedMetersPerSecond {
      limit = earlier + Self.speedAllowance
    }
    let elapsed = seconds - lastAccepted.time.timeIntervalSinceReferenceDate
    let reach = limit * elapsed + accuracy + lastAccepted.accuracyMeters
    let coordinate = Coordinate(checkedLatitude: latitude, longitude: longitude)
    guard coordinate.isSurely(withinMeters: reach, of: lastAccepted.coordinate) else { return nil }
    return Fix(
      time: time, coordinate: coordinate, accuracyMeters: accuracy, speedMetersPerSecond: speed)
  }

  /// Whether the newest report was accepted, and nothing is held.
  public var isOnTrack: Bool { suspects.isEmpty && newestSeen == lastAccepted?.time }

  /// Goes on with a fix that is known to continue the track; the gate must be `isOnTrack`.
  public mutating func follow(_ fix: Fix) {
    lastAccepted = fix
    newestSeen = fix.time
  }

  /// Judges any report, by the letter.
  @usableFromInline
  mutating func judge(_ report: FixReport, within limits: AccuracyLimits) -> Admission {
    guard report.mode >= 2 else { return .refused(.noFix(mode: report.mode)) }
    guard let latitude = report.latitude, let longitude = report.longitude,
      let coordinate = try? Coordinate(latitude: latitude, longitude: longitude)
    else { return .refused(.invalidPosition) }
    guard latitude != 0 || longitude != 0 else { return .refused(.nullIsland) }
    guard let time = report.time, time.timeIntervalSinceReferenceDate.isFinite else {
      return .refused(.noTime)
    }
    if let newest, time <= newest { return .refused(.notNewer(than: newest)) }
    newestSeen = time

    let accuracy = report.accuracyMeters(within: limits)
    if let worst = limits.worstMeters, accuracy > worst {
      return .refused(.inaccurate(meters: accuracy, limit: worst))
    }
    let speed = report.speedMetersPerSecond.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
    let fix = Fix(
      time: time, coordinate: coordinate, accuracyMeters: accuracy,
      speedMetersPerSecond: speed)
    guard let last else { return accept(fix, startsTrack: true) }
    if Self.isReachable(fix, from: last) { return accept(fix, startsTrack: false) }
    return hold(fix, after: last)
  }

  private mutating func accept(_ fix: Fix, startsTrack: Bool) -> Admission {
    lastAccepted = fix
    suspects = []
    return .accepted(fix, startsTrack: startsTrack)
  }

  private mutating func hold(_ fix: Fix, after last: Fix) -> Admission {
    if let previous = suspects.last, !Self.isReachable(fix, from: previous) { suspects = [] }
    guard suspects.count < 2 else { return accept(fix, startsTrack: true) }
    suspects.append(fix)
    return .refused(
      .jump(
        meters: fix.coordinate.distanceMeters(to: last.coordinate),
        seconds: fix.time.timeIntervalSince(last.time)))
  }

  /// The fastest believable movement where neither fix reports a speed: 100 m/s.
  @inlinable public static var assumedSpeed: Double { 100 }
  /// What is added to the larger reported speed, because it may change between two fixes: 15 m/s.
  @inlinable public static var speedAllowance: Double { 15 }

  /// Tells whether a receiver could have come from one fix to the next (G3).
  static func isReachable(_ fix: Fix, from earlier: Fix) -> Bool {
    let reported = [fix.speedMetersPerSecond, earlier.speedMetersPerSecond].compactMap(\.self).max()
    let limit = reported.map { $0 + speedAllowance } ?? assumedSpeed
    let elapsed = fix.time.timeIntervalSince(earlier.time)
    let reach = limit * elapsed + fix.accuracyMeters + earlier.accuracyMeters
    return fix.coordinate.distanceMeters(to: earlier.coordinate) <= reach
  }
}
