/// A category as it was when a task was done; later edits and removals do not change it (T3).
package struct CategoryStamp: Sendable, Hashable, Codable {
  /// The number of the category; `nil` if it comes from another database and was gone there.
  package let id: Category.ID?
  package let name: String
  /// The colour as `#rrggbb`.
  package let color: String
  /// The name of a built-in icon, or one character.
  package let icon: String

  package init(id: Category.ID?, name: String, color: String, icon: String) {
    self.id = id
    self.name = name
    self.color = color
    self.icon = icon
  }

  /// Records a category as it is now.
  package init(_ category: Category) {
    self.init(id: category.id, name: category.name, color: category.color, icon: category.icon)
  }
}
