import Application
import CommandSupport
import Localization
import Model
import SQLiteStore

/// Places with their tasks and states, and their output.
struct PlaceReport {
  private let output: Output
  /// The places in the database.
  let overview: PlaceOverview
  /// That the user is at a place, or was there when the position was last known (G11).
  let hereWords: String

  /// Reads the database.
  init(_ environment: CommandEnvironment, store: SQLiteStore) throws {
    output = environment.output
    let position = try LastPosition.known(environment, stored: store)
    hereWords =
      PlacePhrase.here(age: position?.age(in: environment.zone, now: environment.now)).text
    overview = try PlaceOverview(
      store, position: { _ in position }, actionContext: try environment.actionContext())
  }

  /// Prints a place as JSON, or a sentence about it.
  func show(_ place: Place, sentence: (PlaceView) -> String) throws {
    let view = overview.view(place)
    try output.render(view.json, sentence(view))
  }
}
