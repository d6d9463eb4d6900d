import Application
import Foundation
import HTTPServer
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
