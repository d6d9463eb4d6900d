package import Application
import Geo
package import HTTPServer
import Hummingbird
import Localization
package import Model
import Regions
import Text

extension RouteHandlers {
  /// Returns the problem that a place does not exist.
  package func missing(_ id: Place.ID) -> Problem { Problem(.notFound, PlacePhrase.placeGone) }

  /// Returns the last accepted position of the receiver, or the last stored one.
  package func knownPosition(_ snapshot: any StoreSnapshot) throws -> KnownPosition? {
    if let position = ports.position(), position.isAccepted,
      let coordinate = try? Coordinate(
        latitude: position.latitude, longitude: position.longitude)
    {
      return KnownPosition(
        coordinate, time: position.time, accuracyMeters: position.accuracyMeters, source: .daemon)
    }
    return KnownPosition(try snapshot.lastFix, source: .stored)
  }

  /// The places with their tasks and states.
  package var placeOverview: PlaceOverview {
    get throws {
      try PlaceOverview(ports.store, position: knownPosition, actionContext: ports.actionContext)
    }
  }

  /// Reads what a view of one place needs, within a transaction; `beginning` are visits that an
  /// edit is about to store.
  package func placeOverview(
    of place: Place, beginning visits: [Visit] = [], in snapshot: any StoreSnapshot
  ) throws -> PlaceOverview {
    try PlaceOverview(
      of: place, in: snapshot, beginning: visits, position: knownPosition(snapshot),
      actionContext: ports.actionContext)
  }

  /// Returns true if there are other devices than the receiver.
  package func hasPhones() throws -> Bool {
    try ports.store.withSnapshot { try $0.devices }.contains { $0.id != .receiver }
  }

  /// Returns the state of the receiver in words; `nil` while it is not known.
  package func receiverWords() throws -> String? {
    guard WebDependencies.viewer.isMe, case .object(let members) = try ports.status(),
      case .string(let text)? = members.first(where: { $0.0 == "receiver_text" })?.1
    else { return nil }
    return text
  }

  /// Returns the places near the last position; `nil` while none is known.
  package func near(
    _ overview: Overview, withinMeters: Double = NearPlaces.usualMeters,
    count: Int = NearPlaces.usualCount
  ) throws -> NearPlaces? {
    let (visits, position) = try ports.store.withSnapshot {
      (try $0.visits, try knownPosition($0))
    }
    return position.map {
      NearPlaces(
        overview, visits: visits, position: $0, withinMeters: withinMeters, count: count)
    }
  }
}
