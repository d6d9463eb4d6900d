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
