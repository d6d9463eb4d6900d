import Text

/// The name of a device or person as it is stored.
package enum DeviceName {
  /// The longest name, in characters.
  package static let longest = 200

  /// Returns a text on one line, without control characters and marks of direction, cut where it is
  /// too long.
  package static func stored(_ text: String) -> String {
    var line = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { line.append(isBlank(scalar) ? " " : scalar) }
    let words = String(line).split(separator: " ").joined(separator: " ")
    return String(words.prefix(longest)).trimmed
  }

  /// True if a name would be stored otherwise than it was typed.
  package static func changes(_ text: String) -> Bool { stored(text) != text.trimmed }

  /// Returns true if a name has one of some ASCII characters, also where another stands on it.
  static func has(_ characters: String, in name: String) -> Bool {
    name.unicodeScalars.contains { characters.unicodeScalars.contains($0) }
  }

  /// Returns true for a character that is white space, or invisible, or turns the direction; the
  /// joiner of emoji is none of them.
  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ...0x20, 0x7F...0xA0, 0xAD, 0x61C, 0x1680, 0x2000...0x200C, 0x200E, 0x200F,
      0x2028...0x202F, 0x205F...0x206F, 0x3000, 0xFEFF:
      true
    default: false
    }
  }
}
