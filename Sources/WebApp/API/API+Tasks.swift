import Application
import HTTPTypes
import Hummingbird
import Localization
import Recurrence
import Reminders

extension API {
  /// The properties of a task, named as the options of the command line.
  private static let fields: [RequestField] = [
    .every, .from, .start, .first, .end, .at, .zone, .due, .on, .dwell, .horizon, .nag, .notes,
    .category, .priority, .difficulty, .duration, .timing,
  ]
  private static let names = Set(fields.map(\.rawValue) + ["name", "places", "bucket", "for"])

  /// Adds the routes that list, show, add, change and delete tasks.
  func addTaskRoutes(to router: RouterGroup<WebContext>) {
    router.get("\(Self.root)/tasks") { request, _ in
      try await answer(request) { list(try wanted(FormFields(query: request)).map(\.json)) }
    }
    router.post("\(Self.root)/tasks") { request, context in
      try await answer(request) { try await add(request, context) }
    }
    router.get("\(Self.root)/tasks/:id") { request, context in
      try await answer(request) { try show(try site.todoID(context)) }
    }
    router.patch("\(Self.root)/tasks/:id") { request, context in
      try await answer(request) { try await change(request, context) }
    }
    router.delete("\(Self.root)/tasks/:id") { request, context in
      try await answer(request) { try remove(request, context) }
    }
    router.get("\(Self.root)/tasks/:id/next") { request, context in
      try await answer(request) { try next(request, context) }
    }
  }

  private func wanted(_ fields: FormFields) throws -> [TaskView] {
    let overview = try Overview(
      site.ports.store, actionContext: actionContext, withStreaks: true)
    var views =
      try fields.text("place").map { place in
        try overview.views(at: overview.names.reference(place))
      } ?? overview.todos.map(overview.view)
    if fields["all"] != "1" { views.removeAll { $0.phase == .finished || $0.todo.isWish } }
    if let text = fields["phase"] {
      guard let phase = Phase(rawValue: text) else {
        let phrase = WebPhrase.unknownPhase(
          "\"\(text.oneLine)\"", known: Phase.allCases.map(\.rawValue))
        throw Problem(.unprocessableContent, phrase.text, code: "usage", field: "phase")
      }
      views.removeAll { $0.phase != phase }
    }
    if let text = fields.text("q") {
      let search = TaskSearch(
        text, places: overview.names.places, categories: overview.categories)
      views.removeAll { !search.finds($0.todo) }
    }
    return views.soonestFirst
  }

  private func add(_ request: Request, _ context: WebContext) async throws -> Response {
    let input = try await APIInput(request, context, knows: Self.names)
    let (name, fields) = (try input.lasting("name") ?? "", try fields(input))
    let builder = EditBuilder(actionContext)
    let step = try site.step { try builder.add(name: name, fields: fields, in: $0).edit }
    guard let todo = step.edit.todos.first?.after else { throw HTTPError(.internalServerError) }
    var response = try show(todo, step: step.step, status: .created)
    response.headers[.location] = "\(Self.root)/tasks/\(todo.id.rawValue)"
    return response
  }

  private func change(_ request: Request, _ context: WebContext) async throws -> Response {
    let input = try await APIInput(request, context, knows: Self.names)
    let (name, fields) = (try input.lasting("name"), try fields(input))
    let id = try site.todoID(context)
    let builder = EditBuilder(actionContext)
    let step = try site.step { edit in
      try builder.change(try todo(id, request, edit), name: name, fields: fields, in: edit).edit
    }
    return try show(id, step: step.step)
  }

  private func remove(_ request: Request, _ context: WebContext) throws -> Response {
    let id = try site.todoID(context)
    let builder = EditBuilder(actionContext)
    let before = try show(id)
    let step = try site.step { builder.remove(try todo(id, request, $0)).edit }
    var response = before
    response.headers[.step] = step.step.map(String.init)
    response.headers[.eTag] = nil
    return response
  }

  private func next(_ request: Request, _ context: WebContext) throws -> Response {
    let fields = FormFields(query: request)
    let count = try number("count", in: 1...1000, usual: 5, fields)
    let id = try site.todoID(context)
    let todos = try site.ports.store.todos()
    guard let todo = todos.first(where: { $0.id == id }) else { throw site.missing(id) }
    let schedule = todo.schedule(machineZone: actionContext.machineZone)
    let dates = schedule.upcoming(
      count, from: todo.position, moved: todo.moved, now: actionContext.now)
    return list(
      dates.map {
        .object([
          ("opens", JSON($0.opens, in: schedule.zone)), ("due", JSON($0.due, in: schedule.zone)),
        ])
      })
  }

  private func fields(_ input: APIInput) throws -> TaskFields {
    var fields = TaskFields()
    for field in Self.fields where field != .on {
      // `none` is a word like any other in notes.
      fields[field] = try input.text(field.rawValue, null: field == .notes ? "" : "none")
    }
    let events = try input.texts("on")
    if let bucket = try input.flagIfGiven("bucket") { fields.bucket = bucket ? "yes" : "no" }
    fields.persons = try input.texts("for")
    if !events.isEmpty { fields.on = events.joined(separator: ",") }
    fields.place = try input.texts("places")
    return fields
  }

  /// Returns the task of a number within an edit; refuses an outdated version (`If-Match`).
  func todo(_ id: Todo.ID, _ request: Request, _ context: any EditContext) throws -> Todo {
    guard let todo = try context.todo(id) else { throw site.missing(id) }
    try APITag.check(request, StateVersion.of(todo), present: view(of: todo, in: context))
    return todo
  }

  private func view(of todo: Todo, in context: any EditContext) throws -> JSON {
    try Overview(
      todos: [todo], places: context.places, categories: context.categories,
      visits: context.visits, actionContext: actionContext, persons: context.persons,
      streaks: TaskStreaks(of: [todo], in: context, actionContext: actionContext)
    ).view(todo).json
  }

  /// Returns the response with the task of a number.
  func show(_ id: Todo.ID, step: Int64? = nil) throws -> Response {
    let overview = try Overview(
      site.ports.store, actionContext: actionContext, withStreaks: true)
    guard let todo = overview.todos.first(where: { $0.id == id }) else { throw site.missing(id) }
    let view = overview.view(todo)
    return response(view.json, tag: APITag(view).text, step: step)
  }

  private func show(
    _ todo: Todo, step: Int64?, status: HTTPResponse.Status
  ) throws -> Response {
    let view = try Overview(
      site.ports.store, actionContext: actionContext, withStreaks: true
    ).view(todo)
    return response(view.json, tag: APITag(view).text, step: step, status: status)
  }
}

extension HTTPField.Name {
  /// The number of a change in the undo log.
  static let step = known("Passby-Step")
}
