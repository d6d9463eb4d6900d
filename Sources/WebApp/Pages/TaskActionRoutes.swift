import Application
import Foundation
import Hummingbird
import Recurrence
import Reminders

/// Adds what can be done with a task by one press, and taking steps back.
func addTaskActionRoutes(to router: Router<WebContext>, site: Site) {
  for kind in TaskAction.allCases {
    router.post("/tasks/:id/\(kind.rawValue)") { request, context -> Response in
      let form = try await FormFields(body: request, context)
      return try site.perform(kind, on: site.todoID(context), form, request)
    }
  }
  router.post("/undo") { request, context -> Response in
    try site.undo(try await FormFields(body: request, context), request)
  }
  router.post("/redo") { request, context -> Response in
    try site.redo(try await FormFields(body: request, context), request)
  }
}

/// What can be done with a task by one press.
enum TaskAction: String, CaseIterable {
  case done, skip, snooze, move, remove

  /// The step, for the store to take.
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

  /// What is said afterwards.
  func words(_ name: String, _ view: TaskView?) -> String {
    let next = view.flatMap(\.clause)
    switch self {
    case .done: return Wording.did("Done", name, next: next)
    case .skip: return Wording.did("Skipped", name, next: next)
    case .snooze: return Wording.did("Snoozed", name, next: view?.snoozeWords.map { "is \($0)" })
    case .move: return Wording.did("Moved", name, next: next)
    case .remove: return Wording.did("Deleted", name, next: nil)
    }
  }
}

extension TaskView {
  /// How it stands, without dates.
  var brief: String {
    countdown.map {
      Wording.brief($0, phase: phase, missed: missed, in: zone, now: now)
    } ?? "finished"
  }

  /// The same as the rest of a sentence: `opens in 10 weeks`, `is open, due in 3 days`; nothing when it is finished.
  var clause: String? {
    switch phase {
    case .finished: nil
    case .waiting: brief
    case .open, .due: "is \(brief)"
    }
  }
}

/// Until when a form wants a task to be silent.
struct SnoozeInput {
  let end: Snooze.End?

  /// Reads `until`: what the command line takes, or `tomorrow`.
  init(_ form: FormFields, for todo: Todo, actionContext: ActionContext) throws {
    let text = form.text("until") ?? ""
    end =
      text == "tomorrow"
      ? .at(Tomorrow.morning(after: actionContext.now, in: actionContext.zone(of: todo)))
      : try SnoozeText.end(text, for: todo, actionContext: actionContext)
  }
}

extension Site {
  /// Does it, and says so.
  func perform(
    _ kind: TaskAction, on id: Todo.ID, _ form: FormFields, _ request: Request
  ) throws -> Response {
    let actionContext = ports.actionContext
    let builder = EditBuilder(actionContext)
    var name = ""
    do {
      let step = try step { context in
        guard let todo = try context.todo(id) else { throw missing(id) }
        name = todo.name
        return try kind.edit(todo, form, builder: builder, in: context)
      }
      let after = step.edit.todos.first?.after
      let view = try after.map { try Overview(ports.store, actionContext: actionContext).view($0) }
      let back = LocalAddress(form["back"])
      let isGone = kind == .remove && back.text.hasPrefix("/tasks/")
      return ActionResponse(
        text: kind.words(name, view), step: step.step, back: isGone ? LocalAddress(nil) : back
      ).response(to: request)
    } catch {
      throw Problem(refusing: error) ?? error
    }
  }

  /// Takes back the step that is named, if it is the last one; `last` names whichever that is.
  func undo(_ form: FormFields, _ request: Request) throws -> Response {
    if form.text("step") == "last" {
      guard let edit = try ports.store.undo() else {
        throw Problem(.conflict, "Nothing to undo.", code: "refused")
      }
      return try undone(edit, form, request)
    }
    guard let number = form.text("step").flatMap({ Int64($0) }) else {
      throw Problem(.badRequest, "No step is named.", code: "usage", field: "step")
    }
    guard let edit = try ports.store.undo(step: number) else {
      throw Problem(
        .conflict, "Something else was done meanwhile, so this cannot be undone any more.",
        code: "refused", field: "step")
    }
    return try undone(edit, form, request)
  }

  private func undone(_ edit: Edit, _ form: FormFields, _ request: Request) throws -> Response {
    ActionResponse(
      text: "Undone: \(edit.summary.oneLine).", step: nil, back: LocalAddress(form["back"]),
      mark: "undid"
    ).response(to: request)
  }

  /// Does again what was undone last.
  func redo(_ form: FormFields, _ request: Request) throws -> Response {
    guard let redone = try ports.store.redo() else {
      throw Problem(.conflict, "There is nothing to do again.", code: "refused")
    }
    return ActionResponse(
      text: "Done again: \(redone.edit.summary.oneLine).", step: redone.step,
      back: LocalAddress(form["back"])
    ).response(to: request)
  }
}
