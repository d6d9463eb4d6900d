import Foundation

/// Letters without their case, decomposed, so that equal ones can be compared as numbers.
///
/// The folding of a letter is taken as the lower case of its upper case. That agrees with the full
/// case folding of Unicode for nearly all: `ß` becomes `ss`, and the `ς` at the end of a word `σ`.
/// What differs only in being composed (`é`) or decomposed (`e` and an accent) becomes the same.
/// The dot that the Turkish `İ` would keep is dropped, so that `istanbul` finds it.
public struct LetterFolding: Sendable {
  /// The foldings met so far of scalars below U+3000: two scalars each, 0 for none.
  private var known = [UInt64](repeating: 0, count: 0x3000)

  /// Returns the folding of a text, as Unicode scalars.
  public static func folded(_ text: String) -> [UInt32] {
    // The table is only needed for letters beyond ASCII.
    guard text.utf8.contains(where: { $0 >= 0x80 }) else {
      return text.utf8.map { UInt32(65...90 ~= $0 ? $0 + 32 : $0) }
    }
    var folding = LetterFolding()
    var letters: [UInt32] = []
    for scalar in text.unicodeScalars { folding.append(scalar.value, to: &letters) }
    return letters
  }

  /// Adds the folding of a scalar to others.
  mutating func append(_ value: UInt32, to folded: inout [UInt32]) {
    guard value < 0x3000 else {
      Self.appendHigh(value, to: &folded)
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

  private static func folding(_ value: UInt32) -> [UInt32] {
    guard let scalar = Unicode.Scalar(value) else { return [value] }
    if scalar == "\u{130}" || scalar == "\u{131}" { return [0x69] }
    let text = scalar.properties.uppercaseMapping.unicodeScalars
      .map(\.properties.lowercaseMapping).joined()
    return text.decomposedStringWithCanonicalMapping.unicodeScalars.map(\.value)
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
}
