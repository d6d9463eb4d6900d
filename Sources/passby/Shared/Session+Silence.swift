import Application
import Localization
import Runtime
import Terminal

extension Session {
  /// Prints that a task stays silent until the next visit, because the user is at a place (N3).
  func noteSilence(at place: String) {
    output.note(CommandPhrase.silentHere(place: "\"\(place.oneLine)\"").text)
  }
}
