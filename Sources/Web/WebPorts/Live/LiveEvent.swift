import Application
package import Foundation
package import Geo
import Hummingbird
import Localization
package import Model
package import Text

/// An event that is sent to open pages at once.
package struct LiveEvent: Sendable {
  /// The kind of an event; the raw values are the names in the stream.
  package enum Kind: String, Sendable {
    /// The database changed.
    case changed
    /// A reminder for the user.
    case reminder
    /// A place was entered, left or crossed, or a stay there became long enough.
    case transition
    /// A report of the receiver.
    case position
  }

  package let kind: Kind
  /// The content.
  package let data: JSON
  /// Returns true for a viewer whose pages get it.
  let isFor: @Sendable (Viewer) -> Bool

  /// Creates an event for the pages of those viewers for whom `isFor` is true.
  package init(
    _ kind: Kind, _ data: JSON, isFor: @escaping @Sendable (Viewer) -> Bool = { $0.isMe }
  ) {
    self.kind = kind
    self.data = data
    self.isFor = isFor
  }

  /// Returns the event in the format of the stream.
  ///
  /// A page that reconnects sends the last `id` that it received. The text of a JSON value is
  /// always one line. Source: HTML Living Standard, 9.2 Server-sent events.
  func message(id: String? = nil) -> ByteBuffer {
    let id = id.map { "id: \($0)\n" } ?? ""
    return ByteBuffer(string: "event: \(kind.rawValue)\n\(id)data: \(data.text)\n\n")
  }
}

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

/// Where the database stands, as open pages compare it.
package struct StoreVersion: Sendable, Hashable {
  /// A number that changes whenever something changes that the pages show; deliveries of reminders
  /// alone do not count.
  package var content: Int
  /// A number that changes with every commit.
  package var commits: Int

  package init(content: Int, commits: Int) {
    self.content = content
    self.commits = commits
  }
}
