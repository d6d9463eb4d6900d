import Application
import Localization
import Reminders

/// An action on a task that needs no form of its own.
enum TaskAction: String, CaseIterable {
  case done, skip, snooze, move, remove

  /// Returns the edit for the store.
  func edit(
    _ todo: Todo, _ form: FormFields, builder: EditBuilder, in context: any EditContext
  ) throws -> Edit {
    switch self {
    case .done: return try builder.done(todo, again: form["again"] != nil, in: context)
    case .skip: return try builder.skipped(todo, in: context)
    case .snooze:
      let end = try SnoozeInput(form, for: todo, actionContext: builder.actionContext).end
      return try builder.snoozed(todo, until: end, in: context)
    case .move: return try builder.move(todo, to: form.text("to") ?? "").edit
    case .remove: return builder.remove(todo).edit
    }
  }

  /// Returns a sentence about the action, with how the task stands now.
  func text(_ task: String, _ view: TaskView?) -> String {
    let standing = view?.taskStanding
    switch self {
    case .done: return Wording.did(.done, task, standing)
    case .skip: return Wording.did(.skip, task, standing)
    case .snooze:
      guard let end = view?.snoozeEnd else { return Wording.did(.unsnooze, task, standing) }
      return StepPhrase.snoozed(task: Wording.name(task), end).text
    case .move: return Wording.did(.move, task, standing)
    case .remove: return Wording.did(.remove, task, nil)
    }
  }
}
