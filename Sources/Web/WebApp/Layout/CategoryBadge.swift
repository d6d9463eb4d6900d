import Application
import Model

/// The icon of a category on its colour, for the template `category_icon`.
struct CategoryBadge: Sendable {
  let badgeColor: String
  let badgeTextColor: String
  /// The name of a built-in icon.
  let badgeIcon: String?
  /// A character of the user's own.
  let badgeCharacter: String?

  /// Prepares the badge of a category.
  init(_ category: Category) { self.init(color: category.color, icon: category.icon) }

  /// Prepares the badge of a category as it was when a task was done.
  init(_ stamp: CategoryStamp) { self.init(color: stamp.color, icon: stamp.icon) }

  /// Prepares a badge.
  init(color: String, icon: String) {
    let isBuiltIn = CategoryFields.icons.contains(icon)
    badgeColor = color
    badgeTextColor = CategoryFields.textColor(on: color)
    badgeIcon = isBuiltIn ? icon : nil
    badgeCharacter = isBuiltIn ? nil : icon
  }
}
