/// What accuracy to believe (G1): 95 %, metres.
public struct AccuracyLimits: Sendable, Hashable {
  /// Taken where a receiver names none: 30 m.
  public let assumedMeters: Double
  /// No position counts as better than this: 10 m.
  public let bestMeters: Double
  /// A position that is worse than this is refused; `nil` refuses none.
  public let worstMeters: Double?

  /// Creates limits; those of the specification unless given.
  @inlinable
  public init(assumedMeters: Double = 30, bestMeters: Double = 10, worstMeters: Double? = nil) {
    self.assumedMeters = assumedMeters
    self.bestMeters = bestMeters
    self.worstMeters = worstMeters
  }

  /// The limits of the specification.
  @inlinable public static var standard: AccuracyLimits { AccuracyLimits() }
}
