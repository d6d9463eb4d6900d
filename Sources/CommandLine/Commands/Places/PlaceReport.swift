import Application
import CommandSupport
import Model
import SQLiteStore

/// Places with their tasks and states, and their output.
struct PlaceReport {
  private let output: Output
  /// The places in the database.
  let overview: PlaceOverview

  /// Reads the database.
  init(_ environment: CommandEnvironment, store: SQLiteStore) throws {
    output = environment.output
    overview = try PlaceOverview(store, actionContext: try environment.actionContext())
  }

  /// Prints a place as JSON, or a sentence about it.
  func show(_ place: Place, sentence: (PlaceView) -> String) throws {
    let view = overview.view(place)
    try output.json ? output.line(view.json) : output.line(sentence(view))
  }
}
