import Appearance
import Foundation
import Localization
import Model
import Text

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
      throw RequestFailure(.usage, .name, CategoryPhrase.notName(name.quoted))
    }
    let other = categories.first { $0.id != own && $0.name.isSameName(as: name) }
    if let other {
      throw RequestFailure(.refused, .name, CategoryPhrase.nameTaken(other.name.quoted))
    }
    return name
  }

  /// Returns a colour as `#rrggbb` in lower case.
  static func color(_ text: String) throws -> String {
    let digits = text.trimmed.lowercased().drop { $0 == "#" }
    guard [3, 6].contains(digits.count), digits.allSatisfy({ $0.isASCII && $0.isHexDigit }) else {
      throw RequestFailure(.usage, .color, value: text) { CategoryPhrase.notColor(subject: $0) }
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
      throw RequestFailure(.usage, .icon, value: text) {
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
