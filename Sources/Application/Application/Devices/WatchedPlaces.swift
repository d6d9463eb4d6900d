package import Foundation
package import Geo
package import Model
import Recurrence
import Regions

/// The places that a phone should watch for its person, the most useful first (P14).
package struct WatchedPlaces {
  /// The places, at most as many as were asked for.
  package let places: [Place]
  /// The latest moment up to now at which a task with a place opened; `nil` if none did.
  package let lastOpening: Date?

  /// Tasks that open within this many seconds count as open: 24 h.
  private static let ahead = 86_400.0

  /// Chooses places: first those of tasks that are open or soon will be, then the others.
  ///
  /// Each of both are ordered by the distance from where the phone was last. Tasks for anyone count
  /// too.
  package init(_ overview: Overview, person: Person.ID, position: Coordinate?, most: Int) {
    let now = overview.actionContext.now
    var wanted: Set<Place.ID> = []
    var lastOpening: Date?
    for todo in overview.todos where todo.persons.isEmpty || todo.persons.contains(person) {
      guard !todo.places.isEmpty else { continue }
      let view = overview.view(todo)
      let opens = view.restEnd ?? view.countdown?.opens
      if let opens, opens <= now { lastOpening = max(lastOpening ?? opens, opens) }
      let isSoon = opens.map { $0.timeIntervalSince(now) <= Self.ahead } ?? false
      guard view.phase == .open || view.phase == .due || isSoon else {
        continue
      }
      for place in overview.names.places where todo.canBeDone(at: place) { wanted.insert(place.id) }
    }
    let ranked = overview.names.places.map { place in
      (
        rank: wanted.contains(place.id) ? 0 : 1,
        meters: position?.distanceMeters(to: place.center) ?? 0, place: place
      )
    }
    places = ranked.sorted {
      ($0.rank, $0.meters, $0.place.id) < ($1.rank, $1.meters, $1.place.id)
    }.prefix(most).map(\.place)
    self.lastOpening = lastOpening
  }
}
