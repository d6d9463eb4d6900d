import Application
import Foundation
import Hummingbird
import Reminders

/// Adds the form of a task: new, to edit, what it leads to, and what it sends.
func addFormRoutes(to router: Router<WebContext>, site: Site) {
  router.get("/tasks/new") { request, context -> Response in
    var input = TaskInput()
    let fields = FormFields(query: request)
    input.name = fields["name"] ?? ""
    input.places = fields.all("place").filter { !$0.isEmpty }
    return try site.form(input, for: request, context)
  }
  router.get("/tasks/:id/edit") { request, context -> Response in
    let old = try site.todo(try site.todoID(context))
    let input = TaskInput(
      old, places: try site.ports.store.places(),
      machineZone: site.ports.webSettings().zone)
    return try site.form(input, of: old, for: request, context)
  }
  router.post("/tasks/preview") { request, context -> Response in
    let form = try await FormFields(body: request, context)
    let old = try form.text("id").flatMap { Int64($0) }.map {
      try site.todo(Todo.ID(rawValue: $0))
    }
    let preview = TaskPreview(
      TaskInput(form), of: old, places: try site.ports.store.places(),
      actionContext: site.ports.actionContext)
    return Response(json: preview.json)
  }
  router.post("/tasks") { request, context -> Response in
    let form = try await FormFields(body: request, context)
    return try TaskFiling(site: site, form: form, old: nil).response(to: request, context)
  }
  router.post("/tasks/:id") { request, context -> Response in
    let form = try await FormFields(body: request, context)
    let id = try site.todoID(context)
    return try TaskFiling(site: site, form: form, old: id).response(to: request, context)
  }
}

extension Site {
  /// The task of a number.
  func todo(_ id: Todo.ID) throws -> Todo {
    guard let todo = try ports.store.todos().first(where: { $0.id == id }) else {
      throw missing(id)
    }
    return todo
  }

  /// The form, as a page or as the part of it that a dialog shows.
  func form(
    _ input: TaskInput, of old: Todo? = nil, for request: Request, _ context: WebContext
  ) throws -> Response {
    let places = try ports.store.places()
    let actionContext = ports.actionContext
    let view = TaskFormView(
      input: input,
      preview: TaskPreview(input, of: old, places: places, actionContext: actionContext),
      places: places, actionContext: actionContext, old: old)
    return try show(view, status: .ok, for: request, context)
  }

  /// Shows a form.
  func show(
    _ view: TaskFormView, status: HTTPResponse.Status, for request: Request, _ context: WebContext
  ) throws -> Response {
    guard request.fragment != "form" else {
      return try fragment("form", content: view.content, status: status, for: context)
    }
    return try page(
      "form_page", title: view.old == nil ? "New task" : "Edit task", section: .tasks,
      content: view.content, status: status, for: context)
  }
}
