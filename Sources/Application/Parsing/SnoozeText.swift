import Foundation
import Recurrence
public import Reminders
import Text

/// Reads until when a task is to be silent: `2h`, `2026-01-15T09:00`, `visit`, `leave` or `off`.
public enum SnoozeText {
  /// The end of the snooze; `nil` for none.
  public static func end(
    _ text: String, for todo: Todo, actionContext: ActionContext
  ) throws -> Snooze.End? {
    switch text.lowercased() {
    case "visit": return .nextVisit
    case "leave": return .leaving
    case "off", "none": return nil
    default: break
    }
    if let elapsed = try? ElapsedTime(parsing: text) {
      return .at(actionContext.now.addingTimeInterval(elapsed.seconds))
    }
    do {
      return .at(
        try Moment(parsing: text).date(in: actionContext.zone(of: todo), dayMeans: .start))
    } catch {
      throw RequestFailure(
        .usage, .until,
        "\"\(text.oneLine)\" is no end for a snooze: expected a length such as 2h or 1d, an instant such as 2026-01-15T09:00, visit, leave, or off."
      )
    }
  }
}
