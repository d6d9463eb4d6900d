import Text

extension Wording {
  /// Returns a name on one line without control characters, so that nothing a user typed can act on
  /// a terminal or break a line.
  package static func cleanLine(_ text: String) -> String { text.cleanLine }

  /// Returns a name as it stands in a sentence: on one line, without control characters, and cut
  /// after 200 code points.
  package static func name(_ text: String) -> String { text.cleanLine(cutAfter: 200) }
}
