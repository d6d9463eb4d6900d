public import Foundation

/// A receiver's report of one epoch, unchecked.
///
/// Every source (gpsd, a trace) fills in the values that it has; `FixGate` decides which reports
/// become a `Fix`. Missing values are `nil`, never zero.
public struct FixReport: Sendable, Hashable {
  /// UTC time of the epoch, by the receiver's clock.
  public var time: Date?
  /// 0 unknown, 1 no fix, 2 two-dimensional, 3 three-dimensional (gpsd's `mode`).
  public var mode: Int
  /// Degrees north, unchecked.
  public var latitude: Double?
  /// Degrees east, unchecked.
  public var longitude: Double?
  /// Estimated horizontal error, 95 %, metres.
  public var eph: Double?
  /// Estimated longitude error, 95 %, metres.
  public var epx: Double?
  /// Estimated latitude error, 95 %, metres.
  public var epy: Double?
  /// Horizontal dilution of precision, no unit.
  public var hdop: Double?
  /// Speed over ground in metres per second.
  public var speedMetersPerSecond: Double?
  /// Course over ground in degrees from true north.
  public var courseDegrees: Double?
  /// Height above mean sea level in metres.
  public var altitudeMeters: Double?
  /// Satellites used in the solution.
  public var satellites: Int?
  /// True if nothing links the report to those before, as at the beginning of a track's segment.
  public var startsTrack: Bool
  /// The number of values that were out of range, and are `nil` therefore.
  public var outOfRange: Int

  /// Creates a report; values that the receiver did not report are left out.
  @inlinable
  public init(
    time: Date? = nil, mode: Int = 0, latitude: Double? = nil, longitude: Double? = nil,
    eph: Double? = nil,
    epx: Double? = nil, epy: Double? = nil, hdop: Double? = nil,
    speedMetersPerSecond: Double? = nil,
    courseDegrees: Double? = nil, altitudeMeters: Double? = nil, satellites: Int? = nil
  ) {
    self.time = time
    self.mode = mode
    self.latitude = latitude
    self.longitude = longitude
    self.eph = eph
    self.epx = epx
    self.epy = epy
    self.hdop = hdop
    self.speedMetersPerSecond = speedMetersPerSecond
    self.courseDegrees = courseDegrees
    self.altitudeMeters = altitudeMeters
    self.satellites = satellites
    startsTrack = false
    outOfRange = 0
  }

  /// The horizontal accuracy in metres (95 %) by the standard limits, at least 10.
  public var accuracyMeters: Double { accuracyMeters(within: .standard) }

  /// Returns the horizontal accuracy in metres (95 %), at least the best of the limits and at most
  /// `AccuracyLimits.largestMeters`.
  ///
  /// The first that is finite and above zero of: `eph`; `hypot(epx, epy)`; `hdop` x 19 m; else
  /// `assumedMeters` of the limits. A missing or zero accuracy never counts as perfect.
  ///
  /// Source: gpsd's H_UERE of 19 m (libgpsd, `P_UERE_NO_DGPS`), 95 % confidence.
  @inlinable
  @inline(__always)
  public func accuracyMeters(within limits: AccuracyLimits) -> Double {
    if let eph, eph > 0, eph <= .greatestFiniteMagnitude {
      return min(max(eph, limits.bestMeters), AccuracyLimits.largestMeters)
    }
    return Self.accuracyMeters(epx: epx, epy: epy, hdop: hdop, within: limits)
  }

  // Takes values instead of a report, so that a caller need not have one in memory.
  @usableFromInline
  static func accuracyMeters(
    epx: Double?, epy: Double?, hdop: Double?, within limits: AccuracyLimits
  ) -> Double {
    func usable(_ value: Double?) -> Double? { value.flatMap { $0.isFinite && $0 > 0 ? $0 : nil } }
    let sides = usable(epx).flatMap { x in usable(epy).map { y in (x * x + y * y).squareRoot() } }
    let claimed = sides ?? usable(hdop).map { $0 * 19 } ?? limits.assumedMeters
    return min(max(claimed, limits.bestMeters), AccuracyLimits.largestMeters)
  }
}

/// A reason why the gate refused a report.
public enum FixRefusal: Sendable, Hashable {
  /// The receiver reports that it has no position (mode below 2).
  case noFix(mode: Int)
  /// Latitude or longitude is missing, not finite or out of range.
  case invalidPosition
  /// Exactly 0, 0, which receivers send when they have no position.
  case nullIsland
  /// The position has no time, or one beyond the year 9923.
  case noTime
  /// A negative accuracy, by which receivers mark a position as invalid (G1).
  case negativeAccuracy
  /// The epoch is not newer than the last one seen.
  case notNewer(than: Date)
  /// The accuracy is worse than the limit that the user set.
  case inaccurate(meters: Double, limit: Double)
  /// The position is too far for any movement; held until three fixes in a row agree.
  case jump(meters: Double, seconds: Double)
}

/// Corrects times of receivers whose 10-bit GPS week number has rolled over (P8).
public enum WeekRollover {
  /// The numbers of weeks by which such a time is behind.
  private static let lostWeeks = [1024.0, 2048.0]
  private static let week = 604_800.0
  private static let day = 86_400.0

  /// Returns a time moved forward by 1024 or 2048 weeks if it is that far behind; otherwise `nil`.
  ///
  /// `reference` is the present, by a clock that is accurate to within a day.
  public static func corrected(_ time: Date, reference: Date) -> Date? {
    let behind = reference.timeIntervalSince(time)
    guard let weeks = lostWeeks.first(where: { abs(behind - $0 * week) <= day }) else {
      return nil
    }
    return time.addingTimeInterval(weeks * week)
  }
}

extension Decoder {
  /// Rejects what was decoded unless a condition holds.
  ///
  /// - Throws: `DecodingError.dataCorrupted` with the expectation, when it does not hold.
  package func check(_ holds: Bool, expected: String) throws(DecodingError) {
    guard !holds else { return }
    throw DecodingError.dataCorrupted(
      DecodingError.Context(codingPath: codingPath, debugDescription: "expected \(expected)"))
  }
}
