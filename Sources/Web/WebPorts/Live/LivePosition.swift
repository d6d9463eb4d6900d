import Application
public import Foundation
public import Geo
public import Text

/// A position that the receiver or a phone reported.
public struct LivePosition: Sendable {
  /// UTC time of the fix.
  public var time: Date
  /// Degrees north.
  public var latitude: Double
  /// Degrees east.
  public var longitude: Double
  /// Horizontal accuracy, 95 %, metres.
  public var accuracyMeters: Double?
  /// Speed over ground, metres per second.
  public var speedMetersPerSecond: Double?
  /// Course over ground, degrees from true north.
  public var courseDegrees: Double?
  /// True if the fix was accepted.
  public var isAccepted: Bool
  /// The names of the phone and its person; `nil` for the receiver.
  public var device: (name: String, person: String)?
  /// False if it is not where the user of this machine is (P3).
  public var isMine = true

  /// Creates a position.
  public init(
    time: Date, latitude: Double, longitude: Double, accuracyMeters: Double?,
    speedMetersPerSecond: Double? = nil, courseDegrees: Double? = nil, isAccepted: Bool
  ) {
    self.time = time
    self.latitude = latitude
    self.longitude = longitude
    self.accuracyMeters = accuracyMeters
    self.speedMetersPerSecond = speedMetersPerSecond
    self.courseDegrees = courseDegrees
    self.isAccepted = isAccepted
  }

  /// The content of a `position` event; who has one receiver and nothing else sees the first keys
  /// only.
  public var json: JSON {
    guard device != nil || !isMine else { return .object(members) }
    return .object(
      members + [
        ("device", JSON(device?.name)), ("person", JSON(device?.person)), ("me", .bool(isMine)),
      ])
  }

  private var members: [(String, JSON)] {
    [
      ("time", .string(Instant.text(time, in: .gmt))),
      ("lat", JSON(latitude, decimals: 7)),
      ("lon", JSON(longitude, decimals: 7)),
      ("accuracy_m", JSON(accuracyMeters, decimals: 1)),
      ("speed_mps", JSON(speedMetersPerSecond, decimals: 2)),
      ("course_deg", JSON(courseDegrees, decimals: 1)),
      ("accepted", .bool(isAccepted)),
    ]
  }
}

extension LivePosition {
  /// Creates the position from that of a phone.
  public init(_ fix: Fix) {
    self.init(
      time: fix.time, latitude: fix.coordinate.latitude, longitude: fix.coordinate.longitude,
      accuracyMeters: fix.accuracyMeters, speedMetersPerSecond: fix.speedMetersPerSecond,
      isAccepted: true)
  }
}
