import Application
import Hummingbird
import Localization
import Model

/// Adds the page of all categories, and the page of each with its form.
func addCategoryRoutes(to router: Router<WebContext>, site: Site) {
  router.get("/categories") { request, context -> Response in
    try site.categoriesPage(nil, FormFields(query: request), for: context)
  }
  router.post("/categories") { request, context -> Response in
    try site.save(CategoryForm(context.form, of: nil), request, context)
  }
  router.get("/categories/:id") { _, context -> Response in
    try site.categoryPage(CategoryForm(try site.category(context)), for: context)
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
    guard let number = context.parameters.get("id").flatMap({ Int64($0) }) else {
      throw HTTPError(.notFound)
    }
    guard let category = try ports.store.categories().first(where: { $0.id.rawValue == number })
    else { throw Problem(.notFound, WebPhrase.categoryGone(number).text) }
    return category
  }

  /// Returns the page of all categories with the form of a new one.
  fileprivate func categoriesPage(
    _ form: CategoryForm?, _ fields: FormFields, status: HTTPResponse.Status = .ok,
    for context: WebContext
  ) throws -> Response {
    let (categories, todos) = try ports.store.withSnapshot { (try $0.categories, try $0.todos) }
    let form =
      form ?? CategoryForm(nil, color: CategoryFields.usualColor(after: categories.count))
    var content = form.content
    content["hasCategories"] = !categories.isEmpty
    content["categories"] = categories.map { category in
      let count = CategoryView(category, todos: todos).taskCount
      return [
        "id": String(category.id.rawValue), "name": category.name.oneLine,
        "badge": CategoryBadge(category), "count": CategoryPhrase.tasks(count).text,
        "editLabel": CategoryPhrase.edit(category.name.oneLine).text,
      ] as [String: Any]
    }
    var toast = try toast(fields, back: LocalAddress("/categories"))
    if let text = toast?["text"] as? String, let count = fields["untied"].flatMap({ Int($0) }) {
      toast?["text"] = "\(text) \(CategoryPhrase.withoutCategoryNow(tasks: count).text)"
    }
    content["toast"] = toast
    return try page(
      "categories", title: TaskPagePhrase.categories.text, section: .categories, content: content,
      status: status, for: context)
  }

  /// Returns the page of one category.
  fileprivate func categoryPage(
    _ form: CategoryForm, status: HTTPResponse.Status = .ok, for context: WebContext
  ) throws -> Response {
    guard let category = form.old else { throw HTTPError(.notFound) }
    let count = CategoryView(category, todos: try ports.store.todos()).taskCount
    let heading = CategoryPhrase.heading(category.name.oneLine).text
    var content = form.content
    content["id"] = String(category.id.rawValue)
    content["heading"] = heading
    content["removal"] = CategoryPhrase.removal(category.name.oneLine, tasks: count).text
    return try page(
      "category", title: heading, section: .categories, content: content, status: status,
      for: context)
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
          throw Problem(.notFound, WebPhrase.categoryGone(old.id.rawValue).text)
        }
        let merged = try CategoryForm.stored(present).merged(context.form)
        return try builder.changeCategory(
          present, CategoryForm(merged, of: present).input, in: edit
        ).edit
      }
      let name = Wording.name(form.name)
      let phrase: CategoryPhrase = form.old == nil ? .newCategory(name) : .savedCategory(name)
      return ActionResponse(
        text: phrase.text, step: applied.step, back: LocalAddress("/categories")
      ).response(to: request)
    } catch let conflict as FormConflict {
      guard !request.wantsJSON else { return conflict.response }
      var again = CategoryForm(conflict.form, of: form.old)
      again.conflict = conflict
      return try categoryPage(again, status: .conflict, for: context)
    } catch {
      guard let failure = RequestFailure(error), let problem = Problem(refusing: error),
        !request.wantsJSON
      else { throw Problem(refusing: error) ?? error }
      var again = form
      again.errors[failure.field?.rawValue ?? "name"] = failure.pageText
      guard form.old == nil else {
        return try categoryPage(again, status: problem.status, for: context)
      }
      return try categoriesPage(again, FormFields(""), status: problem.status, for: context)
    }
  }
}
