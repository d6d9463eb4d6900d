/// A reason why bytes are not a JSON document.
package enum JSONSyntaxError: Error, Sendable, Hashable {
  /// They are not UTF-8.
  case notUTF8
  /// Something else was expected at a column, which counts bytes from 1.
  case unexpected(expected: JSONExpectation, column: Int)
}

/// The syntax that a JSON document should have at some column.
package enum JSONExpectation: Sendable, Hashable {
  case key, quotedKey, value, endOfText, noControl, escape, hexDigits, noLeadingZero, digit,
    nothingMore
  /// The maximum number of nested lists or objects.
  case depth(Int)
  /// Some characters, quoted as they are.
  case characters(String)
  /// One of two characters.
  case either(String, String)
}
