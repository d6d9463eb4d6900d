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
    do {
      let clock = LocalDateTime(actionContext.now, in: zone).at(actionContext.dayStart)
      return .at(try moments.date(text, clock: clock, field: .until))
    } catch let failure as RequestFailure {
      guard case DatePhrase.notMoment(_, let suggestion) = failure.phrase else { throw failure }
      let word = Suggestion.quoted(for: text, among: ["visit", "leave", "this-visit"])
      throw RequestFailure(
        .usage, .until,
        TaskInputPhrase.notSnoozeEnd(text.quoted, suggestion: suggestion ?? word))
    }
  }
}
