import Application
import Archive
import Localization
import Reminders
import SQLiteStore

extension StoreContents {
  /// `5 tasks, 3 places, 12 completions`.
  var words: String {
    ArchivePhrase.contents(tasks: tasks, places: places, completions: completions).text
  }

  /// The keys of a database's content.
  var members: [(String, JSON)] {
    [
      ("tasks", .integer(tasks)), ("places", .integer(places)),
      ("completions", .integer(completions)), ("steps", .integer(steps)),
    ]
  }
}
