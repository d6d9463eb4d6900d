import Application
import CommandSupport
import Localization

extension CommandEnvironment {
  /// Prints a task that was added or changed as JSON, or a sentence about it; then the remarks.
  func show(_ result: TaskChangeResult, sentence: (TaskView) -> String) throws {
    try output.render(result.json, sentence(result.view))
    note(result.remarks.lines(undo: "passby undo"))
  }

  /// Prints that a task stays silent until the next visit, because the user is at a place (N3).
  func noteSilence(at place: String) {
    output.note(ActionPhrase.silentHere(place: "\"\(place.oneLine)\"").text)
  }
}
