import Application
import HTTPServer
import HTTPTypes
import Hummingbird
import Localization
import Model
import Text
import WebPorts

extension API {
  private static let categoryNames: Set<String> = ["name", "color", "icon"]

  /// Adds the list of the present day.
  func addTodayRoutes(to router: RouteGroup) {
    router.get("\(Self.root)/today") { request, _ in
      try await answer(request) { try today(FormFields(query: request)) }
    }
  }

  /// Adds the routes of quick lines and categories.
  func addQuickRoutes(to router: RouteGroup) {
    router.post("\(Self.root)/quick") { request, context in
      try await answer(request) { try await quick(request, context) }
    }
    router.get("\(Self.root)/categories") { request, _ in
      try await answer(request) {
        list(try ports.store.withSnapshot { try categoryList(in: $0) })
      }
    }
    router.get("\(Self.root)/categories/:id") { request, context in
      try await answer(request) {
        let id = try context.id(of: Category.self)
        let (category, json) = try ports.store.withSnapshot { snapshot in
          let category = try self.category(id, in: snapshot)
          return (category, CategoryView(category, todos: try snapshot.todos).json)
        }
        return response(json, tag: APITag(StateVersion.of(category), json).text)
      }
    }
    router.post("\(Self.root)/categories") { request, context in
      try await answer(request) {
        let input = try await categoryInput(request, context)
        return try changeCategory(status: .created) { try $0.addCategory(input, in: $1) }
      }
    }
    router.patch("\(Self.root)/categories/:id") { request, context in
      try await answer(request) {
        let (input, id) = (
          try await categoryInput(request, context), try context.id(of: Category.self)
        )
        return try changeCategory {
          try $0.changeCategory(try category(id, request, $1), input, in: $1)
        }
      }
    }
    router.delete("\(Self.root)/categories/:id") { request, context in
      try await answer(request) {
        let id = try context.id(of: Category.self)
        return try changeCategory(isGone: true) {
          try $0.removeCategory(try category(id, request, $1), in: $1)
        }
      }
    }
  }

  private func quick(_ request: Request, _ context: WebContext) async throws -> Response {
    let input = try await APIInput(request, context, knows: ["line", "dry_run", "plain"])
    let line = try input.lasting("line") ?? ""
    let plain = try input.flag("plain")
    let builder = EditBuilder(actionContext)
    guard try !input.flag("dry_run") else {
      let overview = try Overview(
        ports.store, actionContext: actionContext, withStreaks: true)
      let (reading, todo) = try builder.quickPreview(
        line, places: overview.names.places, categories: overview.categories,
        persons: overview.persons, plain: plain)
      return Response(json: overview.view(todo).json.adding(reading.json))
    }
    return try changed(status: .created) { _ in .quick(line, plain: plain) }
  }

  private func today(_ fields: FormFields) throws -> Response {
    let actionContext = actionContext
    let json = try ports.store.withSnapshot {
      try today(fields, in: $0, actionContext: actionContext)
    }
    return response(json, tag: APITag.text([json]))
  }

  private func today(
    _ fields: FormFields, in snapshot: any StoreSnapshot, actionContext: ActionContext
  ) throws -> JSON {
    let overview = try Overview(snapshot, actionContext: actionContext, withStreaks: true)
    let filter = try TaskFilter(
      category: fields.text("category"), priority: fields["priority"],
      place: fields.text("place"), overview: overview)
    return try Today(
      snapshot, overview: overview, sortedBy: try TaskFilter.sortKeys(fields["sort"]),
      withHabits: ["category", "priority", "place"].allSatisfy { fields.text($0) == nil },
      where: filter.matches
    ).json
  }

  private func changeCategory(
    status: HTTPResponse.Status = .ok, isGone: Bool = false,
    _ change: (EditBuilder, any EditContext) throws -> Outcome<Category>
  ) throws -> Response {
    let builder = EditBuilder(actionContext)
    let step = try step { try change(builder, $0) }
    let outcome = step.outcome
    // One that is gone has the tasks that it had.
    let todos =
      isGone ? outcome.edit.todos.compactMap(\.before) : try ports.store.todos()
    let json = CategoryView(outcome.value, todos: todos).json
    var response = response(
      json, tag: APITag(StateVersion.of(outcome.value), json).text, step: step.step,
      status: status)
    if isGone { response.headers[.eTag] = nil }
    return response
  }

  private func categoryInput(
    _ request: Request, _ context: WebContext
  ) async throws -> EditBuilder.CategoryInput {
    let input = try await APIInput(request, context, knows: Self.categoryNames)
    return EditBuilder.CategoryInput(
      name: try input.lasting("name"), color: try input.lasting("color"),
      icon: try input.lasting("icon"))
  }

  private func categoryList(in snapshot: any StoreSnapshot) throws -> [JSON] {
    let todos = try snapshot.todos
    return try snapshot.categories.map { CategoryView($0, todos: todos).json }
  }

  /// Returns the category of a number within an edit; refuses an outdated version (`If-Match`).
  private func category(
    _ id: Category.ID, _ request: Request, _ context: any EditContext
  ) throws -> Category {
    let category = try category(id, in: context)
    try APITag.check(
      request, StateVersion.of(category), list: try categoryList(in: context),
      present: CategoryView(category, todos: try context.todos).json)
    return category
  }

  private func category(_ id: Category.ID, in context: any StoreSnapshot) throws -> Category {
    guard let category = try context.categories.first(where: { $0.id == id }) else {
      throw Problem(.notFound, WebPhrase.categoryGone(id.rawValue))
    }
    return category
  }
}
