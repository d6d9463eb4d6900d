/// Finds a text in others, whatever their case, their accents and their apostrophes (Q10).
///
/// Works on UTF-8 without creating strings, since a journal has thousands of notes.
package struct TextSearch: Sendable {
  private let wanted: [UInt32]
  /// The wanted letters as ASCII; `nil` if one of them is not.
  private let wantedASCII: [UInt8]?

  /// Prepares a search.
  package init(_ text: some StringProtocol) {
    wanted = FoldedText(String(text)).letters
    wantedASCII = wanted.allSatisfy { $0 < 0x80 } ? wanted.map { UInt8($0) } : nil
  }

  /// Prepares a search for each word of a text.
  package static func words(of text: String) -> [Self] {
    text.split(whereSeparator: \.isWhitespace).map { Self($0) }
  }

  /// Checks that a text contains the wanted one; an empty one is in every text.
  package func finds(in text: String) -> Bool {
    guard !wanted.isEmpty else { return true }
    var text = text
    return text.withUTF8 { finds(in: $0) }
  }

  private func finds(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    // Fast path: most notes in English are ASCII, and their letters fold to ASCII only.
    guard bytes.contains(where: { $0 >= 0x80 }) else {
      return wantedASCII.map { Self.finds($0, in: bytes) } ?? false
    }
    var folded: [UInt32] = []
    LetterFolding.append(bytes, to: &folded)
    return folded.withUnsafeBufferPointer { text in
      wanted.withUnsafeBufferPointer { wanted in
        var start = 0
        while start + wanted.count <= text.count {
          var length = 0
          while length < wanted.count, text[start + length] == wanted[length] { length += 1 }
          if length == wanted.count { return true }
          start += 1
        }
        return false
      }
    }
  }

  private static func finds(_ wanted: [UInt8], in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    wanted.withUnsafeBufferPointer { wanted in
      guard let first = wanted.first, bytes.count >= wanted.count else { return false }
      for start in 0...(bytes.count - wanted.count)
      where LetterFolding.ascii(bytes[start]) == first {
        var length = 1
        while length < wanted.count,
          LetterFolding.ascii(bytes[start + length]) == wanted[length]
        { length += 1 }
        if length == wanted.count { return true }
      }
      return false
    }
  }
}
