import Application

/// The forms that ask for an action on a task.
enum TaskActionForm: String, CaseIterable {
  case done, skip, snooze, move, remove

  /// Returns the action that a form asks for.
  ///
  /// `done` takes `at`, a time up to now, and `again`; `snooze` takes `until`, a text of the
  /// command line or `tomorrow`; `move` takes `to`.
  func action(_ form: FormFields) -> TaskAction {
    switch self {
    case .done: return .done(at: form.text("at"), again: form["again"] != nil)
    case .skip: return .skip
    case .snooze:
      let until = form.text("until") ?? ""
      return .snooze(until == "tomorrow" ? .tomorrow : .text(until))
    case .move: return .move(to: form.text("to") ?? "")
    case .remove: return .remove
    }
  }
}
