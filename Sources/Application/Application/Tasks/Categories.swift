import Appearance
import Foundation
import Localization
package import Model
package import Text

/// Checks the fields of a category.
package enum CategoryFields {
  /// The names of the built-in icons.
  package static let icons = [
    "bag", "bell", "bicycle", "book", "briefcase", "brush", "bus", "camera", "car", "cart", "cat",
    "cup", "dog", "flag", "gift", "heart", "house", "key", "leaf", "letter", "music", "people",
    "phone", "pill", "plane", "star", "sun", "tool",
  ]

  /// The icon of a category that names none.
  static let usualIcon = "star"

  private static let colors = [
    "#2f6fb0", "#7a4fb5", "#c2571a", "#2e7d4f", "#b03a5b", "#0f7f86", "#8a6d1d", "#5b6470",
  ]

  /// Returns the colour of a category that names none, so that neighbours differ.
  package static func usualColor(after count: Int) -> String { colors[count % colors.count] }

  /// Returns a name that is neither empty nor taken by another category.
  static func name(
    _ text: String, besides own: Category.ID?, in categories: [Category]
  ) throws -> String {
    let name = try NullCharacter.refused(in: text.trimmed, .name)
    guard !name.isEmpty, !CategoryNames.meansNone(name), !name.hasPrefix("#") else {
      throw Refusal(.usage, .name, CategoryPhrase.notName(name.quoted))
    }
    let other = categories.first { $0.id != own && $0.name.isSameName(as: name) }
    if let other {
      throw Refusal(.refused, .name, CategoryPhrase.nameTaken(other.name.quoted))
    }
    return name
  }

  /// Returns a colour as `#rrggbb` in lower case.
  static func color(_ text: String) throws -> String {
    let digits = text.trimmed.lowercased().drop { $0 == "#" }
    guard [3, 6].contains(digits.count), digits.allSatisfy({ $0.isASCII && $0.isHexDigit }) else {
      throw Refusal(.usage, .color, value: text) { CategoryPhrase.notColor(subject: $0) }
    }
    return "#" + (digits.count == 6 ? String(digits) : digits.map { "\($0)\($0)" }.joined())
  }

  /// True for a colour as `#rrggbb` in lower case.
  package static func isColor(_ text: String) -> Bool { (try? color(text)) == text }

  /// Returns the name of a built-in icon, or one character that is visible.
  static func icon(_ text: String) throws -> String {
    let icon = text.trimmed
    if icons.contains(icon.lowercased()) { return icon.lowercased() }
    let isVisible = icon.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
    guard icon.count == 1, isVisible else {
      throw Refusal(.usage, .icon, value: text) {
        CategoryPhrase.notIcon(
          subject: $0, known: icons, suggestion: Suggestion.quoted(for: icon, among: icons))
      }
    }
    return icon
  }

  /// Returns black or white, whichever has the higher contrast on a colour; black on a tie (T2).
  ///
  /// A text that is no colour counts as black.
  package static func textColor(on color: String) -> String {
    (RGBColor(parsing: color) ?? .black).textColor.hex
  }
}

/// Finds categories by what the user types.
package struct CategoryNames: Sendable {
  package let categories: [Category]

  /// Creates a lookup among categories.
  package init(categories: [Category]) { self.categories = categories }

  /// Returns the category with a name or number; `none` and `other` mean none (T1).
  ///
  /// - Throws: `Refusal` where there is none, or several have the name.
  package func reference(_ text: String) throws -> Category.ID? {
    let text = text.trimmed
    if Self.meansNone(text) { return nil }
    return try category(text).id
  }

  /// Returns true for the words that mean no category (T1).
  package static func meansNone(_ text: String) -> Bool {
    ["none", "other"].contains(text.trimmed.lowercased())
  }

  /// Returns the category with a name or number.
  ///
  /// - Throws: `Refusal` where there is none.
  package func category(_ text: String) throws -> Category {
    let text = text.trimmed
    let found = categories.named(text, by: \.name)
    guard found.count < 2 else {
      throw Refusal.several(
        .category, text, found.map { ($0.id.rawValue, $0.name) })
    }
    if let one = found.first ?? builtIn(text) ?? numbered(text) { return one }
    throw Refusal(
      .notFound, .category,
      CategoryPhrase.noSuchCategory(
        text.quoted, suggestion: Suggestion.quoted(for: text, among: categories.map(\.name))))
  }

  /// Returns the built-in category that has a name in some language, unless the user renamed it.
  private func builtIn(_ text: String) -> Category? {
    for builtIn in Category.BuiltIn.allCases {
      let names = Languages.all.map { CategoryPhrase.builtIn(builtIn).text(in: Localizer($0)) }
      guard names.contains(where: { $0.lowercased() == text.lowercased() }) else { continue }
      return categories.first { $0.uuid == builtIn.uuid && names.contains($0.name) }
    }
    return nil
  }

  private func numbered(_ text: String) -> Category? {
    Int64(text).flatMap { number in categories.first { $0.id.rawValue == number } }
  }
}

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
  /// - Throws: `Refusal`, which names the field; what the context throws.
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
        summary: "category add \(name.quoted)", action: .category(.add, name: name),
        categories: [.init(before: nil, after: category)]),
      category)
  }

  /// Returns the edit that changes a category.
  ///
  /// - Throws: `Refusal`, which names the field.
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
        summary: "category edit \(old.name.quoted)",
        action: .category(.edit, name: new.name),
        categories: old == new ? [] : [.init(before: old, after: new)]),
      new)
  }

  /// Returns the edit that removes a category and leaves its tasks without one (T3).
  package func removeCategory(
    _ old: Category, in context: any EditContext
  ) throws -> Outcome<Category> {
    guard try context.hiddenTasks(place: nil, category: old.id, person: nil) == 0 else {
      throw Refusal(.refused, StorePhrase.usedByOthers(old.name.quoted))
    }
    let changes = try context.todos.filter { $0.category == old.id }.map { todo in
      var without = todo
      without.category = nil
      return Edit.Change(before: todo, after: without)
    }
    return Outcome(
      Edit(
        summary: "category remove \(old.name.quoted)",
        action: .category(.remove, name: old.name), todos: changes,
        categories: [.init(before: old, after: nil)]),
      old)
  }
}
