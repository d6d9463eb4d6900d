/// Finds a text in others, whatever the case of letters, in every language (J6).
///
/// Letters are compared by `LetterFolding`. Works on UTF-8 without creating strings, since a
/// journal has thousands of notes; one search remembers the letters that it has met.
public struct NoteSearch: Sendable {
  private let wanted: [UInt32]
  private var folding = LetterFolding()
  private var folded: [UInt32] = []

  /// Prepares a search.
  public init(_ text: String) {
    var letters: [UInt32] = []
    for scalar in text.unicodeScalars { folding.append(scalar.value, to: &letters) }
    wanted = letters
  }

  /// Checks that a text contains the wanted one; an empty one is in every text.
  public mutating func finds(in text: String) -> Bool {
    guard !wanted.isEmpty else { return true }
    var text = text
    return text.withUTF8 { finds(in: $0) }
  }

  private mutating func finds(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    folded.removeAll(keepingCapacity: true)
    var index = 0
    while index < bytes.count {
      let lead = bytes[index]
      if lead < 0x80 {
        folded.append(UInt32(65...90 ~= lead ? lead + 32 : lead))
        index += 1
        continue
      }
      // A String is always valid UTF-8.
      let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
      var scalar = UInt32(lead) & (0xFF >> UInt32(length + 1))
      for offset in 1..<length { scalar = scalar << 6 | UInt32(bytes[index + offset] & 0x3F) }
      index += length
      folding.append(scalar, to: &folded)
    }
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
}
