import Application
import Hummingbird
import Localization
import Reminders

extension API {
  /// Adds the routes of actions, undo and redo.
  func addTaskActionRoutes(to router: RouterGroup<WebContext>) {
    action("done", knows: ["at", "again"], on: router) { input in
      .done(at: try input.text("at"), again: try input.flag("again"))
    }
    action("skip", knows: [], on: router) { _ in .skip }
    action("snooze", knows: ["until"], on: router) { input in
      .snooze(.text(try input.text("until") ?? ""))
    }
    action("move", knows: ["to"], on: router) { input in
      .move(to: try input.text("to") ?? "")
    }
    router.post("\(Self.root)/undo") { request, context in
      try await answer(request) { try await undo(request, context) }
    }
    router.post("\(Self.root)/redo") { request, context in
      try await answer(request) {
        _ = try await APIInput(request, context, knows: [])
        guard let edit = try site.ports.store.redo()?.edit else {
          throw Problem(.conflict, ViewPhrase.nothingToRedo.text, code: "refused")
        }
        return await stepped(edit)
      }
    }
  }

  private func action(
    _ name: String, knows names: Set<String>, on router: RouterGroup<WebContext>,
    _ action: @escaping @Sendable (APIInput) throws -> TaskAction
  ) {
    router.post("\(Self.root)/tasks/:id/\(name)") { request, context in
      try await answer(request) {
        let input = try await APIInput(request, context, knows: names)
        let id = try site.todoID(context)
        let result = try action(input).perform(
          in: site.ports.store, actionContext: actionContext
        ) { edit in
          try todo(id, request, edit)
        }
        let view = result.view
        return response(view.json, tag: APITag(view).text, step: result.step)
      }
    }
  }

  private func undo(_ request: Request, _ context: WebContext) async throws -> Response {
    let input = try await APIInput(request, context, knows: ["step"])
    guard let text = try input.text("step") else {
      guard let edit = try site.ports.store.undo() else {
        throw Problem(.conflict, ViewPhrase.nothingToUndo.text, code: "refused")
      }
      return await stepped(edit)
    }
    guard let number = Int64(text) else {
      throw Problem(
        .unprocessableContent, WebPhrase.notStepNumber("\"\(text.oneLine)\"").text,
        code: "usage", field: "step")
    }
    guard let edit = try site.ports.store.undo(step: number) else {
      throw Problem(
        .conflict, ViewPhrase.notTheLastStep.text, code: "refused", field: "step")
    }
    return await stepped(edit)
  }

  /// Returns the response to undo and redo, as `undo --json` prints it.
  private func stepped(_ edit: Edit) async -> Response {
    await site.follow(edit)
    return Response(json: .array([.object([("step", .string(edit.summary))])]))
  }
}
