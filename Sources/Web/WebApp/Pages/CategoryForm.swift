import Application
import Foundation
import Localization
import Model
import Text

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

  /// The fields for the edit.
  var input: EditBuilder.CategoryInput {
    EditBuilder.CategoryInput(name: name, color: color, icon: icon.isEmpty ? ownIcon : icon)
  }

  /// The values for the template.
  var content: [String: Any] {
    let shown = Model.Category(
      id: old?.id ?? Model.Category.ID(rawValue: 0), uuid: UUID(), name: name,
      color: CategoryFields.isColor(color) ? color : "#000000",
      icon: icon.isEmpty ? ownIcon : icon)
    var content: [String: Any] = [
      "isNew": old == nil,
      "action": old.map { "/categories/\($0.id.rawValue)" } ?? "/categories",
      "name": name, "color": color, "ownIcon": ownIcon, "isOwnIcon": icon.isEmpty,
      "sample": name.isEmpty ? TaskPagePhrase.newCategory.text : name.oneLine, "errors": errors,
      "badge": CategoryBadge(shown),
      "saveWord": old == nil ? TaskPagePhrase.addCategory.text : PagePhrase.save.text,
      "icons": CategoryFields.icons.map { each in
        [
          "value": each, "label": CategoryPhrase.iconNamed(each).text, "selected": each == icon,
        ] as [String: Any]
      },
    ]
    content["was"] = was ?? old.map(Self.stored)?.values.text
    content.merge(conflict?.content ?? [:]) { $1 }
    return content
  }
}
