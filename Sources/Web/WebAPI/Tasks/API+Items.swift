import Application
import HTTPServer
import HTTPTypes
import Hummingbird
import Model
import Text
import WebPorts

extension API {
  /// Adds the routes of the items of a checklist, which answer with the task.
  func addItemRoutes(to router: RouteGroup) {
    let items: RouterPath = "\(Self.root)/tasks/:id/items"
    let item: RouterPath = "\(Self.root)/tasks/:id/items/:item"
    router.post(items) { request, context in
      try await answer(request) {
        let input = try await APIInput(request, context, knows: ["texts", "once"])
        let texts = try input.texts("texts")
        return try change(
          .add(texts.isEmpty ? [""] : texts, isOnce: try input.flag("once")), request, context)
      }
    }
    router.patch(item) { request, context in
      try await answer(request) {
        let input = try await APIInput(request, context, knows: ["text", "done", "once", "to"])
        let item = try context.parameters.require("item")
        var edit = ItemEdit(text: try input.lasting("text"))
        edit.isDone = try input.flagIfGiven("done")
        edit.isOnce = try input.flagIfGiven("once")
        edit.position = try input.lasting("to")
        return try change(.edit(item, edit), request, context)
      }
    }
    router.delete(item) { request, context in
      try await answer(request) {
        try change(.remove([context.parameters.require("item")]), request, context)
      }
    }
  }

  private func change(
    _ change: ChecklistChange, _ request: Request, _ context: WebContext
  ) throws -> Response {
    let id = try context.id(of: Todo.self)
    let result = try TaskAction.items(change).perform(
      in: ports.store, actionContext: actionContext
    ) { try todo(id, request, $0) }
    return response(result.json, tag: APITag(result.view).text, step: result.step)
  }
}
