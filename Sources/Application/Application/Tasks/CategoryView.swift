import Foundation
package import Model
package import Text

/// A category for every form of output.
package struct CategoryView: Sendable {
  package let category: Category
  /// How many tasks are sorted into it.
  package let taskCount: Int

  /// Creates a view among all tasks.
  package init(_ category: Category, todos: [Todo]) {
    self.category = category
    taskCount = todos.count { $0.category == category.id }
  }

  /// The keys of a category, as every `--json` prints them.
  package var json: JSON {
    .object([
      ("id", .integer(Int(category.id.rawValue))),
      ("uuid", .string(category.uuid.uuidString.lowercased())),
      ("name", .string(category.name)),
      ("color", .string(category.color)),
      ("icon", .string(category.icon)),
      ("text_color", .string(CategoryFields.textColor(on: category.color))),
      ("tasks", .integer(taskCount)),
    ])
  }
}
