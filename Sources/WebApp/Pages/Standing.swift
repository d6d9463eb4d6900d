import Application
import Foundation
import Localization
import Recurrence
import Reminders
import Synchronization

/// The line with level, points and day streak on the home page, kept while nothing changes.
///
/// The whole history is read for it; the page is asked for much more often than that changes.
final class Standing: Sendable {
  private struct Key: Equatable {
    let version: Int
    let date: LocalDateTime
    let language: String
  }

  private let last = Mutex<(key: Key, lines: (long: String, short: String))?>(nil)

  /// Returns the line, and a short form of it; without a version of the content they are computed.
  func lines(version: Int?, site: Site) throws -> (long: String, short: String) {
    let actionContext = site.ports.actionContext
    let key = version.map {
      Key(
        version: $0, date: actionContext.today.date, language: Localizer.current.language.code)
    }
    if let known = last.withLock({ $0 }), known.key == key { return known.lines }
    let view = try site.ports.store.withSnapshot {
      try ProgressView($0, actionContext: actionContext)
    }
    let lines = (long: view.line, short: view.shortLine)
    if let key { last.withLock { $0 = (key, lines) } }
    return lines
  }
}
