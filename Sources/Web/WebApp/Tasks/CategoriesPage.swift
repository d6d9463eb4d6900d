import Application
import Foundation
import HTTPServer
import Hummingbird
import Localization
import Model
import Text
import WebPorts

/// All categories, and the form of a new one.
struct CategoriesPage: TemplateView {
  static let template = "categories"

  /// A category.
  struct Row: Sendable {
    let id: String
    let name: String
    let badge: CategoryBadge
    let count: String
    let editLabel: String
  }

  let categories: [Row]
  let hasCategories: Bool
  let form: CategoryFormView

  /// Prepares the page; without a form, the next usual colour is that of a new category.
  init(_ categories: [Category], todos: [Todo], form: CategoryForm?) {
    hasCategories = !categories.isEmpty
    self.categories = categories.map { category in
      let count = CategoryView(category, todos: todos).taskCount
      return Row(
        id: String(category.id.rawValue), name: category.name.oneLine,
        badge: CategoryBadge(category), count: CategoryPhrase.tasks(count).text,
        editLabel: CategoryPhrase.edit(category.name.oneLine).text)
    }
    let color = CategoryFields.usualColor(after: categories.count)
    self.form = CategoryFormView(form ?? CategoryForm(nil, color: color))
  }
}

/// One category with its form.
struct CategoryPage: TemplateView {
  static let template = "category"

  let id: String
  let heading: String
  /// The consequence of its removal.
  let removal: String
  let form: CategoryFormView

  /// Prepares the page.
  init(_ category: Category, todos: [Todo], form: CategoryForm) {
    let (name, count) = (category.name.oneLine, CategoryView(category, todos: todos).taskCount)
    id = String(category.id.rawValue)
    heading = CategoryPhrase.heading(name).text
    removal = CategoryPhrase.removal(name, tasks: count).text
    self.form = CategoryFormView(form)
  }
}

/// The form of a category, empty, filled from a category, or as it was typed.
struct CategoryForm {
  /// The category that is edited; `nil` for a new one.
  let old: Model.Category?
  var name = ""
  var color = "#2f6fb0"
  /// The name of a built-in icon; empty for a character of the user's own.
  var icon = "star"
  var ownIcon = ""
  /// The state that the form was filled from, where it was sent.
  private var was: String?
  /// A change elsewhere that the form asks about.
  var conflict: FormConflict?
  /// Errors by field.
  var errors: [String: String] = [:]

  /// Fills the form from a category; without one, it is that of a new category.
  init(_ old: Model.Category?, color: String? = nil) {
    self.old = old
    if let color { self.color = color }
    guard let old else { return }
    (name, self.color) = (old.name, old.color)
    let isBuiltIn = CategoryFields.icons.contains(old.icon)
    (icon, ownIcon) = isBuiltIn ? (old.icon, "") : ("", old.icon)
  }

  /// Reads the fields of a request.
  init(_ fields: FormFields, of old: Model.Category?) {
    self.old = old
    name = fields["name"] ?? ""
    color = fields.text("color") ?? ""
    icon = fields.text("icon") ?? ""
    ownIcon = fields.text("icon_text") ?? ""
    was = fields["was"]
  }

  /// The category as the form is filled from it.
  static func stored(_ category: Model.Category) -> StoredForm {
    let form = CategoryForm(category)
    return StoredForm(
      [
        "name": form.name, "color": form.color, "icon": form.icon, "icon_text": form.ownIcon,
      ],
      [
        StoredField("name", TaskPagePhrase.categoryName),
        StoredField("color", TaskPagePhrase.color),
        StoredField(["icon", "icon_text"], TaskPagePhrase.icon.text),
      ])
  }

  /// The version that the form was filled from, for the template `form_state`.
  fileprivate var state: FormState {
    conflict?.state ?? FormState(was: was ?? old.map(Self.stored)?.values.text ?? "")
  }

  /// The fields for the edit.
  var input: EditBuilder.CategoryInput {
    EditBuilder.CategoryInput(name: name, color: color, icon: icon.isEmpty ? ownIcon : icon)
  }
}

/// The values of the template `category_form`.
struct CategoryFormView: Sendable {
  let action: String
  let isNew: Bool
  let formState: FormState
  let badge: CategoryBadge
  /// The name as an example shows it.
  let sample: String
  let name: String
  let color: String
  let icons: [SelectOption]
  let isOwnIcon: Bool
  let ownIcon: String
  /// Errors by field.
  let errors: [String: String]
  let saveWord: String

  /// Prepares the form.
  init(_ form: CategoryForm) {
    let old = form.old
    action = old.map { "/categories/\($0.id.rawValue)" } ?? "/categories"
    isNew = old == nil
    formState = form.state
    badge = CategoryBadge(
      color: CategoryFields.isColor(form.color) ? form.color : "#000000",
      icon: form.icon.isEmpty ? form.ownIcon : form.icon)
    sample = form.name.isEmpty ? TaskPagePhrase.newCategory.text : form.name.oneLine
    name = form.name
    color = form.color
    icons = CategoryFields.icons.map { each in
      SelectOption(
        value: each, label: CategoryPhrase.iconNamed(each).text, selected: each == form.icon)
    }
    isOwnIcon = form.icon.isEmpty
    ownIcon = form.ownIcon
    errors = form.errors
    saveWord = old == nil ? TaskPagePhrase.addCategory.text : PagePhrase.save.text
  }
}

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
      guard let failure = Refusal(error), let problem = Problem(refusing: error),
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
