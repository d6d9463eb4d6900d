/// The limits within which accuracies are believed (G1): 95 %, metres.
public struct AccuracyLimits: Sendable, Hashable {
  /// Used where a receiver reports none: 30 m.
  public let assumedMeters: Double
  /// No position counts as more accurate than this: 10 m.
  public let bestMeters: Double
  /// A position less accurate than this is refused; `nil` refuses none.
  public let worstMeters: Double?

  /// No accuracy is worse than this: half way round the earth, in metres.
  ///
  /// A receiver may claim any number; a larger one says no more than this one.
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
