package import Model

/// The end of a snooze, as a user gives it.
package enum SnoozeInput: Sendable, Hashable {
  /// A text as `SnoozeText` reads it.
  case text(String)
  /// The next morning on the task's wall clock.
  case tomorrow

  /// True for the word `this-visit`: the task stays quiet for this visit, and its snooze is not
  /// touched.
  package var isThisVisit: Bool {
    if case .text(let text) = self { text.lowercased() == "this-visit" } else { false }
  }

  /// Returns the end; `nil` ends a snooze.
  ///
  /// - Throws: `RequestFailure` for a text that is no end of a snooze.
  package func end(for todo: Todo, actionContext: ActionContext) throws -> Snooze.End? {
    switch self {
    case .text(let text): try SnoozeText.end(text, for: todo, actionContext: actionContext)
    case .tomorrow:
      .at(
        Tomorrow.morning(
          after: actionContext.now, in: actionContext.zone(of: todo), at: actionContext.dayStart))
    }
  }
}
