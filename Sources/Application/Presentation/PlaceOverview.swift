import Foundation
import Regions
public import Reminders

/// Places with their tasks and states.
public struct PlaceOverview: Sendable {
  private let actionContext: ActionContext
  private let todos: [Todo]
  private let visits: [Visit]
  /// All places.
  public let places: [Place]

  /// Reads a store.
  ///
  /// - Throws: What the store throws.
  public init(_ store: any ReminderStore, actionContext: ActionContext) throws {
    self.actionContext = actionContext
    todos = try store.todos()
    places = try store.places()
    visits = try store.memory().visits
  }

  /// Puts together what was read.
  public init(
    todos: [Todo], places: [Place], visits: [Visit], actionContext: ActionContext
  ) {
    self.actionContext = actionContext
    self.todos = todos
    self.places = places
    self.visits = visits
  }

  /// The view of a place.
  public func view(_ place: Place) -> PlaceView {
    let visit = visits.first { $0.id.place == place.id }
    let state: RegionState = visit.map { $0.ended == nil ? .inside : .outside } ?? .unknown
    return PlaceView(
      place: place, tasks: todos.filter { $0.canBeDone(at: place) }, state: state,
      zone: actionContext.machineZone)
  }
}
