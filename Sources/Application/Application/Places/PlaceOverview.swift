import Foundation
public import Model
import Regions

/// Places with their tasks and states.
public struct PlaceOverview: Sendable {
  private let actionContext: ActionContext
  private let todos: PlaceIndex<Todo>
  private let visits: [Place.ID: Visit]
  private let position: KnownPosition?
  /// All places.
  public let places: [Place]

  /// Reads a store in one transaction; throws what the store throws.
  public init(_ store: any StoreReader, actionContext: ActionContext) throws {
    self = try store.withSnapshot { snapshot in
      PlaceOverview(
        todos: try snapshot.todos, places: try snapshot.places, visits: try snapshot.visits,
        actionContext: actionContext)
    }
  }

  /// Creates an overview of what was read.
  ///
  /// A place without a visit is outside where the position says so, else unknown.
  public init(
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

  /// Returns the view of a place.
  public func view(_ place: Place) -> PlaceView {
    let state: RegionState =
      visits[place.id].map { $0.ended == nil ? .inside : .outside }
      ?? (position?.isElsewhere(than: place, now: actionContext.now) == true
        ? .outside : .unknown)
    return PlaceView(
      place: place, tasks: todos.values(at: place), state: state,
      zone: actionContext.machineZone)
  }
}
