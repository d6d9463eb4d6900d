/// The order of names (Q10): by alphabets, numbers by their value.
///
/// Case, accents of Latin letters and apostrophes count only between names that are else the same,
/// as in dictionaries: `М'яч` comes after `Місто`.
/// Blanks come first, then other signs, numbers, the letters of the language, other letters.
///
/// Source: the two-level comparison of Unicode Technical Standard 10, without its table.
package struct NameOrder: Sendable {
  /// A name as it is compared; texts that differ at all are never equal.
  package struct Key: Sendable, Comparable {
    fileprivate let weights: [UInt32]
    fileprivate let text: String

    /// Orders by letters and numbers; by the texts themselves between equal ones.
    package static func < (left: Self, right: Self) -> Bool {
      if left.weights != right.weights {
        return left.weights.lexicographicallyPrecedes(right.weights)
      }
      let (first, second) = (left.text.lowercased(), right.text.lowercased())
      return first == second ? left.text < right.text : first < second
    }
  }

  /// The ranks of the letters of all alphabets.
  private let ranks: [UInt32: UInt32]

  /// Creates an order by alphabets, the first of which comes first.
  package init(alphabets: [String]) {
    let letters = alphabets.joined().unicodeScalars.enumerated()
    ranks = Dictionary(letters.map { ($1.value, UInt32($0)) }) { first, _ in first }
  }

  /// Returns a name as it is compared.
  package func key(_ text: String) -> Key {
    var weights: [UInt32] = []
    let letters = FoldedText(text).letters
    var index = 0
    while index < letters.count {
      let letter = letters[index]
      if 48...57 ~= letter {
        let end = letters[index...].firstIndex { !(48...57 ~= $0) } ?? letters.count
        let digits = letters[index..<end].drop { $0 == 48 }
        // A longer number is a larger one.
        weights.append(Class.number | UInt32(digits.count))
        weights += digits
        index = end
        continue
      }
      index += 1
      if letter != 0x27 { weights.append(weight(of: letter)) }
    }
    return Key(weights: weights, text: text)
  }

  private func weight(of letter: UInt32) -> UInt32 {
    if let rank = ranks[letter] { return Class.letter | rank }
    guard let scalar = Unicode.Scalar(letter) else { return Class.foreign | letter }
    if scalar.properties.isWhitespace { return Class.blank }
    return (scalar.properties.isAlphabetic ? Class.foreign : Class.sign) | letter
  }

  /// The upper bits of a weight; the lower ones have room for every scalar.
  private enum Class {
    static let blank: UInt32 = 1 << 24
    static let sign: UInt32 = 2 << 24
    static let number: UInt32 = 3 << 24
    static let letter: UInt32 = 4 << 24
    static let foreign: UInt32 = 5 << 24
  }
}
