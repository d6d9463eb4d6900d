import Application
import Foundation
import HTTPServer

/// The forms that ask for an action on a task.
enum TaskActionForm: String, CaseIterable {
  case done, skip, snooze, move, remove

  /// Returns the action of a form.
  ///
  /// `done` takes `at`, a time up to now, `again`, `note`, and `once`, a UUID; `snooze` takes
  /// `until`, a text of the command line or `tomorrow`; `move` takes `to` and, unless the whole
  /// day is meant, `to_time`. A time in words, such as
  /// `to_words`, comes before that of the picker beside it.
  func action(_ form: FormFields) -> TaskAction {
    switch self {
    case .done:
      return .done(
        at: form.words("at"), again: form["again"] != nil, note: form.text("note"),
        once: form.text("once").flatMap { UUID(uuidString: $0) })
    case .skip: return .skip
    case .snooze:
      let until = form.words("until") ?? ""
      return .snooze(until == "tomorrow" ? .tomorrow : .text(until))
    case .move: return .move(to: form.text("to_words") ?? DateAndTime(form, "to").text)
    case .remove: return .remove
    }
  }
}

extension FormFields {
  /// Returns a time in words, or else that of the picker beside it; `nil` without either.
  fileprivate func words(_ name: String) -> String? { text(name + "_words") ?? text(name) }
}
