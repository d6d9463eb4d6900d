import Application
import Reminders
import Runtime
import SQLiteStore
import Terminal

/// Reads places with their tasks and states, and shows them.
struct PlaceReport {
  private let output: Output
  /// Places as they stand.
  let overview: PlaceOverview

  /// Reads the database.
  init(_ session: Session, store: SQLiteStore) throws {
    output = session.output
    overview = try PlaceOverview(store, actionContext: try session.actionContext())
  }

  /// Prints a place: as JSON, or a sentence with what happened.
  func show(_ place: Place, sentence: (PlaceView) -> String) {
    let view = overview.view(place)
    output.json ? output.line(view.json) : output.line(sentence(view))
  }
}
