import Foundation
import Localization
import Recurrence
public import Reminders
import Text

/// Reads the end of a snooze: `2h`, `2026-01-15T09:00`, `visit`, `leave` or `off`.
public enum SnoozeText {
  /// Reads the end of a snooze; `nil` for `off`.
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
      throw RequestFailure(.usage, .until, .notSnoozeEnd(text.quoted))
    }
  }
}
