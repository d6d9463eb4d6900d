import Application
import HTTPServer
import Hummingbird
import Localization
import Model
import Text
import WebPorts

/// Adds the form of a task: empty, filled from a task, its preview, and its submission.
func addTaskFormRoutes(to router: RouteGroup, site: Site) {
  router.get("/tasks/new") { request, context -> Response in
    var input = TaskInput()
    let fields = FormFields(query: request)
    input.name = fields["name"] ?? ""
    if let due = fields.text("due") {
      input[.due] = due
      input[.timing] = fields.text("timing") ?? ""
    }
    if fields["bucket"] == "yes" { input[.bucket] = "yes" }
    input.places = fields.all("place").filter { !$0.isEmpty }
    return try site.form(for: request, context) { _, _, _ in (input, nil) }
  }
  router.get("/tasks/:id/edit") { request, context -> Response in
    let id = try context.id(of: Todo.self)
    return try site.form(for: request, context) { snapshot, places, categories in
      let old = try site.todo(id, in: snapshot)
      let input = TaskInput(
        old, places: places, categories: categories, persons: try snapshot.persons,
        machineZone: site.ports.webSettings().actionContext.machineZone)
      return (input, old)
    }
  }
  router.post("/tasks/preview") { request, context -> Response in
    let form = context.form
    let id = form.text("id").flatMap { Int64($0) }.map { Todo.ID(rawValue: $0) }
    let actionContext = site.ports.actionContext
    let (old, names) = try site.ports.store.withSnapshot { snapshot -> (Todo?, TaskLineNames) in
      let todo = try id.map { id -> Todo in
        guard let todo = try snapshot.todo(id) else {
          throw Problem(.notFound, TaskPagePhrase.deletedMeanwhile)
        }
        return todo
      }
      return (todo, try TaskLineNames(snapshot, actionContext))
    }
    let (places, categories) = (names.places, names.categories)
    // The task may have been changed since the form was filled.
    let present = old.map {
      TaskInput(
        $0, places: places, categories: categories, persons: names.persons,
        machineZone: actionContext.machineZone)
    }
    let isStale = old.map { StateVersion.of($0) != form["version"] } ?? false
    let line = TaskFormLine(form, names: names)
    let merge = isStale ? present.flatMap { TaskMerge(line.form, present: $0) } : nil
    var input = TaskInput(merge?.form ?? line.form)
    let changed = (form["changed"] ?? "").split(separator: ",").map(String.init)
    let written = line.written(changed, in: input)
    if let written { input = TaskInput((merge?.form ?? line.form).replacing(written.said)) }
    let preview = TaskPreview(
      input, of: old, places: places, categories: categories, persons: names.persons,
      actionContext: actionContext)
    let shown = written?.line ?? line.line ?? ""
    let entry =
      try shown.trimmingBlanks.isEmpty || input.name.trimmingBlanks.isEmpty
      ? nil : QuickEntry(shown, caret: form["caret"].flatMap { Int($0) }, site: site)
    let json = preview.json.adding("entry", entry?.json ?? .null)
      .adding("line", JSON(written?.line))
      .adding(
        "fields",
        .fields(
          line.said.merging(written?.said ?? [:]) { $1 }.withDatesInWords(in: actionContext)))
    guard let merge, let old, let present else { return Response(json: json) }
    let overview = Overview(
      todos: [old], places: places, categories: categories, visits: [],
      actionContext: actionContext)
    return Response(
      json: json.adding(
        "elsewhere",
        merge.json(
          overview.view(old).facts, version: StateVersion.of(old), present: present,
          line: names.line(input, of: old), in: actionContext)))
  }
  router.post("/tasks") { request, context -> Response in
    let form = context.form
    return try TaskFormSubmission(site: site, form: form, old: nil).response(to: request, context)
  }
  router.post("/tasks/:id") { request, context -> Response in
    let form = context.form
    let id = try context.id(of: Todo.self)
    return try TaskFormSubmission(site: site, form: form, old: id).response(to: request, context)
  }
}

extension Site {
  /// Returns a task within a transaction.
  func todo(_ id: Todo.ID, in snapshot: any StoreSnapshot) throws -> Todo {
    guard let todo = try snapshot.todo(id) else { throw missing(id) }
    return todo
  }

  /// Returns the form, as a page or as the fragment that a dialog shows; `fill` returns what is in
  /// its fields, and the task that it edits.
  fileprivate func form(
    for request: Request, _ context: WebContext,
    fill: (any StoreSnapshot, [Place], [Model.Category]) throws -> (TaskInput, old: Todo?)
  ) throws -> Response {
    let actionContext = ports.actionContext
    let entry = try ports.store.withSnapshot { snapshot in
      let (places, categories) = (try snapshot.places, try snapshot.categories)
      let (input, old) = try fill(snapshot, places, categories)
      return TaskFormEntry(
        input: input,
        preview: TaskPreview(
          input, of: old, places: places, categories: categories, persons: try snapshot.persons,
          actionContext: actionContext),
        places: places, categories: categories, actionContext: actionContext,
        persons: try snapshot.persons, old: old, here: here,
        field: FormFields(query: request).text("field"))
    }
    return try show(entry, status: .ok, for: request, context)
  }

  func show(
    _ entry: TaskFormEntry, status: HTTPResponse.Status, for request: Request,
    _ context: WebContext
  ) throws -> Response {
    guard request.fragment != "form" else {
      return try fragment(TaskFormDialog(entry), status: status, for: context)
    }
    return try page(
      TaskFormPage(entry), of: .home, title: entry.heading, status: status, for: context)
  }
}

extension TaskLineNames {
  fileprivate init(_ snapshot: any StoreSnapshot, _ actionContext: ActionContext) throws {
    self.init(
      actionContext: actionContext, places: try snapshot.places,
      categories: try snapshot.categories, persons: try snapshot.persons)
  }
}

extension JSON {
  /// The values of a form by its names.
  static func fields(_ values: [String: [String]]) -> JSON {
    .object(
      values.sorted { $0.key < $1.key }.map { ($0, .array($1.map { .string($0) })) })
  }
}
