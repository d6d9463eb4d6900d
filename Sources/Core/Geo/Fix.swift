public import Foundation

/// One position with time and accuracy that `FixGate` has admitted.
public struct Fix: Sendable, Hashable, Codable {
  /// UTC time of the position.
  public let time: Date
  /// The receiver's position.
  public let coordinate: Coordinate
  /// Horizontal accuracy in metres, 95 %, at least 10 when it comes from a receiver.
  public let accuracyMeters: Double
  /// The reported speed over ground in metres per second, if any.
  public let speedMetersPerSecond: Double?

  /// The factor from a radius of 68 %, as phones report it, to one of 95 %: 1.62, by Rayleigh's
  /// distribution.
  ///
  /// The square root of ln(1 - 0.95) / ln(1 - 0.68).
  public static let accuracyFactor = 1.62

  /// Creates a fix from values that are already checked.
  @inlinable
  public init(
    time: Date, coordinate: Coordinate, accuracyMeters: Double, speedMetersPerSecond: Double? = nil
  ) {
    self.time = time
    self.coordinate = coordinate
    self.accuracyMeters = accuracyMeters
    self.speedMetersPerSecond = speedMetersPerSecond
  }

  /// False if the reported speed is below 1 m/s; true without a speed (G8).
  @inlinable public var mayBeMoving: Bool { speedMetersPerSecond ?? 1 >= 1 }

  /// Decodes a fix that `FixGate` may have admitted.
  ///
  /// - Throws: `DecodingError.dataCorrupted` when a value is not finite or out of range.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    time = try container.decode(Date.self, forKey: .time)
    coordinate = try container.decode(Coordinate.self, forKey: .coordinate)
    let accuracy = try container.decode(Double.self, forKey: .accuracyMeters)
    // Earlier versions stored what a receiver claimed, however large.
    accuracyMeters = min(accuracy, AccuracyLimits.largestMeters)
    let speed = try container.decodeIfPresent(Double.self, forKey: .speedMetersPerSecond)
    speedMetersPerSecond = PositionField.speed.validated(speed)
    try decoder.check(
      Self.isTime(time.timeIntervalSinceReferenceDate), expected: "a time of a fix")
    try decoder.check(Self.isAccuracy(accuracyMeters), expected: "an accuracy above 0")
    try decoder.check(
      (0...Double.greatestFiniteMagnitude).contains(speed ?? 0), expected: "a speed of at least 0")
  }

  /// Returns true if a time in seconds since the reference date is one that a fix can have.
  package static func isTime(_ seconds: Double) -> Bool {
    PositionField.time.range.contains(seconds)
  }

  /// Returns true if an accuracy in metres is one that a fix can have.
  package static func isAccuracy(_ meters: Double) -> Bool { meters > 0 && meters < .infinity }
}
