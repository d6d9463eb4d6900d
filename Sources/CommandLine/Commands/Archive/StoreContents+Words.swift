import Application
import Archive
import CommandSupport
import Localization
import Model
import SQLiteStore
import Text

extension StoreContents {
  /// `5 tasks, 3 places, 12 completions`.
  var words: String {
    StorePhrase.contents(tasks: tasks, places: places, completions: completions).text
  }

  /// The keys of a database's content.
  var members: [(String, JSON)] {
    [
      ("tasks", .integer(tasks)), ("places", .integer(places)),
      ("completions", .integer(completions)), ("steps", .integer(steps)),
    ]
  }
}

extension DamagedTrack {
  /// The line about it.
  var line: String {
    StorePhrase.lostTrack(device: device.map { "\"\($0.oneLine)\"" }, reason: reason.oneLine).text
  }
}

extension Output {
  /// Prints which tracks were left out.
  func note(_ tracks: [DamagedTrack]) { for track in tracks { note(track.line) } }
}
