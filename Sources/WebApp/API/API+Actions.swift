import Application
import Hummingbird
import Recurrence
import Reminders

extension API {
  /// Adds the routes of actions, undo and redo.
  func addTaskActionRoutes(to router: RouterGroup<WebContext>) {
    action("done", knows: ["at", "again"], on: router) { input, todo, builder, context in
      let zone = builder.actionContext.zone(of: todo)
      let time = try input.text("at").map {
        try Moment(parsing: $0).date(in: zone, dayMeans: .start)
      }
      return try builder.done(
        todo, at: time, again: try input.flag("again"), in: context)
    }
    action("skip", knows: [], on: router) { _, todo, builder, context in
      try builder.skipped(todo, in: context)
    }
    action("snooze", knows: ["until"], on: router) { input, todo, builder, context in
      let end = try SnoozeText.end(
        try input.text("until") ?? "", for: todo, actionContext: builder.actionContext)
      return try builder.snoozed(todo, until: end, in: context)
    }
    action("move", knows: ["to"], on: router) { input, todo, builder, _ in
      try builder.move(todo, to: try input.text("to") ?? "").edit
    }
    router.post("\(Self.root)/undo") { request, context in
      try await answer(request) { try await undo(request, context) }
    }
    router.post("\(Self.root)/redo") { request, context in
      try await answer(request) {
        _ = try await APIInput(request, context, knows: [])
        guard let edit = try site.ports.store.redo()?.edit else {
          throw Problem(.conflict, "There is nothing to redo.", code: "refused")
        }
        return stepped(edit)
      }
    }
  }

  private func action(
    _ name: String, knows names: Set<String>, on router: RouterGroup<WebContext>,
    _ edit: @escaping @Sendable (APIInput, Todo, EditBuilder, any EditContext) throws -> Edit
  ) {
    router.post("\(Self.root)/tasks/:id/\(name)") { request, context in
      try await answer(request) {
        let input = try await APIInput(request, context, knows: names)
        let id = try site.todoID(context)
        let builder = EditBuilder(actionContext)
        let step = try site.step { try edit(input, try todo(id, request, $0), builder, $0) }
        return try show(id, step: step.step)
      }
    }
  }

  private func undo(_ request: Request, _ context: WebContext) async throws -> Response {
    let input = try await APIInput(request, context, knows: ["step"])
    guard let text = try input.text("step") else {
      guard let edit = try site.ports.store.undo() else {
        throw Problem(.conflict, "There is nothing to undo.", code: "refused")
      }
      return stepped(edit)
    }
    guard let number = Int64(text) else {
      throw Problem(
        .unprocessableContent, "step \"\(text.oneLine)\" is not the number of a step.",
        code: "usage",
        field: "step")
    }
    guard let edit = try site.ports.store.undo(step: number) else {
      throw Problem(
        .conflict, "Something else was done in the meantime, so this step can no longer be undone.",
        code: "refused", field: "step")
    }
    return stepped(edit)
  }

  /// Returns the response to undo and redo, as `undo --json` prints it.
  private func stepped(_ edit: Edit) -> Response {
    Response(json: .array([.object([("step", .string(edit.summary))])]))
  }
}
