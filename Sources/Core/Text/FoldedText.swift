import Foundation
import Synchronization

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

/// Letters as texts are compared by them (Q10): without case, without the accents of Latin letters,
/// and with one kind of apostrophe.
///
/// The case of a letter is taken as the lower case of its upper case. That agrees with the full
/// case folding of Unicode for nearly all: `ß` becomes `ss`, and the `ς` at the end of a word `σ`.
/// What differs only in being composed (`й`) or decomposed (`и` and a breve) becomes the same, and
/// outside the Latin script it stays a letter of its own.
struct LetterFolding: ~Copyable {
  /// The letters of all texts that were compared, so that each is only looked up once.
  private static let shared = Mutex(LetterFolding())

  /// The foldings met so far of scalars below U+3000: two scalars each, 0 for none.
  private var known = [UInt64](repeating: 0, count: 0x3000)

  /// Latin letters whose stroke or ligature Unicode does not count as an accent, and the Turkish
  /// `i` with and without a dot.
  private static let others: [UInt32: String] = [
    0xE6: "ae", 0xC6: "ae", 0xF8: "o", 0xD8: "o", 0x111: "d", 0x110: "d", 0x127: "h", 0x126: "h",
    0x142: "l", 0x141: "l", 0x153: "oe", 0x152: "oe", 0x130: "i", 0x131: "i",
  ]
  private static let apostrophes = Set(
    Apostrophe.kinds.flatMap { $0.unicodeScalars.map(\.value) })

  /// Adds the folding of UTF-8 to letters.
  static func append(_ bytes: UnsafeBufferPointer<UInt8>, to folded: inout [UInt32]) {
    folded.reserveCapacity(folded.count + bytes.count)
    // The table is only needed for letters beyond ASCII.
    guard bytes.contains(where: { $0 >= 0x80 }) else {
      for byte in bytes { folded.append(UInt32(ascii(byte))) }
      return
    }
    shared.withLock { $0.append(bytes, to: &folded) }
  }

  /// Returns the folding of an ASCII character.
  static func ascii(_ byte: UInt8) -> UInt8 {
    65...90 ~= byte ? byte + 32 : byte == 0x60 ? 0x27 : byte
  }

  private mutating func append(
    _ bytes: UnsafeBufferPointer<UInt8>, to folded: inout [UInt32]
  ) {
    var index = 0
    while index < bytes.count {
      let lead = bytes[index]
      if lead < 0x80 {
        folded.append(UInt32(Self.ascii(lead)))
        index += 1
        continue
      }
      // A String is always valid UTF-8.
      let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
      var scalar = UInt32(lead) & (0xFF >> UInt32(length + 1))
      for offset in 1..<length { scalar = scalar << 6 | UInt32(bytes[index + offset] & 0x3F) }
      index += length
      append(scalar, to: &folded)
    }
  }

  private mutating func append(_ value: UInt32, to folded: inout [UInt32]) {
    guard value < 0x3000 else {
      Self.appendHigh(value, to: &folded)
      return
    }
    guard !Self.isMark(value) else {
      Self.appendMark(value, to: &folded)
      return
    }
    let pair = known[Int(value)]
    guard pair == 0 else {
      folded.append(UInt32(truncatingIfNeeded: pair))
      if pair >> 32 != 0 { folded.append(UInt32(pair >> 32)) }
      return
    }
    let scalars = Self.folding(value)
    folded += scalars
    guard let first = scalars.first, scalars.count <= 2 else { return }
    known[Int(value)] = UInt64(first) | UInt64(scalars.count == 2 ? scalars[1] : 0) << 32
  }

  /// Drops an accent behind a Latin letter; another one is made one with its letter.
  private static func appendMark(_ mark: UInt32, to folded: inout [UInt32]) {
    guard let letter = folded.last else { return folded.append(mark) }
    guard !isLatin(letter) else { return }
    let pair = [letter, mark].compactMap(Unicode.Scalar.init).map(String.init).joined()
    let composed = pair.precomposedStringWithCanonicalMapping.unicodeScalars
    if composed.count == 1, let one = composed.first {
      folded[folded.count - 1] = one.value
    } else {
      folded.append(mark)
    }
  }

  private static func folding(_ value: UInt32) -> [UInt32] {
    guard let scalar = Unicode.Scalar(value) else { return [value] }
    if let other = others[value] { return other.unicodeScalars.map(\.value) }
    let text = scalar.properties.uppercaseMapping.unicodeScalars
      .map(\.properties.lowercaseMapping).joined()
    var folded: [UInt32] = []
    for scalar in text.decomposedStringWithCanonicalMapping.unicodeScalars {
      let value = apostrophes.contains(scalar.value) ? 0x27 : scalar.value
      if isMark(value) { appendMark(value, to: &folded) } else { folded.append(value) }
    }
    return folded
  }

  /// Adds the folding of a scalar from U+3000 on: few of them have a case.
  private static func appendHigh(_ value: UInt32, to folded: inout [UInt32]) {
    // Hangul syllables. Source: The Unicode Standard, 3.12 Conjoining Jamo Behavior.
    if (0xAC00...0xD7A3).contains(value) {
      let index = value - 0xAC00
      folded += [0x1100 + index / 588, 0x1161 + index % 588 / 28]
      if index % 28 != 0 { folded.append(0x11A7 + index % 28) }
      return
    }
    guard let scalar = Unicode.Scalar(value), scalar.properties.changesWhenCaseMapped else {
      folded.append(value)
      return
    }
    folded += folding(value)
  }

  /// True for the accents of Unicode that stand behind their letter.
  private static func isMark(_ value: UInt32) -> Bool { 0x300...0x36F ~= value }

  private static func isLatin(_ value: UInt32) -> Bool {
    97...122 ~= value || 0xDF...0x24F ~= value || 0x1E00...0x1EFF ~= value
  }
}

/// The sign in `п'ятниця`: keyboards type one kind, phones another, and all mean the same.
package enum Apostrophe {
  /// Every kind that is read as one: `'`, `’`, `ʼ`, `‘` and the grave accent.
  package static let kinds: Set<Character> = ["'", "\u{2019}", "\u{02BC}", "\u{2018}", "`"]

  /// Returns a text with `'` for every kind.
  package static func plain(_ text: some StringProtocol) -> String {
    String(text.map { kinds.contains($0) ? "'" : $0 })
  }
}

/// The distance between spellings.
package enum Spelling {
  /// Counts the single-letter edits between two words, as texts are compared (Q10); a swap of
  /// neighbours is one.
  ///
  /// Only the first 80 letters are compared: O(80 x 80) at most.
  ///
  /// Source: optimal string alignment, the restricted form of Damerau, CACM 7 (1964).
  package static func distance(_ left: String, _ right: String) -> Int {
    let left = FoldedText(left).letters.prefix(80)
    let right = FoldedText(right).letters.prefix(80)
    var older: [Int] = []
    var old = Array(0...right.count)
    for i in left.indices {
      var row = [i + 1]
      for j in right.indices {
        let substitution = old[j] + (left[i] == right[j] ? 0 : 1)
        var best = min(old[j + 1] + 1, row[j] + 1, substitution)
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          best = min(best, older[j - 1] + 1)
        }
        row.append(best)
      }
      (older, old) = (old, row)
    }
    return old[right.count]
  }
}
