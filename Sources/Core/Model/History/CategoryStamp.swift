/// A category as it was when a task was done; later edits and removals do not change it (T3).
public struct CategoryStamp: Sendable, Hashable, Codable {
  /// The number of the category; `nil` if it comes from another database and was gone there.
  public let id: Category.ID?
  /// The name.
  public let name: String
  /// The colour as `#rrggbb`.
  public let color: String
  /// The name of a built-in icon, or one character.
  public let icon: String

  /// Creates a stamp.
  public init(id: Category.ID?, name: String, color: String, icon: String) {
    self.id = id
    self.name = name
    self.color = color
    self.icon = icon
  }

  /// Records a category as it is now.
  public init(_ category: Category) {
    self.init(id: category.id, name: category.name, color: category.color, icon: category.icon)
  }
}
