/// Finds a text in others, whatever the case of letters, in every language (J6).
///
/// Letters are compared by `LetterFolding`. Works on UTF-8 without creating strings, since a
/// journal has thousands of notes; one search remembers the letters that it has met.
public struct NoteSearch: Sendable {
  private let wanted: [UInt32]
  /// The wanted letters as ASCII; `nil` if one of them is not.
  private let wantedASCII: [UInt8]?
  private var folding = LetterFolding()
  private var folded: [UInt32] = []

  /// Prepares a search.
  public init(_ text: String) {
    let letters = LetterFolding.folded(text)
    wanted = letters
    wantedASCII = letters.allSatisfy { $0 < 0x80 } ? letters.map { UInt8($0) } : nil
  }

  /// Checks that a text contains the wanted one; an empty one is in every text.
  public mutating func finds(in text: String) -> Bool {
    guard !wanted.isEmpty else { return true }
    var text = text
    return text.withUTF8 { finds(in: $0) }
  }

  private mutating func finds(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    // Fast path: most notes in English are ASCII, and their letters fold to ASCII only.
    guard bytes.contains(where: { $0 >= 0x80 }) else {
      return wantedASCII.map { Self.finds($0, in: bytes) } ?? false
    }
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

  private static func finds(_ wanted: [UInt8], in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    wanted.withUnsafeBufferPointer { wanted in
      guard let first = wanted.first, bytes.count >= wanted.count else { return false }
      let upper = 97...122 ~= first ? first - 32 : first
      for start in 0...(bytes.count - wanted.count)
      where bytes[start] == first || bytes[start] == upper {
        var length = 1
        while length < wanted.count, lower(bytes[start + length]) == wanted[length] { length += 1 }
        if length == wanted.count { return true }
      }
      return false
    }
  }

  private static func lower(_ byte: UInt8) -> UInt8 { 65...90 ~= byte ? byte + 32 : byte }
}
