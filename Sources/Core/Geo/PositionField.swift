/// The numeric fields of a position report, each with its unit and valid range (P7, G1).
///
/// The ranges hold for phones, browsers, receivers and recordings alike. A report needs a latitude,
/// a longitude and a time within their ranges; any other field out of range counts as missing.
public enum PositionField: Sendable, Hashable, CaseIterable {
  /// Degrees north.
  case latitude
  /// Degrees east.
  case longitude
  /// Seconds from the reference date; up to the year 9923, since no calendar goes beyond 9999.
  case time
  /// The radius of the accuracy in metres, as it is sent; zero counts as unknown, and for a
  /// negative one `FixGate` refuses the position.
  case accuracy
  /// Horizontal dilution of precision, without a unit; receivers send 99.99 when they have none.
  case dilution
  /// Metres per second.
  case speed
  /// Degrees clockwise from true north.
  case course
  /// Metres above sea level.
  case altitude
  /// The charge of a battery in percent.
  case battery

  /// The range of valid values.
  @inlinable public var range: ClosedRange<Double> {
    switch self {
    case .latitude: -90...90
    case .longitude: -180...180
    case .time: -2.5e11...2.5e11
    case .accuracy: 0...100_000
    case .dilution: 0...99.0.nextDown
    case .speed: 0...1000
    case .course: 0...360
    case .altitude: -12_000...100_000
    case .battery: 0...100
    }
  }

  /// Returns a number that is in its range; otherwise `nil`.
  @inlinable
  public func validated(_ value: Double?) -> Double? {
    guard let value, range.contains(value) else { return nil }
    return value
  }

  /// Returns a number that is in its range, otherwise `nil`; adds 1 to `count` if it is beyond.
  ///
  /// Does not count NaN, nor a number up to 0 where the range has no negative numbers: apps send
  /// these for unknown values.
  public func validated(_ value: Double?, outOfRange count: inout Int) -> Double? {
    guard let value, !value.isNaN, !range.contains(value) else { return validated(value) }
    if range.lowerBound < 0 || value > 0 { count += 1 }
    return nil
  }
}

extension FixReport {
  /// True if an accuracy is negative, by which receivers mark a position as invalid (G1).
  ///
  /// Source: developer.apple.com, CLLocation.horizontalAccuracy.
  @inlinable public var hasNegativeAccuracy: Bool {
    (eph ?? 0) < 0 || (epx ?? 0) < 0 || (epy ?? 0) < 0
  }

  /// Sets accuracies, speed, course and altitude to `nil` where they are out of range, and counts
  /// them in `outOfRange`.
  ///
  /// A dilution of 99 or more stays: beside a receiver's position nothing else measures its error.
  public mutating func removeOutOfRangeValues() {
    var count = 0
    func validated(_ field: PositionField, _ value: Double?) -> Double? {
      if field == .accuracy, let value, value < 0 { return value }
      return field.validated(value, outOfRange: &count)
    }
    (eph, epx, epy) = (
      validated(.accuracy, eph), validated(.accuracy, epx), validated(.accuracy, epy)
    )
    speedMetersPerSecond = validated(.speed, speedMetersPerSecond)
    courseDegrees = validated(.course, courseDegrees)
    altitudeMeters = validated(.altitude, altitudeMeters)
    outOfRange += count
  }
}

/// The bounds that apply to reported accuracies (G1), in metres at 95 % confidence.
public struct AccuracyLimits: Sendable, Hashable {
  /// The accuracy of a report without one: 30 m.
  public let assumedMeters: Double
  /// No position counts as more accurate than this: 10 m.
  public let bestMeters: Double
  /// A position less accurate than this is refused; `nil` refuses none.
  public let worstMeters: Double?

  /// The largest accuracy, in metres: half the circumference of the earth.
  ///
  /// A larger reported number is reduced to this one.
  public static let largestMeters = Double.pi * Earth.radiusMeters

  /// Creates limits; the standard ones unless given.
  @inlinable
  public init(assumedMeters: Double = 30, bestMeters: Double = 10, worstMeters: Double? = nil) {
    self.assumedMeters = assumedMeters
    self.bestMeters = bestMeters
    self.worstMeters = worstMeters
  }

  /// The standard limits: 30 m assumed, 10 m at best, none refused.
  @inlinable public static var standard: AccuracyLimits { AccuracyLimits() }
}

/// The names that programs give to the accuracy of a position in metres.
///
/// Source: the messages of OwnTracks, Overland, Traccar Client, OsmAnd, GPSLogger and Home
/// Assistant; GPX files of OpenTracks, μlogger and Apple Health.
public enum AccuracyName {
  private static let names: Set = [
    "acc", "accuracy", "accuracyhorizontal", "accuracym", "accuracymeters", "gpsaccuracy", "hacc",
    "haccuracy", "horaccur", "horaccuracy", "horizontalaccuracy", "locationaccuracy",
    "positionaccuracy",
  ]

  /// Returns true for such a name, in letters of any case, with or without `_` and `-`.
  public static func isOne(_ name: String) -> Bool {
    names.contains(name.lowercased().filter { $0 != "_" && $0 != "-" })
  }
}
