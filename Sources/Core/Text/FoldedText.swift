/// A text without what does not count when it is compared: case, the accents of Latin letters, the
/// kind of apostrophe (Q10).
package struct FoldedText: Sendable, Hashable {
  let letters: [UInt32]

  package init(_ text: String) {
    var (text, letters) = (text, [UInt32]())
    text.withUTF8 { LetterFolding.append($0, to: &letters) }
    self.letters = letters
  }

  /// Returns true if the text begins with another.
  package func hasPrefix(_ other: FoldedText) -> Bool { letters.starts(with: other.letters) }
}

extension String {
  /// Returns true if two names are one: they differ at most in case, in accents of Latin letters
  /// and in the kind of apostrophe.
  package func isSameName(as other: String) -> Bool {
    self == other || FoldedText(self) == FoldedText(other)
  }
}

extension Sequence {
  /// Returns the elements that have a name: the exact ones, or else those whose names are the same.
  ///
  /// An older database may hold several that are the same, such as `м'ясо` and `м’ясо`.
  package func named(_ text: String, by name: (Element) -> String) -> [Element] {
    let exact = filter { name($0) == text }
    guard exact.isEmpty else { return exact }
    let wanted = FoldedText(text)
    return filter { FoldedText(name($0)) == wanted }
  }
}
