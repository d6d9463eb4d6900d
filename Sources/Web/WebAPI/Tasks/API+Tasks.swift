import Application
import HTTPServer
import HTTPTypes
import Hummingbird
import Localization
import Model
import Recurrence
import Text
import WebPorts

extension API {
  /// The properties of a task that are texts, named as the options of the command line.
  private static let texts = TaskField.all.map(\.field).filter {
    ![.place, .on, .bucket, .severalADay, .for, .remind, .item, .turns].contains($0)
  }
  private static let names = Set(
    texts.map(\.rawValue)
      + ["name", "places", "on", "bucket", "several_a_day", "for", "remind", "items", "turns"])

  /// Adds the routes that list, show, add, change and delete tasks.
  func addTaskRoutes(to router: RouteGroup) {
    router.get("\(Self.root)/tasks") { request, _ in
      try await answer(request) { list(try wanted(FormFields(query: request)).map(\.json)) }
    }
    router.post("\(Self.root)/tasks") { request, context in
      try await answer(request) { try await add(request, context) }
    }
    router.get("\(Self.root)/tasks/:id") { request, context in
      try await answer(request) { try show(try context.id(of: Todo.self)) }
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
      ports.store, actionContext: actionContext, withStreaks: true)
    var views =
      try fields.text("place").map { place in
        try overview.views(at: overview.names.reference(place))
      } ?? overview.todos.map(overview.view)
    if fields["all"] != "1" { views.removeAll { $0.phase == .finished || $0.todo.isWish } }
    if let text = fields["phase"] {
      guard let phase = Phase(rawValue: text) else {
        let phrase = WebPhrase.unknownPhase(text.quoted, known: Phase.allCases.map(\.rawValue))
        throw Problem(.usage, phrase, field: "phase")
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
    return try changed(status: .created) { _ in .add(name: name, fields) }
  }

  private func change(_ request: Request, _ context: WebContext) async throws -> Response {
    let input = try await APIInput(request, context, knows: Self.names)
    let (name, fields) = (try input.lasting("name"), try fields(input))
    let id = try context.id(of: Todo.self)
    return try changed { .edit(try todo(id, request, $0), name: name, fields) }
  }

  /// Performs a change of a task; returns the task with the remarks.
  func changed(
    status: HTTPResponse.Status = .ok, _ change: (any EditContext) throws -> TaskChange
  ) throws -> Response {
    let result = try TaskChange.perform(
      in: ports.store, actionContext: actionContext, change)
    let unread = result.reading?.unreadText(
      address: "\(Self.root)/tasks/\(result.todo.id.rawValue)", actionContext: actionContext)
    let lines = result.remarks.lines(undo: "POST \(Self.root)/undo") + [unread].compactMap(\.self)
    let remarks = JSON.array(lines.map(JSON.string))
    var response = response(
      result.json.adding("remarks", remarks), tag: APITag(result.view).text,
      step: result.step, status: status)
    if status == .created {
      response.headers[.location] = "\(Self.root)/tasks/\(result.todo.id.rawValue)"
    }
    return response
  }

  private func remove(_ request: Request, _ context: WebContext) throws -> Response {
    let id = try context.id(of: Todo.self)
    let result = try TaskAction.remove.perform(
      in: ports.store, actionContext: actionContext
    ) { try todo(id, request, $0) }
    return response(result.view.json, step: result.step)
  }

  private func next(_ request: Request, _ context: WebContext) throws -> Response {
    let fields = FormFields(query: request)
    let count = try number("count", in: 1...1000, usual: 5, fields["count"])
    let id = try context.id(of: Todo.self)
    guard let todo = try ports.store.withSnapshot({ try $0.todo(id) }) else {
      throw missing(id)
    }
    let zone = actionContext.zone(of: todo)
    return list(
      actionContext.coming(todo).prefix(count).map {
        .object([("opens", JSON($0.opens, in: zone)), ("due", JSON($0.due, in: zone))])
      })
  }

  private func fields(_ input: APIInput) throws -> TaskFields {
    var fields = TaskFields()
    for field in Self.texts {
      // `none` is a word like any other in notes.
      fields[field] = try input.text(field.rawValue, null: field == .notes ? "" : "none")
    }
    let events = try input.texts("on")
    if let bucket = try input.flagIfGiven("bucket") { fields[.bucket] = bucket ? "yes" : "no" }
    if let several = try input.flagIfGiven("several_a_day") {
      fields[.severalADay] = several ? "yes" : "no"
    }
    fields.persons = try input.texts("for")
    if !events.isEmpty { fields[.on] = events.joined(separator: ",") }
    fields.place = try input.texts("places")
    fields.items = try input.items("items")
    fields[.remind] = try input.list("remind", null: "default")
    fields[.turns] = try input.list("turns", null: "none")
    return fields
  }

  /// Returns the task of a number within an edit; refuses an outdated version (`If-Match`).
  func todo(_ id: Todo.ID, _ request: Request, _ context: any EditContext) throws -> Todo {
    guard let todo = try context.todo(id) else { throw missing(id) }
    try APITag.check(request, StateVersion.of(todo), present: view(of: todo, in: context))
    return todo
  }

  private func view(of todo: Todo, in context: any EditContext) throws -> JSON {
    try Overview(of: todo, in: context, actionContext: actionContext).view(todo).json
  }

  /// Returns the response with the task of a number.
  func show(_ id: Todo.ID) throws -> Response {
    let actionContext = actionContext
    let view = try ports.store.withSnapshot { snapshot -> TaskView in
      guard let todo = try snapshot.todo(id) else { throw missing(id) }
      return try Overview(of: todo, in: snapshot, actionContext: actionContext).view(todo)
    }
    return response(view.json, tag: APITag(view).text)
  }
}

extension HTTPField.Name {
  /// The number of a change in the undo log.
  static let step = known("Passby-Step")
}
