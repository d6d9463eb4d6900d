import Application
import HTTPServer
import Hummingbird
import Localization
import Model
import WebPorts

/// Adds the page of all categories, and the page of each with its form.
func addCategoryRoutes(to router: RouteGroup, site: Site) {
  router.get("/categories") { request, context -> Response in
    try site.categoriesPage(nil, FormFields(query: request), for: context)
  }
  router.post("/categories") { request, context -> Response in
    try site.save(CategoryForm(context.form, of: nil), request, context)
  }
  router.get("/categories/:id") { _, context -> Response in
    try site.categoryPage(for: context) { CategoryForm($0) }
  }
  router.post("/categories/:id") { request, context -> Response in
    try site.save(CategoryForm(context.form, of: try site.category(context)), request, context)
  }
  router.post("/categories/:id/remove") { request, context -> Response in
    let builder = EditBuilder(site.ports.actionContext)
    let category = try site.category(context)
    let step = try site.step { try builder.removeCategory(category, in: $0).edit }
    let untied = step.edit.todos.count
    let texts = [
      CategoryPhrase.deletedCategory(category.name.oneLine).text,
      CategoryPhrase.withoutCategoryNow(tasks: untied).text,
    ]
    return ActionResponse(
      text: texts.joined(separator: " "), step: step.step,
      back: LocalAddress("/categories").adding("untied", String(untied))
    ).response(to: request)
  }
}

extension Site {
  /// Returns the category in an address such as `/categories/3`.
  fileprivate func category(_ context: WebContext) throws -> Category {
    try ports.store.withSnapshot { try category(context, in: $0) }
  }

  private func category(
    _ context: WebContext, in snapshot: any StoreSnapshot
  ) throws -> Category {
    let id = try context.id(of: Category.self)
    guard let category = try snapshot.categories.first(where: { $0.id == id })
    else { throw Problem(.notFound, WebPhrase.categoryGone(id.rawValue)) }
    return category
  }

  /// Returns the page of all categories with the form of a new one.
  fileprivate func categoriesPage(
    _ form: CategoryForm?, _ fields: FormFields, status: HTTPResponse.Status = .ok,
    for context: WebContext
  ) throws -> Response {
    let (categories, todos) = try ports.store.withSnapshot { (try $0.categories, try $0.todos) }
    var toast = try toast(fields, back: LocalAddress("/categories"))
    if let count = fields["untied"].flatMap({ Int($0) }) {
      toast?.text += " " + CategoryPhrase.withoutCategoryNow(tasks: count).text
    }
    return try page(
      CategoriesPage(categories, todos: todos, form: form), of: .categories, toast: toast,
      status: status, for: context)
  }

  /// Returns the page of one category; `form` returns what is in its fields.
  fileprivate func categoryPage(
    status: HTTPResponse.Status = .ok, for context: WebContext,
    form: (Category) -> CategoryForm
  ) throws -> Response {
    let view = try ports.store.withSnapshot { snapshot in
      let category = try category(context, in: snapshot)
      return CategoryPage(category, todos: try snapshot.todos, form: form(category))
    }
    return try page(view, of: .categories, title: view.heading, status: status, for: context)
  }

  /// Stores a category, or returns its form with the error and what was typed.
  fileprivate func save(
    _ form: CategoryForm, _ request: Request, _ context: WebContext
  ) throws -> Response {
    let builder = EditBuilder(ports.actionContext)
    do {
      let applied = try step { edit in
        guard let old = form.old else { return try builder.addCategory(form.input, in: edit).edit }
        guard let present = try edit.categories.first(where: { $0.id == old.id }) else {
          throw Problem(.notFound, WebPhrase.categoryGone(old.id.rawValue))
        }
        let merged = try CategoryForm.stored(present).merged(context.form)
        return try builder.changeCategory(
          present, CategoryForm(merged, of: present).input, in: edit
        ).edit
      }
      let name = form.name.oneLine
      let phrase: CategoryPhrase = form.old == nil ? .newCategory(name) : .savedCategory(name)
      return ActionResponse(
        text: phrase.text, step: applied.step, back: LocalAddress("/categories")
      ).response(to: request)
    } catch let conflict as FormConflict {
      guard !request.wantsJSON else { return conflict.response }
      var again = CategoryForm(conflict.form, of: form.old)
      again.conflict = conflict
      return try categoryPage(status: .conflict, for: context) { [again] _ in again }
    } catch {
      guard let failure = RequestFailure(error), let problem = Problem(refusing: error),
        !request.wantsJSON
      else { throw error }
      var again = form
      again.errors[failure.field?.rawValue ?? "name"] = failure.pageText
      guard form.old == nil else {
        return try categoryPage(status: problem.status, for: context) { [again] _ in again }
      }
      return try categoriesPage(again, FormFields(""), status: problem.status, for: context)
    }
  }
}
