import Foundation
import Localization
package import Model
import Text

extension EditBuilder {
  /// The fields of a category as typed; `nil` for those not given.
  package struct CategoryInput: Sendable, Hashable {
    package var name: String?
    /// Its colour, `#rgb` or `#rrggbb`.
    package var color: String?
    /// A built-in icon, or one character.
    package var icon: String?

    /// Creates the fields of a category.
    package init(name: String? = nil, color: String? = nil, icon: String? = nil) {
      self.name = name
      self.color = color
      self.icon = icon
    }
  }

  /// Returns the edit that adds a category.
  ///
  /// - Throws: `RequestFailure`, which names the field; what the context throws.
  package func addCategory(
    _ input: CategoryInput, in context: any EditContext
  ) throws -> Outcome<Category> {
    let categories = try context.categories
    let name = try CategoryFields.name(input.name ?? "", besides: nil, in: categories)
    let category = Category(
      id: try context.nextCategoryID(), uuid: UUID(), name: name,
      color: try input.color.map(CategoryFields.color)
        ?? CategoryFields.usualColor(after: categories.count),
      icon: try input.icon.map(CategoryFields.icon) ?? CategoryFields.usualIcon)
    return Outcome(
      Edit(
        summary: "category add \"\(name.oneLine)\"", action: .category(.add, name: name),
        categories: [.init(before: nil, after: category)]),
      category)
  }

  /// Returns the edit that changes a category.
  ///
  /// - Throws: `RequestFailure`, which names the field.
  package func changeCategory(
    _ old: Category, _ input: CategoryInput, in context: any EditContext
  ) throws -> Outcome<Category> {
    var new = old
    if let name = input.name {
      new.name = try CategoryFields.name(name, besides: old.id, in: try context.categories)
    }
    if let color = input.color { new.color = try CategoryFields.color(color) }
    if let icon = input.icon { new.icon = try CategoryFields.icon(icon) }
    return Outcome(
      Edit(
        summary: "category edit \"\(old.name.oneLine)\"",
        action: .category(.edit, name: new.name),
        categories: old == new ? [] : [.init(before: old, after: new)]),
      new)
  }

  /// Returns the edit that removes a category and leaves its tasks without one (T3).
  package func removeCategory(
    _ old: Category, in context: any EditContext
  ) throws -> Outcome<Category> {
    guard try context.hiddenTasks(place: nil, category: old.id, person: nil) == 0 else {
      throw RequestFailure(.refused, StorePhrase.usedByOthers(old.name.quoted))
    }
    let changes = try context.todos.filter { $0.category == old.id }.map { todo in
      var without = todo
      without.category = nil
      return Edit.Change(before: todo, after: without)
    }
    return Outcome(
      Edit(
        summary: "category remove \"\(old.name.oneLine)\"",
        action: .category(.remove, name: old.name), todos: changes,
        categories: [.init(before: old, after: nil)]),
      old)
  }
}
