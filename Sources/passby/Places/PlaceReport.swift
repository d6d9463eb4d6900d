import Desk
import Regions
import Reminders
import SQLiteStore

/// Reads places with their tasks and states, and shows them.
struct PlaceReport {
  private let session: Session
  private let todos: [Todo]
  private let visits: [Visit]
  /// All places.
  let places: [Place]

  /// Reads the database.
  init(_ session: Session, store: SQLiteStore) throws {
    self.session = session
    todos = try store.todos()
    places = try store.places()
    visits = try store.memory().visits
  }

  /// The view of a place.
  func view(_ place: Place) -> PlaceView {
    let visit = visits.first { $0.id.place == place.id }
    let state: RegionState = visit.map { $0.ended == nil ? .inside : .outside } ?? .unknown
    return PlaceView(
      place: place, tasks: todos.filter { $0.canBeDone(at: place) }, state: state,
      zone: session.zone)
  }

  /// Prints a place: as JSON, or a sentence with what happened.
  func show(_ place: Place, sentence: (PlaceView) -> String) {
    let view = view(place)
    session.output.json
      ? session.output.line(view.json) : session.output.line(sentence(view))
  }
}
