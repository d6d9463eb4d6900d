import Application
import Model
import Mustache

/// The icon of a category on its colour, for the template `category_icon`.
struct CategoryBadge: MustacheParent {
  let category: Category

  /// Prepares the badge.
  init(_ category: Category) { self.category = category }

  func child(named name: String) -> Any? {
    switch name {
    case "badgeColor": category.color
    case "badgeTextColor": CategoryFields.textColor(on: category.color)
    case "badgeIcon": isBuiltIn ? category.icon : nil
    case "badgeCharacter": isBuiltIn ? nil : category.icon
    default: nil
    }
  }

  private var isBuiltIn: Bool { CategoryFields.icons.contains(category.icon) }
}
