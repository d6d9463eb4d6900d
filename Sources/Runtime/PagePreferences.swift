import Reminders
import SQLiteStore
import Synchronization

/// The settings that were chosen on the page, as a command reads them.
enum PagePreferences {
  /// The choices that `LanguageChoice` has read for the command that is about to start.
  private static let early = Mutex<(path: String, values: [String: String])?>(nil)

  /// Reads the choices in a database; those that were read early are handed out once.
  static func read(path: String) -> [String: String] {
    let known = early.withLock { known in
      defer { known = nil }
      return known
    }
    if let known, known.path == path { return known.values }
    return fresh(path: path)
  }

  /// Reads the choices and keeps them for the next `read`, so that a command opens its database
  /// for them only once.
  static func readEarly(path: String) -> [String: String] {
    let values = fresh(path: path)
    early.withLock { $0 = (path, values) }
    return values
  }

  private static func fresh(path: String) -> [String: String] {
    let found = SQLiteStore.preferences(path: path).map { ($0.key, $0.value) }
    return Dictionary(found) { first, _ in first }
  }
}
