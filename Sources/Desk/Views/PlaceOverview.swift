import Foundation
import Regions
public import Reminders

/// Places with their tasks and states.
public struct PlaceOverview: Sendable {
  private let circumstances: Circumstances
  private let todos: [Todo]
  private let visits: [Visit]
  /// All places.
  public let places: [Place]

  /// Reads a store.
  ///
  /// - Throws: What the store throws.
  public init(_ store: any ReminderStore, circumstances: Circumstances) throws {
    self.circumstances = circumstances
    todos = try store.todos()
    places = try store.places()
    visits = try store.memory().visits
  }

  /// Puts together what was read.
  public init(
    todos: [Todo], places: [Place], visits: [Visit], circumstances: Circumstances
  ) {
    self.circumstances = circumstances
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
      zone: circumstances.machineZone)
  }
}
