import Application
import Foundation
import Reminders

/// The end of a snooze, as a form sends it.
struct SnoozeInput {
  /// The end; `nil` ends a snooze.
  let end: Snooze.End?

  /// Reads `until`: the forms of the command line, or `tomorrow`.
  init(_ form: FormFields, for todo: Todo, actionContext: ActionContext) throws {
    let text = form.text("until") ?? ""
    end =
      text == "tomorrow"
      ? .at(Tomorrow.morning(after: actionContext.now, in: actionContext.zone(of: todo)))
      : try SnoozeText.end(text, for: todo, actionContext: actionContext)
  }
}
