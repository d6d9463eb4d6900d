import Localization
package import Model
import Text

/// Finds categories by what the user types.
package struct CategoryNames: Sendable {
  package let categories: [Category]

  /// Creates a lookup among categories.
  package init(categories: [Category]) { self.categories = categories }

  /// Returns the category with a name or number; `none` and `other` mean none (T1).
  ///
  /// - Throws: `RequestFailure` where there is none, or several have the name.
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
  /// - Throws: `RequestFailure` where there is none.
  package func category(_ text: String) throws -> Category {
    let text = text.trimmed
    let found = categories.named(text, by: \.name)
    guard found.count < 2 else {
      throw RequestFailure.several(
        .category, text, found.map { ($0.id.rawValue, $0.name) })
    }
    if let one = found.first ?? builtIn(text) ?? numbered(text) { return one }
    throw RequestFailure(
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
