import Foundation
package import Model
import Regions

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
      zone: actionContext.machineZone)
  }
}
