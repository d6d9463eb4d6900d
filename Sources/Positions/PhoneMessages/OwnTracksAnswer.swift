package import Foundation
import Geo
import Text

/// The answer to a message of OwnTracks: a JSON array that its strict parser on Android takes
/// (P15).
///
/// One value of an unexpected type, such as a fraction for a whole number, would lose the whole
/// answer; so whole numbers are written where the apps expect them.
package struct OwnTracksAnswer: Sendable, Hashable {
  /// A device of another person, as the map of the app shows it.
  package struct Friend: Sendable, Hashable {
    /// Two letters.
    package var tid: String
    /// `owntracks/PERSON/DEVICE`.
    package var topic: String
    /// The name on the map.
    package var name: String
    /// The last position; its accuracy is that of 95 %.
    package var time: Date
    /// Degrees north.
    package var latitude: Double
    /// Degrees east.
    package var longitude: Double
    /// Metres, 95 %.
    package var accuracyMeters: Double
    /// Metres per second, if known.
    package var speedMetersPerSecond: Double?

    package init(
      tid: String, topic: String, name: String, time: Date, latitude: Double, longitude: Double,
      accuracyMeters: Double, speedMetersPerSecond: Double?
    ) {
      self.tid = tid
      self.topic = topic
      self.name = name
      self.time = time
      self.latitude = latitude
      self.longitude = longitude
      self.accuracyMeters = accuracyMeters
      self.speedMetersPerSecond = speedMetersPerSecond
    }
  }

  /// A reminder that the app shows as `PB enters TEXT` (P17).
  package struct Notice: Sendable, Hashable {
    /// The text that the app shows.
    package var text: String
    /// The moment of the decision.
    package var time: Date
    /// Degrees north of where the phone was.
    package var latitude: Double
    /// Degrees east.
    package var longitude: Double

    package init(text: String, time: Date, latitude: Double, longitude: Double) {
      self.text = text
      self.time = time
      self.latitude = latitude
      self.longitude = longitude
    }
  }

  /// True to make the app remove all its regions first.
  package var clearsPlaces = false
  /// The regions to set.
  package var places: [PushedRegion] = []
  /// The regions to remove, which only iOS can; by their UUIDs.
  package var removed: [PushedRegion] = []
  /// True if the app is to report where it is.
  package var asksForPosition = false
  /// The reminders to show.
  package var notices: [Notice] = []
  /// The devices of others.
  package var friends: [Friend] = []

  /// Creates an empty answer.
  package init() {}

  /// The commands, one JSON object each; over MQTT each of them is a message.
  package var commands: [String] { commandValues.map(\.text) }

  /// The reminders, one JSON object each; over MQTT each of them is a message.
  package var noticeMessages: [String] { notices.map { Self.transition($0).text } }

  /// The answer on one line.
  package var text: String {
    JSON.array(
      commandValues + notices.map(Self.transition) + friends.map(Self.location)
        + friends.map(Self.card)
    ).text
  }

  private var commandValues: [JSON] {
    var commands: [JSON] = []
    if clearsPlaces { commands.append(Self.command("clearWaypoints")) }
    let waypoints =
      removed.map { Self.waypoint($0, latitude: .integer(1000), longitude: .integer(1000)) }
      + places.map {
        Self.waypoint(
          $0, latitude: Self.degrees($0.latitude), longitude: Self.degrees($0.longitude))
      }
    if !waypoints.isEmpty {
      let list = JSON.object([("_type", .string("waypoints")), ("waypoints", .array(waypoints))])
      commands.append(Self.command("setWaypoints").adding("waypoints", list))
    }
    if asksForPosition { commands.append(Self.command("reportLocation")) }
    return commands
  }

  private static func command(_ action: String) -> JSON {
    .object([("_type", .string("cmd")), ("action", .string(action))])
  }

  private static func waypoint(_ region: PushedRegion, latitude: JSON, longitude: JSON) -> JSON {
    .object([
      ("_type", .string("waypoint")), ("desc", .string(region.name)), ("lat", latitude),
      ("lon", longitude), ("rad", .integer(region.radius)), ("tst", .integer(Int(region.stamp))),
      ("rid", .string(region.uuid.uuidString.lowercased())),
    ])
  }

  private static func transition(_ notice: Notice) -> JSON {
    let seconds = whole(notice.time.timeIntervalSince1970)
    return .object([
      ("_type", .string("transition")), ("tid", .string("PB")), ("event", .string("enter")),
      ("desc", .string(notice.text.regionName)), ("tst", seconds), ("wtst", seconds),
      ("acc", .integer(10)), ("lat", degrees(notice.latitude)), ("lon", degrees(notice.longitude)),
      ("t", .string("c")),
    ])
  }

  private static func location(_ friend: Friend) -> JSON {
    let location = JSON.object([
      ("_type", .string("location")), ("tid", .string(friend.tid)),
      ("topic", .string(friend.topic)), ("tst", whole(friend.time.timeIntervalSince1970)),
      ("lat", degrees(friend.latitude)), ("lon", degrees(friend.longitude)),
      ("acc", whole(friend.accuracyMeters / Fix.accuracyFactor)),
    ])
    guard let speed = friend.speedMetersPerSecond else { return location }
    return location.adding("vel", whole(speed * 3.6))
  }

  private static func card(_ friend: Friend) -> JSON {
    .object([
      ("_type", .string("card")), ("tid", .string(friend.tid)), ("topic", .string(friend.topic)),
      ("name", .string(friend.name)),
    ])
  }

  private static func whole(_ value: Double) -> JSON {
    .integer(Int(exactly: value.rounded()) ?? 0)
  }

  /// A coordinate, which the apps read as a fraction, without an exponent.
  private static func degrees(_ value: Double) -> JSON {
    let text = "\(value)"
    return .written(text.contains("e") ? "0.0" : text)
  }
}
