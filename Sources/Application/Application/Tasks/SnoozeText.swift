import Foundation
import Localization
package import Model
import Recurrence
import Text

/// Reads the end of a snooze: `2h`, `2026-01-15T09:00`, `tomorrow`, `visit`, `leave` or `off`.
package enum SnoozeText {
  /// Reads the end of a snooze; `nil` for `off`.
  ///
  /// A day without a time means its morning, `ActionContext.dayStart` (E3).
  package static func end(
    _ text: String, for todo: Todo, actionContext: ActionContext
  ) throws -> Snooze.End? {
    switch text.lowercased() {
    case "visit": return .nextVisit
    case "leave": return .leaving
    case "off", "none": return nil
    default: break
    }
    let zone = actionContext.zone(of: todo)
    let moments = actionContext.moments(in: zone)
    if let elapsed = try reading(.until, { try moments.length(text) }) {
      return .at(actionContext.now.addingTimeInterval(elapsed.seconds))
    }
    let clock = LocalDateTime(actionContext.now, in: zone).at(actionContext.dayStart)
    let date = try moments.date(text, clock: clock, field: .until) { suggestion in
      let word = Suggestion.quoted(for: text, among: ["visit", "leave", "this-visit"])
      return TaskInputPhrase.notSnoozeEnd(text.quoted, suggestion: suggestion ?? word)
    }
    return .at(date)
  }
}
