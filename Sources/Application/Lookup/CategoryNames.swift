import Localization
public import Reminders
import Text

/// Finds categories by what the user types.
public struct CategoryNames: Sendable {
  /// All categories.
  public let categories: [Category]

  /// Creates a lookup among categories.
  public init(categories: [Category]) { self.categories = categories }

  /// Returns the category with a name or number; case does not count, and `none` and `other` mean
  /// none (T1).
  ///
  /// - Throws: `RequestFailure` where there is none.
  public func reference(_ text: String) throws -> Category.ID? {
    let text = text.trimmed
    if ["none", "other"].contains(text.lowercased()) { return nil }
    return try category(text).id
  }

  /// Returns the category with a name or number; case does not count.
  ///
  /// - Throws: `RequestFailure` where there is none.
  public func category(_ text: String) throws -> Category {
    let text = text.trimmed
    if let found = find(text) { return found }
    throw RequestFailure(
      .notFound, .category,
      .noSuchCategory(
        text.quoted, suggestion: Suggestion.quoted(for: text, among: categories.map(\.name))))
  }

  private func find(_ text: String) -> Category? {
    categories.first { $0.name.lowercased() == text.lowercased() }
      ?? Int64(text).flatMap { number in categories.first { $0.id.rawValue == number } }
  }
}
