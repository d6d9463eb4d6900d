import Localization

/// A check that no text contains U+0000, at which SQLite and C end a text.
enum NullCharacter {
  /// Returns the text.
  ///
  /// - Throws: `RequestFailure` if the text contains U+0000.
  static func refused(in text: String, _ field: RequestField) throws -> String {
    guard !text.unicodeScalars.contains("\u{0}") else {
      throw RequestFailure(.usage, field, value: text) {
        TaskInputPhrase.nullCharacter(subject: $0)
      }
    }
    return text
  }
}
