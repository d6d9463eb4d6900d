public import Foundation

/// One position with time and accuracy that `FixGate` has admitted.
public struct Fix: Sendable, Hashable, Codable {
  /// UTC time of the position.
  public let time: Date
  /// Where the receiver was.
  public let coordinate: Coordinate
  /// Horizontal accuracy in metres, 95 %, at least 10 when it comes from a receiver.
  public let accuracyMeters: Double
  /// Speed over ground as the receiver reported it, metres per second, if it did.
  public let speedMetersPerSecond: Double?

  /// The largest distance in seconds from the reference date that a time may have; in the year
  /// 33 690.
  @inlinable static var latestTime: Double { 1e12 }

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
}
