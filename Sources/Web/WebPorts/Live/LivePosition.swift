import Application
package import Foundation
package import Geo
import Localization
package import Text

/// A position that the receiver or a phone reported.
package struct LivePosition: Sendable {
  /// UTC time of the fix.
  package var time: Date
  /// Degrees north.
  package var latitude: Double
  /// Degrees east.
  package var longitude: Double
  /// Horizontal accuracy, 95 %, metres.
  package var accuracyMeters: Double?
  /// Speed over ground, metres per second.
  package var speedMetersPerSecond: Double?
  /// Course over ground, degrees from true north.
  package var courseDegrees: Double?
  /// True if the fix was accepted.
  package var isAccepted: Bool
  /// The names of the phone and its person; `nil` for the receiver.
  package var device: (name: String, person: String)?
  /// False if it is not where the user of this machine is (P3).
  package var isMine = true

  package init(
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
  package var json: JSON {
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
  package init(_ fix: Fix) {
    self.init(
      time: fix.time, latitude: fix.coordinate.latitude, longitude: fix.coordinate.longitude,
      accuracyMeters: fix.accuracyMeters, speedMetersPerSecond: fix.speedMetersPerSecond,
      isAccepted: true)
  }
}
