import Application
import Localization
import Model

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
