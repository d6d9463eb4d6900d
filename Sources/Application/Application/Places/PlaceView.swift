package import Foundation
import Geo
import Localization
package import Model
package import Regions
package import Text

/// A place for every form of output.
package struct PlaceView: Sendable {
  package let place: Place
  /// The tasks that can be done there.
  package let tasks: [Todo]
  /// The state of the place at the last commit.
  package let state: RegionState
  let zone: TimeZone
  /// The instant of the view.
  let now: Date

  /// True if it is open now; `nil` for a place without opening hours.
  package var isOpen: Bool? { place.hours?.isOpen(at: now, in: zone) }

  /// That it is closed, and when it opens: `closed, opens 08:00`; `nil` for one that is open.
  package var closedWords: String? { place.closedWords(in: zone, now: now) }

  /// Its opening hours as typed, and that it is closed; empty for a place without any.
  package var hoursWords: String {
    [place.hours?.text, closedWords].compactMap(\.self).joined(separator: " · ")
  }

  /// The keys of a place, as every `--json` prints them.
  package var json: JSON {
    .object([
      ("id", .integer(Int(place.id.rawValue))),
      ("uuid", .string(place.uuid.uuidString.lowercased())),
      ("name", .string(place.name)),
      ("lat", .number(place.center.latitude)),
      ("lon", .number(place.center.longitude)),
      ("radius_m", .number(place.radiusMeters)),
      ("tags", .array(place.tags.map { .string($0) })),
      ("hours", JSON(place.hours?.text)),
      ("open_now", isOpen.map { .bool($0) } ?? .null),
      ("state", .string(state.rawValue)),
      ("tasks", .array(tasks.map { .integer(Int($0.id.rawValue)) })),
      ("created", JSON(place.created, in: zone)),
    ])
  }

  /// `52.5163,13.3777`, as the command line takes it, to a tenth of a metre.
  package var position: String {
    let degrees = [place.center.latitude, place.center.longitude].map {
      ($0 * 1_000_000).rounded() / 1_000_000
    }
    return "\(degrees[0]),\(degrees[1])"
  }

  /// The radius with two decimals at most, in the language in force: `80 m` or `2.5 km`.
  package var radius: String { Localizer.current.length(meters: place.radiusMeters) }

  /// The radius as forms and commands take it.
  package var radiusInput: String { place.radiusInput }
}

extension Place {
  /// Returns that it is closed, and when it opens: `closed, opens Mon 08:00`; `nil` for one that is
  /// open, or has no hours.
  package func closedWords(in zone: TimeZone, now: Date) -> String? {
    guard !isOpen(at: now, in: zone) else { return nil }
    let opens = opening(after: now, in: zone)
    return PlacePhrase.closed(opens: opens.map { RelativeTime($0, in: zone, now: now) }).text
  }

  /// The center as forms and commands take it: `52.5163,13.3777`.
  package var positionInput: String { "\(center.latitude),\(center.longitude)" }

  /// The radius as forms and commands take it, the same in every language: `80 m` or `2.5 km`.
  package var radiusInput: String { Localizer(English()).length(meters: radiusMeters) }
}

/// Places with their tasks and states.
package struct PlaceOverview: Sendable {
  private let actionContext: ActionContext
  private let todos: PlaceIndex<Todo>
  private let visits: [Place.ID: Visit]
  private let position: KnownPosition?
  package let places: [Place]

  /// Reads a store in one transaction; throws what the store throws, and `position`, which returns
  /// the last known position.
  package init(
    _ store: any StoreReader, position: (any StoreSnapshot) throws -> KnownPosition?,
    actionContext: ActionContext
  ) throws {
    self = try store.withSnapshot { snapshot in
      PlaceOverview(
        todos: try snapshot.todos, places: try snapshot.places, visits: try snapshot.visits,
        position: try position(snapshot), actionContext: actionContext)
    }
  }

  /// Reads what a view of one place needs; `beginning` are visits that an edit is about to store.
  package init(
    of place: Place, in snapshot: any StoreSnapshot, beginning visits: [Visit] = [],
    position: KnownPosition?, actionContext: ActionContext
  ) throws {
    self.init(
      todos: try snapshot.todos(at: place), places: [place],
      visits: visits + (try snapshot.visits), position: position, actionContext: actionContext)
  }

  /// Creates an overview of what was read.
  package init(
    todos: [Todo], places: [Place], visits: [Visit], position: KnownPosition? = nil,
    actionContext: ActionContext
  ) {
    self.position = position
    self.actionContext = actionContext
    self.todos = PlaceIndex(todos: todos) { $0 }
    self.places = places
    self.visits = Dictionary(visits.own(of: actionContext.viewer).map { ($0.id.place, $0) }) {
      first, _ in first
    }
  }

  package func view(_ place: Place) -> PlaceView {
    PlaceView(
      place: place, tasks: todos.values(at: place),
      state: place.state(
        visit: visits[place.id], position: position, now: actionContext.now),
      zone: actionContext.machineZone, now: actionContext.now)
  }
}

/// Finds out if the user is at a place while it is created or changed.
///
/// Its tasks then do not remind during that visit (N3).
struct PlacePresence {
  /// A visit to begin, where the user is inside the new circle without having entered it.
  let visits: [Visit]
  /// The tasks that do not remind during the visit.
  let silences: [Silence]
  /// True if the user is there.
  let isHere: Bool

  /// The age from which a position is no evidence of where the user is: 12 hours, in seconds.
  private static let longestAgeSeconds = 43_200.0

  /// Reads the visits that go on and the last committed position.
  init(
    _ place: Place, in context: any EditContext, actionContext: ActionContext,
    reason: Silence.Reason,
    isKnownToBeHere: Bool = false
  ) throws {
    let coolDown = actionContext.rules.coolDownSeconds
    // A new or changed place is new to all persons who are there, as to the user.
    let current = try context.visits.filter {
      $0.id.place == place.id && $0.isCurrent(at: actionContext.now, coolDown: coolDown)
    }
    let isWithin =
      try context.lastFix.map {
        abs(actionContext.now.timeIntervalSince($0.time)) <= Self.longestAgeSeconds
          && $0.coordinate.distanceMeters(to: place.center) <= place.radiusMeters
      } ?? false
    guard !current.isEmpty || isWithin || isKnownToBeHere else {
      (visits, silences, isHere) = ([], [], false)
      return
    }
    visits =
      current.isEmpty ? [Visit(id: Visit.ID(place: place.id, began: actionContext.now))] : []
    let silenced = try context.todos.filter { $0.canBeDone(at: place) }
    silences = (current + visits).flatMap { visit in
      silenced.map { Silence(todo: $0.id, visit: visit.id, reason: reason) }
    }
    isHere = current.isEmpty || current.contains { $0.lastSeen == nil }
  }
}

extension StoreSnapshot {
  /// The places where the viewer is, as far as is known.
  package var presentPlaces: Set<Place.ID> {
    get throws { Set(try visits.own(of: viewer).filter(\.isPresent).map(\.id.place)) }
  }

  /// Returns the places that a task names, without those that it names by a tag.
  func places(of todo: Todo) throws -> [Place] {
    try todo.places.compactMap { reference -> Place? in
      guard case .place(let id) = reference else { return nil }
      return try place(id)
    }
  }
}
